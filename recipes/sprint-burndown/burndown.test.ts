/** Days of a sprint in which the scope changes. */
import { expect, test } from 'vitest'
import type { SeriesData } from '../../drawing/data/numbers.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { pathBounds } from '../../src/geometry/path-bounds.ts'
import { burndownOf, burndownWords, describeBurndown, lateOf, scopeFindings, steppedDays } from './burndown.ts'
import recipe from './recipe.ts'

test('work that was added stands upright on the day it was added, and what is done before slopes', () => {
  const day = (x: number, y: number, without: number) => {
    return { cell: { value: y }, x, y, added: y - without, without, ideal: 0 }
  }
  const [plan, grown, next] = [day(0, 51, 51), day(1, 58, 46), day(2, 50, 38)]
  expect(steppedDays([plan, grown, next])).toEqual([plan, { ...grown, y: 46 }, grown, next])
  const shrunk = day(3, 30, 30)
  expect(steppedDays([next, shrunk])).toEqual([next, { ...shrunk, y: 42 }, shrunk])
})

test('where less is gone than was removed, no step rises to what nobody measured', () => {
  const cell = { value: 39 }
  const before = { cell, x: 0, y: 39, added: 9, without: 30, ideal: 0 }
  const after = { ...before, x: 1, added: 5, without: 34 }
  expect(steppedDays([before, after])).toEqual([before, after])
  // Exactly as much as was removed is gone: the step begins at the day before.
  const [gone, more] = [
    { ...after, y: 35 },
    { ...after, x: 2, y: 48, added: 9 },
  ]
  expect(steppedDays([before, gone]).map(({ y }) => y)).toEqual([39, 39, 35])
  expect(steppedDays([gone, more]).map(({ y }) => y)).toEqual([35, 44, 48])
})

test('what is done on the day it was added is not less than nothing', () => {
  const cells = (...values: (number | null)[]) => values.map((value) => ({ value }))
  const rows = [
    { name: 'remaining', values: cells(5, 0, 0, null) },
    { name: 'scope', values: cells(5, 5, 7, null) },
  ]
  const { days, added } = burndownOf({
    measure: 'Work',
    columns: ['a', 'b', 'c', 'd'].map((name) => ({ name })),
    rows,
  } as SeriesData)
  expect(steppedDays(days).map(({ x, y, without }) => [x, y, without])).toEqual([
    [0, 5, 5],
    [1, 0, 0],
    [2, 0, 0],
  ])
  expect(added).toBe(2)
})

test('the work left is off the ideal line, behind it or ahead of it', () => {
  const words = (...left: number[]) => {
    const rows = [{ name: 'remaining', values: left.map((value) => ({ value })) }]
    const columns = ['a', 'b', 'c'].map((name) => ({ name }))
    return burndownWords({ measure: 'Work', columns, rows } as SeriesData)
  }
  expect([words(8, 4), words(8, 5), words(8, 3)].map(({ behind, side }) => `${behind} ${side}`)).toEqual([
    '0 off',
    '1 behind',
    '1 ahead of',
  ])
})

const sprint = (columns: SeriesData['columns'], ...rows: (number | null)[][]): SeriesData => ({
  measure: 'Work',
  columns,
  rows: rows.map((values, index) => ({ name: `${index}`, values: values.map((value) => ({ value })) })),
})

