import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import stacked from './recipe.ts'

const totalOf = (...values: number[]) => totalWith([], values)

const totalWith = (marks: object[], values: number[]) => {
  const drawing = drawRecipe(stacked as unknown as AnyRecipe, {
    title: 'A claim',
    measure: 'Stored',
    columns: values.map((_, index) => `c${index}`),
    rows: ['a', 'b'].map((name) => ({ name, values })),
    marks,
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements.find((each) => each.type === 'text' && each.text.startsWith('Total'))
}

test('the total is over the end of a rising edge, and beside one that falls', () => {
  expect(totalOf(1, 2, 3, 4, 5, 6)).toMatchObject({ align: 'end' })
  expect(totalOf(1, 2, 3, 9, 7, 6)).not.toHaveProperty('align')
  expect(totalOf(9, 8, 7)).not.toHaveProperty('align')
})

test.each([
  ['at the total', undefined, 127],
  ['at the edge of the one band in focus', ['Media'], 118],
  ['at the total if several are in focus', ['Logs', 'Media'], 127],
])('the rule of a moment named over the bands ends %s', (_, focus, value) => {
  const drawing = drawRecipe(stacked as unknown as AnyRecipe, {
    ...(stacked.sample as object),
    title: 'A claim',
    focus,
    marks: [{ column: '2025-09-01', text: 'kept' }],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const lines = drawing.scene.elements.flatMap((each) => (each.type === 'line' ? [each] : []))
  const ends = lines.filter(({ x, x2, y, y2 }) => x === x2 && y2 - y > 8).map(({ y2 }) => y2)
  const tops = lines.filter(({ y, y2, x, x2 }) => y === y2 && x2 - x < 8).map(({ y }) => y)
  // So many of the 300 TB that the axis has.
  const [zero, top] = [Math.max(...tops), Math.min(...tops)]
  expect(ends).toEqual([Math.round(zero - (value / 300) * (zero - top))])
})

test('the total is beside the end where words of a mark may be over it', () => {
  const aligned = (mark: object): unknown =>
    (totalWith([{ text: 'Savings plan', ...mark }], [1, 2, 3, 4, 5, 6, 7, 8, 9]) as { align?: string }).align
  expect([{ column: 'c7' }, { start: 'c4' }, { start: 'c6', end: 'c7' }].map(aligned)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect([{ column: 'c1' }, { start: 'c0', end: 'c5' }, { value: 3 }].map(aligned)).toEqual(['end', 'end', 'end'])
})

test('the first share is over all bands as far as its words reach', () => {
  const yOf = (second: number): number => {
    const drawing = drawRecipe(stacked as unknown as AnyRecipe, {
      title: 'From {before} to {after}',
      measure: 'Stored',
      columns: Array.from({ length: 12 }, (_, index) => `c${index}`),
      rows: [
        { name: 'a', values: [0, 0, 0, 0, 0, 10, 20, 40, 60, 100, 120, 100] },
        { name: 'b', values: [20, second, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40] },
      ],
      focus: ['a'],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const said = drawing.scene.elements.find((each) => each.type === 'text' && each.text.startsWith('0% of'))
    return said?.type === 'text' ? said.y : NaN
  }
  expect(yOf(60)).toBeLessThan(yOf(20) - 8)
})

test('the band of the claim has its name over its share, in larger type than other bands', () => {
  const drawing = drawRecipe(stacked as unknown as AnyRecipe, {
    title: 'From {before} to {after}',
    measure: 'Stored',
    unit: 'TB',
    columns: ['c0', 'c1'],
    rows: [
      { name: 'a', values: [1, 60] },
      { name: 'b', values: [20, 40] },
    ],
    focus: ['a'],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
  const of = (text: string) => texts.find((each) => each.text === text)
  const [name, share, whole, other] = ['a 60', '60%', 'of 100 TB', 'b 40'].map(of)
  const ys = [name, share, whole].map((each) => each?.y ?? NaN)
  expect(ys).toEqual(ys.toSorted((a, b) => a - b))
  expect([name?.bold, share?.size, whole?.bold, other?.bold, other?.size]).toEqual([true, 28, undefined, undefined, 14])
})

test('a band that has come to nothing is named where it is thickest, too; others are not', () => {
  const named = (last: number): number => {
    const drawing = drawRecipe(stacked as unknown as AnyRecipe, {
      title: 'A claim',
      measure: 'Stored',
      columns: { start: '2026-01-01', step: 1, unit: 'month' },
      rows: [
        { name: 'base', values: [5, 5, 5, 5, 5, 5, 5, 5] },
        { name: 'legacy', values: [2, 4, 4, 4, 4, 2, 1, last] },
      ],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    expect(drawing.warnings).toEqual([])
    return drawing.scene.elements.filter((each) => each.type === 'text' && each.text.startsWith('legacy')).length
  }
  expect([named(0), named(1)]).toEqual([2, 1])
})

test('names of bands that have come to nothing are at the same places whatever is in focus', () => {
  const rows = Object.entries({
    index: [0, 1, 0, 0],
    audit: [0, 0, 1, 0],
    billing: [1, 0, 0, 0],
    mobile: [0, 0, 0, 1],
    parcel: [0, 0, 0, 0],
    refund: [1, 0, 0, 0],
    queue: [1, 0, 1, 1],
  }).map(([name, values]) => ({ name, values }))
  const placesWith = (...focus: string[]) => {
    const data = { title: 'A claim', measure: 'Stored', columns: ['Q1', 'Q2', 'Q3', 'Q4'], rows, focus }
    const drawing = drawRecipe(stacked as unknown as AnyRecipe, data)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const words = drawing.scene.elements.filter((each) => each.type === 'text')
    return words.map(({ text, x, y }) => `${text} ${x} ${y}`).toSorted()
  }
  for (const { name } of rows) expect(placesWith(name)).toEqual(placesWith())
})

test('where no total is higher than at the ends, these have their values in place of an axis', () => {
  const wordsOf = (last: number, first: number | null = 8) => {
    const rows = [
      { name: 'a', values: [first && 2, 6, last] },
      { name: 'b', values: [first, 8, 8] },
    ]
    const given = { title: '{before} to {after}', measure: 'Seats', columns: ['c0', 'c1', 'c2'], rows, focus: ['a'] }
    const drawing = drawRecipe(stacked as unknown as AnyRecipe, given)
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  }
  expect(wordsOf(12)).toEqual(expect.arrayContaining(['Total 10', '20%', '2 of 10', '8']))
  expect(wordsOf(12)).not.toContain('0')
  expect(wordsOf(1)).toEqual(expect.arrayContaining(['20% of 10', '0', '10']))
  expect(wordsOf(12, null)).not.toContain('Total 0')
})

test('without an axis the measure is over the first total, and no share is below the line that bands stand on', () => {
  const drawing = drawRecipe(stacked as unknown as AnyRecipe, stacked.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const textAt = (words: string) => elements.find((each) => each.type === 'text' && each.text === words)
  const [measure, total] = ['Stored (TB)', 'Total 117'].map(textAt)
  expect([measure, total].map((each) => each?.type === 'text' && each.align)).toEqual(['end', 'end'])
  expect((total as { y: number }).y - (measure as { y: number }).y).toBe(18)
  const base = Math.max(...elements.flatMap((each) => (each.type === 'line' && each.y === each.y2 ? [each.y] : [])))
  expect((textAt('28 of 117 TB') as { y: number }).y).toBeLessThan(base)
})

test('the share at the beginning is joined to the middle of its band, by a leader from its own line, and a moment begins near the bands', () => {
  const drawing = drawRecipe(stacked as unknown as AnyRecipe, stacked.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const lines = elements.flatMap((each) => (each.type === 'line' ? [each] : []))
  const xAxis = Math.max(...lines.filter(({ y, y2 }) => y === y2).map(({ y }) => y))
  const leaders = lines.filter(({ x, x2 }) => x - x2 === 14)
  const lowest = Math.max(...leaders.map(({ y }) => y))
  // 28 of 270 TB, with the total at the top.
  const top = Math.min(
    ...elements.flatMap((each) => (each.type === 'text' && each.text === 'Exports 14' ? [each.y] : [])),
  )
  expect(Math.abs(xAxis - lowest - (28 / 2 / 270) * (xAxis - top))).toBeLessThan(3)
  const share = elements.find((each) => each.type === 'text' && each.text === '24%')
  const own = leaders.find(({ y }) => y === lowest)
  expect((share as { y: number }).y - (own?.y2 ?? 0)).toBe(10)
  const moment = lines.find(({ x, x2, stroke }) => x === x2 && stroke === 'ink')
  expect(moment?.y).toBeGreaterThan(top)
})
