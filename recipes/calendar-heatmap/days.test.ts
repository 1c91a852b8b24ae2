import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { dayFindings, daysIn, daysOf, monthsOf, sumsBy, total } from './days.ts'
import recipe from './recipe.ts'
import { weekSums } from './week-sums.ts'

const data = (start: string, values: (number | null)[], step = 1, unit = 'day') => ({
  measure: 'Deployments',
  columns: { start, step, unit },
  rows: [{ name: 'all', values: values.map((value) => ({ value })) }],
})

test('days stand in the week and on the weekday of the calendar', () => {
  // December 30, 2025 was a Tuesday.
  const days = daysOf(data('2025-12-30', [1, 2, 3, 4, 5, 6, 7]))
  expect(days.map(({ week, weekday }) => `${week}/${weekday}`)).toEqual([
    '0/1',
    '0/2',
    '0/3',
    '0/4',
    '0/5',
    '0/6',
    '1/0',
  ])
  expect(monthsOf(days).map(({ length }) => length)).toEqual([2, 5])
})

test('weeks and weekdays are added up; a day that was not measured counts nothing', () => {
  const days = daysOf(data('2025-12-29', [1, 2, null, 4, 5, 6, 7, 8]))
  expect([sumsBy(days, 'week'), sumsBy(days, 'weekday'), total(days)]).toEqual([[25, 8], [9, 2, 0, 4, 5, 6, 7], 33])
})

test('a period holds its first and its last day', () => {
  const year = data('2025-01-01', Array<number>(31).fill(1))
  const marked = daysIn(daysOf(year), { start: '2025-01-03', end: '2025-01-05', text: 'freeze' }, year)
  expect(marked.map(({ at }) => new Date(at).toISOString().slice(8, 10))).toEqual(['03', '04', '05'])
})

test('columns that are no days, and more than a year of them, are refused', () => {
  expect([
    dayFindings(data('2025-01-01T00:00Z', [1, 2], 1, 'h')),
    dayFindings(data('2025-01-01', Array<number>(60).fill(1), 7)),
  ]).toEqual([
    [{ at: 'columns', problem: 'must be days, such as {"start": "2026-01-01", "step": 1, "unit": "day"}' }],
    [{ at: 'columns', problem: 'span 414 days; 372 fit' }],
  ])
})

test('days that were not measured have a frame, and the key says so', () => {
  const drawn = (values: (number | null)[]) => {
    const rows = [{ name: 'all', values }]
    const columns = { start: '2026-02-02', step: 1, unit: 'day' }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: 'A claim',
      measure: 'Deployments',
      columns,
      rows,
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) =>
      each.type === 'text'
        ? each.text
        : each.type === 'path' && each.fill === undefined && each.stroke === 'rule'
          ? each.d.split('M').length - 1
          : [],
    )
  }
  const days = Array.from({ length: 21 }, (_, index) => index)
  expect(drawn([...days, null, null])).toEqual(expect.arrayContaining([2, 'Not measured']))
  expect(drawn(days)).not.toContain('Not measured')
})

test('of counts, days with none have a level of their own', () => {
  const wordsOf = (values: number[]): string[] => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: 'A claim',
      measure: 'Deployments',
      columns: { start: '2026-01-05', step: 1, unit: 'day' },
      rows: [{ name: 'all', values }],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  }
  const busy = Array.from({ length: 40 }, (_, index) => (index % 7 > 4 ? 0 : 2 + (index % 13)))
  expect(wordsOf(busy)).toContain('None')
  expect(wordsOf(busy.map((value) => value + 1))).not.toContain('None')
})

const wordsOf = (start: string, values: (number | null)[], marks: object[] = [], title = 'A claim'): string[] => {
  const rows = [{ name: 'all', values }]
  const columns = { start, step: 1, unit: 'day' }
  const data = { title, measure: 'Deployments', columns, rows, marks }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const warned = drawing.warnings.map(({ problem }) => problem)
  return [...drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])), ...warned]
}

test('a period whose days were not measured has no sum, one with some says how many, and so do all sums', () => {
  const values = [...Array<number>(14).fill(2), ...Array<null>(3).fill(null), 0, 0, 3]
  const words = wordsOf('2026-02-02', values, [
    { start: '2026-02-16', end: '2026-02-18', text: 'dark' },
    { start: '2026-02-18', end: '2026-02-19', text: 'gray' },
    { start: '2026-02-17', end: '2026-02-21', text: 'lit' },
  ])
  expect(words).toEqual(
    expect.arrayContaining(['dark: not measured', 'gray: none, 1 day not measured', 'lit: 3, 2 days not measured']),
  )
  expect(words).toContain('Sums are of measured days: 3 days are left out.')
  expect(
    wordsOf(
      '2026-02-02',
      values.map((value) => value ?? 0),
    ).join(),
  ).not.toContain('left out')
})

test('a heading quotes no sum of days that were not measured', () => {
  const values = [...Array<number>(14).fill(2), null, null]
  const marks = [{ start: '2026-02-16', end: '2026-02-17', text: 'dark' }]
  expect(wordsOf('2026-02-02', values, marks, '{marked} while dark').join()).not.toContain('none while')
})