test('between working days the ideal falls by even steps, over a weekend as over a night', () => {
  const left = [40, 40, 40, null, null]
  const idealOf = (columns: SeriesData['columns']): number[] =>
    burndownOf(sprint(columns, left)).days.map(({ ideal }) => Math.round(ideal * 10) / 10)
  // November 19, 2026 is a Thursday.
  expect(idealOf({ start: '2026-11-19', step: 1, unit: 'working-day' })).toEqual([40, 30, 20])
  const dates = ['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25'].map((name) => ({ name }))
  expect(idealOf(dates)).toEqual([40, 30, 20])
  expect(idealOf({ start: '2026-11-19', step: 2, unit: 'day' })).toEqual([40, 30, 20])
  // Weeks of work that begin on Mondays, one of them left out: over time.
  const weeks = ['2026-11-02', '2026-11-09', '2026-11-23', '2026-11-30', '2026-12-07'].map((name) => ({ name }))
  expect(idealOf(weeks)).toEqual([40, 32, 16])
  const { ideal } = burndownOf(sprint({ start: '2026-11-19', step: 1, unit: 'working-day' }, left))
  expect(ideal.map(({ y }) => y)).toEqual([40, 30, 20, 10, 0])
})

test('a second row that is less than what is left is no total scope', () => {
  const names = ['a', 'b', 'c'].map((name) => ({ name }))
  expect(scopeFindings(sprint(names, [9, 8, 7], [9, 8, 9]))).toEqual([])
  expect(scopeFindings(sprint(names, [9, 8, null], [null, 7, 1]))).toEqual([
    { at: 'rows.1.values.1', problem: expect.stringContaining('7 in all is less than the 8 left') },
  ])
})

test('the picture in words names the last measured day', () => {
  const data = sprint({ start: '2026-11-19', step: 1, unit: 'working-day' }, [4, 3, 2, null, null])
  expect(describeBurndown(data)).toContain('On 2026-11-23, 0 is 2')
})

test('working days are at equal steps of the axis, so that the ideal is one straight line and no tick is on a Sunday', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A claim',
    measure: 'Work',
    columns: { start: '2026-11-19', step: 1, unit: 'working-day' },
    rows: [{ name: 'Left', values: [40, 40, 40, null, null] }],
  })
  const elements = drawing.ok ? drawing.scene.elements : []
  const ticks = elements.flatMap((each) => (each.type === 'text' && each.text.startsWith('Nov') ? [each] : []))
  expect(ticks.map(({ text }) => text)).toEqual(['Nov 19', 'Nov 20', 'Nov 23', 'Nov 24', 'Nov 25'])
  const steps = ticks.slice(1).map(({ x }, index) => x - (ticks[index]?.x ?? 0))
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1)
})

test('the parts of the gap are as exact as their sum', () => {
  const rows = [
    { name: 'Left', values: [46, 46, 43, 38, 38, 36, null, null, null, null] },
    { name: 'Scope', values: [46, 46, 48, 48, 51, 51, null, null, null, null] },
  ]
  const columns = { start: '2026-11-16', step: 1, unit: 'working-day' }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: '{behind} {side}',
    measure: 'Work left',
    unit: 'points',
    columns,
    rows,
  })
  const { elements = [], description = '' } = drawing.ok ? drawing.scene : {}
  const texts = elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts).toEqual(expect.arrayContaining(['15.6 points behind', '5.0 added, 10.6 late']))
  // Which of them are late is so only by this rule.
  expect(texts).toContain('Added work is counted as not done yet.')
  expect(description).toContain('15.6 above the ideal line (5.0 added, 10.6 late)')
})

const drawnOf = (data: object) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', measure: 'Work', ...data })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  return { elements, texts: elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) }
}

test('days between the columns that are no weekend are holidays of the plan, and are named', () => {
  const dates = '2026-12-17 2026-12-18 2026-12-21 2026-12-22 2026-12-23 2026-12-28 2026-12-29'.split(' ')
  const rows = [{ name: 'Left', values: [60, 50, 40, 30, 20, 10, null] }]
  const idealOf = (columns: string[]): number[] =>
    burndownOf(
      sprint(
        columns.map((name) => ({ name })),
        [60, 50, 40, 30, 20, 10, null],
      ),
    ).days.map(({ ideal }) => ideal)
  expect(idealOf(dates)).toEqual([60, 50, 40, 30, 20, 10])
  expect(drawnOf({ columns: dates, rows }).texts).toContain('The plan has no work on Dec 24 and Dec 25.')
  // A week off is none of a sprint: so far, only the calendar is known.
  const far = [...dates.slice(0, 6), '2027-01-04']
  expect(idealOf(far)[5]).toBeCloseTo((60 * 7) / 18)
  expect(drawnOf({ columns: far, rows }).texts).toContain('The plan falls evenly by calendar, weekends included.')
  expect(drawnOf({ columns: { start: '2026-12-14', step: 1, unit: 'day' }, rows }).texts.join(' ')).not.toContain(
    'plan ',
  )
})

