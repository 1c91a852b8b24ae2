import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import orderedBar from './recipe.ts'

const rows = [
  { name: 'small', value: 7 },
  { name: 'large', value: 29 },
  { name: 'middle', value: 14 },
]

const draw = (title: string, given: object[] = rows) => {
  const drawing = drawRecipe(orderedBar as unknown as AnyRecipe, { title, measure: 'Time', unit: 's', rows: given })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const lengths = elements.flatMap((each) => {
    const [, left, right] = (each.type === 'path' && /^M ?([\d.]+) [\d.]+ ?H ?([\d.]+)/.exec(each.d)) || []
    return left === undefined ? [] : [Number(right) - Number(left)]
  })
  return { lengths, words: elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])) }
}

test('all bars are on one scale, also where the heading quotes their sum', () => {
  const { lengths } = draw('{share} of {total} in one place')
  expect(lengths).toHaveLength(3)
  const [largest = 0] = lengths
  for (const [index, value] of [29, 14, 7].entries())
    expect(Math.abs((lengths[index] ?? 0) - (largest * value) / 29)).toBeLessThanOrEqual(1)
})

test('shares of the sum are behind the values where the heading quotes one, and values have no sum where one is below zero', () => {
  expect(draw('{share} of it').words).toEqual(
    expect.arrayContaining(['Time (share of 50 s)', '58%', '29 s', '14 (28%)', '7 (14%)']),
  )
  expect(draw('{total} in sum').words).toContain('29 s (58%)')
  expect(draw('No share is quoted').words.filter((word) => word.endsWith('%'))).toEqual([])
  const signed = draw('{share} of it', [...rows, { name: 'less', value: -1 }]).words
  expect(signed.filter((word) => word.includes('share of'))).toEqual([])
})

test('shares that are rounded to another sum than 100% are said to be', () => {
  const of = (values: number[], title = '{share} of it') =>
    draw(
      title,
      values.map((value, index) => ({ name: `row ${index}`, value })),
    ).words.join(' ')
  expect(of([1, 1, 1])).toContain('Shares are rounded and add up to 99%.')
  expect(of([4, 3, 1])).toContain('Shares are rounded and add up to 101%.')
  expect(of([2, 1, 1])).not.toContain('rounded')
  expect(of([1, 1, 1], 'No share is quoted')).not.toContain('rounded')
})

test('values of a column have one unit, however small one of them is', () => {
  const { words } = draw('A claim', [
    { name: 'slow', value: 412 },
    { name: 'fast', value: 0.0004 },
  ])
  expect(words).toEqual(expect.arrayContaining(['412 s', '0.0004']))
})

