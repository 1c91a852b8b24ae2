import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import recipe from './recipe.ts'

const rows = Array.from({ length: 6 }, (_, at) => ({
  name: `session of region ${at}`,
  values: Array.from({ length: 24 }, (__, hour) => 100 + 80 * Math.sin((hour * (at + 3)) / 4)),
}))

/** Where words are, with a focus on a row. */
const wordsWith = (focus: string | undefined): string[] => {
  const data = {
    title: 'Six regions',
    measure: 'Sessions',
    columns: { start: '2026-11-17T00:00Z', step: 60, unit: 'min' },
    rows,
  }
  const drawing = drawRecipe(recipe as never, (focus === undefined ? data : { ...data, focus: [focus] }) as never)
  if (!drawing.ok) throw new Error('not drawn')
  return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [`${each.text} ${each.x},${each.y}`] : []))
}

test('names of lines that cross have their places by the order of the rows, whatever is in focus', () => {
  const plain = wordsWith(undefined).toSorted()
  expect(plain.filter((each) => each.startsWith('session of')).length).toBeGreaterThan(6)
  for (const { name } of rows) expect(wordsWith(name).toSorted()).toEqual(plain)
})

test('a callout on one value has a dot there, one on a row is at its name, and a gap is explained', () => {
  const draw = (on: string, values: (number | null)[]) => {
    const data = {
      title: 'A claim',
      measure: 'Heap',
      columns: ['Mon', 'Tue', 'Wed', 'Thu'],
      rows: [{ name: 'api', values }],
      callouts: [{ on, text: 'a restart' }],
    }
    const drawing = drawRecipe(recipe as never, data as never)
    if (!drawing.ok) throw new Error('not drawn')
    const { scene, parts } = drawing
    const at = (place: string) =>
      (parts.find((part) => part.at === place)?.elements ?? []).flatMap((index) => scene.elements[index] ?? [])
    return { at, words: scene.elements.flatMap((each) => (each.type === 'text' ? [each] : [])) }
  }
  const onValue = draw('api > Tue', [1, 9, 2, 3])
  expect(onValue.at('rows.0.values.1').map(({ type }) => type)).toEqual(['circle'])
  expect(onValue.words.some(({ text }) => text.includes('gap'))).toBe(false)
  const onRow = draw('api', [1, null, 2, 3])
  const [name, badge] = [
    onRow.words.find(({ text }) => text === 'api 3'),
    onRow.at('callouts.0').find(({ type }) => type === 'circle'),
  ]
  expect(Math.abs((badge?.type === 'circle' ? badge.y : NaN) - (name?.y ?? NaN))).toBeLessThan(8)
  expect(onRow.words.some(({ text }) => text.includes('gap'))).toBe(true)
})

test('the name of a period is next to it, under the title of the axis; that of a moment is on the rule, over the title', () => {
  const yOf = (mark: object): number[] => {
    const drawing = drawRecipe(
      recipe as never,
      {
        title: 'A claim',
        measure: 'Heap after a full collection',
        columns: ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'],
        rows: [{ name: 'api', values: [1, 2, 2, 3] }],
        marks: [{ text: 'freeze', ...mark }],
      } as never,
    )
    const elements = drawing.ok ? drawing.scene.elements : []
    return ['Heap after a full collection', 'freeze'].map(
      (text) => elements.flatMap((each) => (each.type === 'text' && each.text === text ? [each.y] : []))[0] ?? NaN,
    )
  }
  const [title = NaN, period = NaN] = yOf({ start: '2026-01-01', end: '2026-01-02' })
  expect(period).toBeGreaterThan(title)
  const [below = NaN, moment = NaN] = yOf({ column: '2026-01-01' })
  expect(moment).toBeLessThan(below)
})

test('names of many low lines reach below the axis, so that none is far above its line', () => {
  const low = Array.from({ length: 6 }, (_, at) => ({
    name: `region ${at}`,
    values: [1000, 20 + at, 30 + 2 * at, 30 + 2 * at],
  }))
  const data = { title: 'A claim', measure: 'Lag', columns: ['a', 'b', 'c', 'd'], rows: low }
  const drawing = drawRecipe(recipe as never, data as never)
  const texts = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : [])) : []
  const lowest = Math.max(...texts.filter(({ text }) => text.startsWith('region')).map(({ y }) => y))
  const axis = texts.find(({ text }) => text === '0')?.y ?? 0
  expect([lowest - axis > 10, lowest - axis < 30, drawing.ok && drawing.warnings]).toEqual([true, true, []])
})

test('what the heading compares is shaded from the value before, or from zero where the line is on both sides of it', () => {
  const bottomOf = (...after: number[]): string | undefined => {
    const drawing = drawRecipe(
      recipe as never,
      {
        title: 'From {before} to {last}',
        measure: 'Lag',
        columns: ['a', 'b', 'c', 'd', 'e'],
        focus: ['api'],
        rows: [{ name: 'api', values: [0, 10, ...after] }],
        marks: [{ column: 'c', text: 'deploy' }],
      } as never,
    )
    if (!drawing.ok) throw new Error('not drawn')
    const area = drawing.scene.elements.find((each) => each.type === 'path' && each.fill === 'soft')
    const dot = drawing.scene.elements.find(({ type }) => type === 'circle')
    if (area?.type !== 'path' || dot?.type !== 'circle') throw new Error('no area')
    const ends = area.d.match(/[\d.]+(?=[LZ]|$)/g)?.map(Number) ?? []
    return Math.abs((ends.at(-1) ?? 0) - dot.y) < 1 ? 'before' : 'zero'
  }
  expect([bottomOf(14, 20, 30), bottomOf(9, 4, 2), bottomOf(14, 20, 4)]).toEqual(['before', 'before', 'zero'])
})

test('of several events only the one that the heading speaks of has its value', () => {
  const data = {
    title: 'From {before} to {last}',
    measure: 'Lag',
    columns: ['a', 'b', 'c', 'd', 'e', 'f'],
    rows: [{ name: 'api', values: [1, 2, 9, 12, 7, 3] }],
    marks: ['b', 'e'].map((column) => ({ column, text: `at ${column}` })),
  }
  const drawing = drawRecipe(recipe as never, data as never)
  const dots = drawing.ok ? drawing.scene.elements.filter(({ type }) => type === 'circle') : []
  expect(dots.length).toBe(1)
})

test('a line that is named at its end and at its highest point has both names in one size', () => {
  const drawing = drawRecipe(recipe as never, recipe.sample as never)
  const texts = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : [])) : []
  const sizes = texts.flatMap(({ text, size }) => (text.startsWith('search') ? [size] : []))
  expect([sizes.length, new Set(sizes).size]).toEqual([2, 1])
})