test('the year of January is over its name where both have no room', () => {
  const year = Array<number>(330).fill(1)
  expect(wordsOf('2025-07-01', year)).toEqual(expect.arrayContaining(['2025', 'Jan', '2026']))
  expect(wordsOf('2025-12-01', year.slice(0, 70))).toContain('Jan 2026')
})

test('days of a period in focus are as pale as others on which nothing is, on a tint, with a frame in the accent', () => {
  const values = [0, 0, 3, 0, 0, 2, 1]
  const drawn = (focus: string[]) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: 'A claim',
      ...data('2026-01-05', []),
      rows: [{ name: 'all', values }],
      marks: [{ start: '2026-01-06', end: '2026-01-08', text: 'Freeze' }],
      focus,
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return ['soft', 'accent'].map(
      (fill) =>
        drawing.scene.elements.filter((each) => 'fill' in each && each.type !== 'text' && each.fill === fill).length,
    )
  }
  expect([drawn(['Freeze']), drawn([])]).toEqual([
    [1, 1],
    [0, 0],
  ])
})

test('cells are apart, also at the borders between months, which a line in the gap shows', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const months = drawing.parts.find(({ at }) => at === '@months')?.elements ?? []
  const [edges] = months.flatMap((at) => drawing.scene.elements[at] ?? [])
  const widths = (edges?.type === 'path' ? edges.d.split('M').slice(1) : []).map((each) => {
    const [x = 0, y = 0, right = 0, bottom = 0] = (each.match(/[\d.]+/g) ?? []).map(Number)
    return Math.min(right - x, bottom - y)
  })
  expect(new Set(widths)).toEqual(new Set([1]))
})

test('of the bars of weeks none is darker than the others, and the highest sum is written once', () => {
  const drawn = (values: number[]) => {
    const days = daysOf(data('2026-02-02', values))
    const grid = { left: 44, pitch: 28, rise: 15, right: 400, bottom: 105 }
    const all = weekSums(days, { grid, base: 200, format: formatFor(values) })
    const bars = all.flatMap((each) =>
      each.type === 'path' && each.fill !== 'rule' ? [each.d.split('M').length - 1] : [],
    )
    return { bars, sums: all.filter((each) => each.type === 'text' && each.text === '21').length }
  }
  const week = (value: number): number[] => Array<number>(7).fill(value)
  const before = Array.from({ length: 8 }, () => week(1)).flat()
  expect(drawn([...before, ...week(3), ...week(1), ...week(3)])).toEqual({ bars: [11], sums: 1 })
  expect(drawn(week(0))).toEqual({ bars: [], sums: 0 })
})

test('a heading that says none has its figure where no bars are, and weeks with other days have no tint', () => {
  const drawn = (start: string, values: number[]) => {
    const marks = [{ start, end: '2026-01-25', text: 'Freeze' }]
    const given = { ...data('2026-01-05', []), rows: [{ name: 'all', values }], marks, focus: ['Freeze'] }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'In it {marked}', ...given })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements } = drawing.scene
    const [tint] = elements.flatMap((each) => (each.type === 'path' && each.fill === 'soft' ? [each.d] : []))
    const large = elements.flatMap((each) => (each.type === 'text' && each.size === 28 ? [each.text] : []))
    return { large, tinted: (tint?.split('M').length ?? 1) - 1 }
  }
  const week = [2, 0, 1, 0, 0, 0, 0]
  const none = Array<number>(7).fill(0)
  expect(drawn('2026-01-12', [...week, ...none, ...none])).toEqual({ large: ['0'], tinted: 16 })
  expect(drawn('2026-01-13', [...week, ...none, ...none])).toEqual({ large: ['0'], tinted: 14 })
  expect(drawn('2026-01-12', [...week, ...week, ...none]).large).toEqual([])
  // Of a year’s weeks one is too narrow.
  const year = Array.from({ length: 50 }, () => week).flat()
  expect(drawn('2026-01-19', [...week, ...none, ...none, ...year]).large).toEqual([])
})

test('days before the first month that has room for its name are named with it', () => {
  const namesOf = (start: string, count: number) => {
    const columns = { start, step: 1, unit: 'day' }
    const rows = [{ name: 'all', values: Array.from({ length: count }, (_, at) => at % 7) }]
    const given = { title: 'A claim', measure: 'Rain', columns, rows }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, given)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) =>
      each.type === 'text' && /^(?:\w{3}(?:\/\w{3})?|20\d\d)$/.test(each.text) && each.y < 130 ? [each.text] : [],
    )
  }
  expect(namesOf('2024-02-27', 5)).toEqual(expect.arrayContaining(['2024', 'Feb/Mar']))
  expect(namesOf('2025-12-30', 300)).toEqual(expect.arrayContaining(['2025', '2026', 'Dec/Jan', 'Feb']))
  expect(namesOf('2024-02-05', 40)).toEqual(expect.arrayContaining(['Feb', 'Mar']))
})