test('short notes are beside the bars, and all are under the names where one is long; rows are equally high', () => {
  const placeOf = (note: string, text: string) => {
    const drawing = drawRecipe(orderedBar as unknown as AnyRecipe, {
      title: 'A claim',
      measure: 'Time',
      unit: 's',
      rows: [{ ...rows[0], note }, ...rows.slice(1)],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
    return { x: texts.find((each) => each.text === text)?.x ?? 0, names: texts }
  }
  const [name, short] = [placeOf('no index', 'small').x, placeOf('no index', 'no index').x]
  expect(short).toBeGreaterThan(name + 20)
  const long = 'a note of so many words that it would take the room of the bars'
  expect(placeOf(long, 'small').names.some(({ text, x }) => text.startsWith('a note') && x === name)).toBe(true)
  const ys = placeOf('no index', 'small').names.flatMap(({ text, y }) =>
    ['large', 'middle', 'small'].includes(text) ? [y] : [],
  )
  expect((ys[1] ?? 0) - (ys[0] ?? 0)).toBe((ys[2] ?? 0) - (ys[1] ?? 0))
})

test('after the share that the heading quotes is no note: that is under its name', () => {
  const noteOf = (title: string) => {
    const drawing = drawRecipe(orderedBar as unknown as AnyRecipe, {
      title,
      measure: 'Time',
      rows: [{ name: 'first', value: 29, note: 'no index' }, ...rows.slice(0, 1)],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
    const [name, note] = ['first', 'no index'].map((text) => texts.find((each) => each.text === text)?.x)
    return name === note
  }
  expect([noteOf('{share} in one'), noteOf('A claim')]).toEqual([true, false])
})

test('names that are code are in its letters', () => {
  const fontOf = (code?: boolean) => {
    const drawing = drawRecipe(orderedBar as unknown as AnyRecipe, {
      title: 'A claim',
      measure: 'Time',
      rows,
      ...(code === undefined ? {} : { code }),
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.some((each) => each.type === 'text' && each.text === 'small' && each.mono === true)
  }
  expect([fontOf(true), fontOf(false), fontOf()]).toEqual([true, false, false])
})

test('the rule of a mark ends with the first bar that is short of it, its value is written, and what steps back is pale', () => {
  const drawing = drawRecipe(orderedBar as unknown as AnyRecipe, {
    title: '{share} of {total}',
    measure: 'Minutes',
    unit: 'min',
    rows: [9000, 4000, 2000, 30, 20].map((value, index) => {
      return { name: `row ${index}`, value, ...(index === 1 ? { state: 'muted' } : {}) }
    }),
    marks: [{ value: 3000, text: 'allowance' }],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { scene, parts } = drawing
  const at = (place: string) =>
    (parts.find((part) => part.at === place)?.elements ?? []).flatMap((index) => scene.elements[index] ?? [])
  const texts = scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  expect(texts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['allowance: 3,000', 'Minutes (share of 15,050 min)']),
  )
  const yOf = (name: string): number => texts.find(({ text }) => text === name)?.y ?? NaN
  const bounds = at('marks.0').flatMap((each) => (each.type === 'text' ? [] : [boundsOf(each)]))
  const end = Math.max(...bounds.map(({ y, h }) => y + h))
  expect([end > yOf('row 2'), end < yOf('row 3') - 8]).toEqual([true, true])
  expect(at('rows.1').flatMap((each) => (each.type === 'path' ? [each.fill] : []))).toEqual(['rule'])
})

test('the largest is quoted as it is written at its bar, and words of a mark keep clear of what is measured', () => {
  const drawing = drawRecipe(orderedBar as unknown as AnyRecipe, {
    title: '{largest} wasted',
    measure: 'Idle time of all pools',
    unit: 'h',
    rows: [612.5, 88, 41.25, 0.5].map((value, index) => ({ name: `pool ${index}`, value })),
    marks: [{ value: 40, text: 'allowed' }],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['612.5 h wasted', '612.5 h']))
  const [title, mark] = ['Idle time of all pools', 'allowed: 40'].map((text) =>
    texts.find((each) => each.text === text),
  )
  expect((mark?.y ?? 0) - (title?.y ?? 0)).toBeGreaterThan(18)
})

test('rows are higher where most bars have two lines beside them', () => {
  const heightOf = (noted: number): number => {
    const rows = Array.from({ length: 8 }, (_, at) => ({
      name: `step ${at}`,
      value: 9 - at,
      ...(at < noted ? { note: 'Setup' } : {}),
    }))
    const drawing = drawRecipe(orderedBar as unknown as AnyRecipe, { title: 'A claim', measure: 'Time', rows })
    return drawing.ok ? drawing.scene.height : 0
  }
  expect(heightOf(4)).toBe(heightOf(0))
  expect(heightOf(5) - heightOf(4)).toBe(64)
})

test('a value below zero is no part of a sum, which has no share then', () => {
  const of = (...values: number[]) => {
    const given = values.map((value, index) => ({ name: `item ${index}`, value }))
    return orderedBar.derive?.(orderedBar.data.schema.parse({ title: 'T', measure: 'Time', rows: given }))
  }
  expect(of(50, -20, -40)).not.toHaveProperty('share')
  expect(of(50, 0, 50)).toMatchObject({ share: '50%' })
})

test('a share that the data do not have is a warning that says why', () => {
  const title = '{share} in one place'
  const given = [...rows, { name: 'won back', value: -3 }]
  const drawing = drawRecipe(orderedBar as unknown as AnyRecipe, { title, measure: 'Time', rows: given })
  expect(drawing.ok && drawing.warnings).toEqual([
    {
      level: 'warning',
      at: 'title',
      problem: '{share} stays as it is, as the data do not have it: the largest of all, none negative',
    },
  ])
})