test('a day that was not measured interrupts the lines and is named; days to come are not', () => {
  const rows = [
    { name: 'Left', values: [60, 50, null, 30, 20, null] },
    { name: 'Scope', values: [60, 60, 60, 60, 60, null] },
  ]
  const { elements, texts } = drawnOf({ columns: ['a', 'b', 'c', 'd', 'e', 'f'], rows })
  expect(texts).toContain('Not measured: Left (c).')
  const left = elements.flatMap((each) => (each.type === 'path' && each.stroke === 'accent' ? [each.d] : []))
  expect(left[0]?.match(/M/g)).toHaveLength(2)
})

test('days to come need no values, and a row may not have more values than there are days', () => {
  const columns = ['a', 'b', 'c', 'd']
  const drawn = (values: (number | null)[]) => drawnOf({ columns, rows: [{ name: 'Left', values }] })
  expect(drawn([60, 50]).elements).toEqual(drawn([60, 50, null, null]).elements)
  expect(() => drawn([60, 50, 40, 30, 20])).toThrow('5 values for 4 columns')
})

test('the bracket of the gap is beside the layers, and its words have their place before the name of a layer', () => {
  const columns = ['Start', ...Array.from({ length: 10 }, (_, day) => `D${day + 1}`)]
  const rows = [
    { name: 'Left', values: [120, 110, 112, 104, 100, 96, 94, 90, 88] },
    { name: 'Scope', values: [120, 120, 130, 130, 135, 135, 140, 140, 140] },
  ]
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: '{behind} {side}',
    measure: 'Work',
    unit: 'items',
    columns,
    rows,
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const gapWords = elements.flatMap((each) =>
    each.type === 'text' && each.text === '64 items behind' && each.fill === 'negative' ? [each.x] : [],
  )
  const end = elements.flatMap((each) => (each.type === 'circle' && each.stroke === 'accent' ? [each.x] : []))
  const bracket = elements.flatMap((each) =>
    each.type === 'path' && each.stroke === 'negative' ? [pathBounds(each.d)?.x] : [],
  )
  expect([end.length, (bracket[0] ?? 0) - (end[0] ?? 0)]).toEqual([1, 11])
  // Right of the bracket.
  expect(gapWords.map((x) => x - (end[0] ?? 0) > 16)).toEqual([true])
})

test('the line of a mark where the scope changes is pale, as it is no part of the step, and dashes are the plan alone', () => {
  const { elements } = drawnOf({
    columns: ['a', 'b', 'c'],
    rows: [
      { name: 'Left', values: [60, 50, 40] },
      { name: 'Scope', values: [60, 70, 70] },
    ],
    marks: [{ column: 'b', text: 'More' }],
  })
  const upright = elements.filter(
    (each) =>
      (each.type === 'line' && each.x === each.x2) || (each.type === 'path' && /^M[\d. ]+V[\d. ]+$/.test(each.d)),
  )
  expect(upright.map((each) => ('stroke' in each ? each.stroke : undefined))).toContain('rule')
  expect(elements.filter((each) => 'dashed' in each && each.dashed === true)).toHaveLength(1)
})

test('work is late over the ideal line alone, from where it crosses that on', () => {
  const gaps = [10, 6, 9, null, 6, 2].map((y, x) => ({ x, y, base: [10, 8, 7, 6, 5, 4][x] ?? 0 }))
  expect(lateOf(gaps)).toEqual([
    { x: 0, y: 10, base: 10 },
    { x: 1, y: null, base: 8 },
    { x: 1.5, y: 7.5, base: 7.5 },
    { x: 2, y: 9, base: 7 },
    { x: 3, y: null, base: 6 },
    { x: 4, y: 6, base: 5 },
    { x: 4 + 1 / 3, y: 5 - 1 / 3, base: 5 - 1 / 3 },
    { x: 5, y: null, base: 4 },
  ])
  const grounds = (...left: number[]): number =>
    drawnOf({ columns: ['a', 'b', 'c', 'd'], rows: [{ name: 'Left', values: left }] }).elements.filter(
      (each) => each.type === 'path' && each.fill === 'rule',
    ).length
  expect([grounds(9, 5, 2), grounds(9, 5, 4, 1), grounds(9, 8, 1, 1), grounds(9, 8, 7)]).toEqual([0, 1, 2, 1])
})

test('the layer of scope is called added or removed only where all of it is', () => {
  const named = (...scope: number[]): string[] => {
    const rows = [
      { name: 'Left', values: [90, 80, 70, 60, 50, 45] },
      { name: 'Scope', values: scope },
    ]
    const { texts } = drawnOf({ columns: 'a b c d e f g h i j'.split(' '), rows })
    return texts.filter((text) => ['Added', 'Removed', 'Change of scope'].includes(text))
  }
  expect([named(90, 90, 120, 120, 120, 120), named(90, 90, 85, 85, 85, 85)]).toEqual([['Added'], ['Removed']])
  expect(named(90, 90, 120, 120, 80, 80)).toEqual(['Change of scope'])
})

test('an amount that has no free place at its step is in a note', () => {
  const notesOf = (scope: number[]): string[] => {
    const columns = scope.map((_, index) => `c${index}`)
    const rows = [
      { name: 'left', values: columns.map(() => 0) },
      { name: 'scope', values: scope },
    ]
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', measure: 'Work', columns, rows })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.warnings.flatMap(({ at, problem }) => (at === 'rows.1' ? [problem] : []))
  }
  const many = [0, 2, 1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 2, 1, 1]
  expect(notesOf(many)).toEqual([])
  expect(notesOf(many.map((each) => each * 1000))).toEqual([
    '+2,000; −1,000; and 4 more have no free place at their steps',
  ])
  expect(notesOf([1, 0, 0])).toEqual(['−1 has no free place at its step'])
})

/** A sprint of two weeks, its rows filled as far as given. */
const twoWeeks = (left: number[], scope: number[] = left.map(() => left[0] ?? 0)) => {
  const filled = (values: number[]): (number | null)[] => [...values, ...Array<null>(11 - values.length).fill(null)]
  return drawnOf({
    columns: 'Start, Mon 2, Tue 3, Wed 4, Thu 5, Fri 6, Mon 9, Tue 10, Wed 11, Thu 12, Fri 13'.split(', '),
    rows: [
      { name: 'Left', values: filled(left) },
      { name: 'All', values: filled(scope) },
    ],
  })
}

test('work that is done early has its name, though the axis takes the places at its dot', () => {
  expect(twoWeeks([40, 33, 25, 18, 12, 5, 0, 0, 0]).texts).toContain('Left 0')
})

test('at the last column the words of the gap are below the name, and the plan is named over the axis', () => {
  const scope = [60, 60, 60, 60, 60, 66, 66, 66, 66, 66, 66]
  const { elements, texts } = twoWeeks([60, 58, 50, 47, 40, 42, 36, 24, 17, 12, 5], scope)
  expect(texts).toEqual(expect.arrayContaining(['Left 5', '5 behind']))
  const words = elements.filter((each) => each.type === 'text')
  const yOf = (name: string): number => words.find(({ text }) => text === name)?.y ?? 0
  // A name's baseline is about 4 pixels over its lower edge; the axis is at the middle of its zero.
  expect(yOf('Plan')).toBeLessThan(yOf('0') - 8)
})
