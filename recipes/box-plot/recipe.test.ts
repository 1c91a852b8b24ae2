import { expect, test } from 'vitest'
import * as z from 'zod'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { Text } from '../../src/scene/scene.ts'
import boxPlot from './recipe.ts'

const rows = [
  { name: 'spread', values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  { name: 'equal', values: Array<number>(12).fill(5) },
]

const draw = (more: object) => {
  const drawing = drawRecipe(boxPlot as unknown as AnyRecipe, { title: 'A claim', measure: 'Time', rows, ...more })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

test('a group of equal values in focus shows its median, although it has no box', () => {
  const { scene, parts } = draw({ focus: ['equal'] })
  const fills = (parts.find(({ at }) => at === 'rows.1')?.elements ?? []).flatMap((index) => {
    const element = scene.elements[index]
    return element?.type === 'path' ? [element.fill] : []
  })
  expect(fills).toEqual(['accent'])
})

test('percentiles, which a box does not show, are said to be missing', () => {
  expect(draw({ percentiles: [95] }).warnings).toEqual([
    { level: 'note', at: 'percentiles', problem: expect.stringMatching(/^are not drawn/) as string },
  ])
})

const wordsOf = (more: object): string[] =>
  draw(more).scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))

test('the median is that of all values, whatever is in focus; five numbers a group do not say it', () => {
  expect(wordsOf({ title: 'Half take {median}, here {own}' })).toContain('Half take 5.0, here 5.5')
  expect(wordsOf({ title: 'Half take {median}, here {own}', focus: ['equal'] })).toContain('Half take 5.0, here 5.0')
  const summaries = [
    { name: 'a', summary: [1, 2, 3, 4, 5] },
    { name: 'b', summary: [1, 2, 4, 5, 6] },
  ]
  expect(wordsOf({ title: 'Half take {own}', rows: summaries })).toContain('Half take 3')
})

test('outliers twice as far as all else are numbers at the end of the axis, on a linear scale', () => {
  const far = [{ name: 'far', values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 90, 420] }, rows[1]]
  expect(wordsOf({ rows: far })).toEqual(expect.arrayContaining(['2 up to 420 →', '10']))
  expect(wordsOf({ rows: far })).not.toContain('400')
  expect(wordsOf({ rows: far, marks: [{ value: 300, text: 'limit' }] })).toEqual(expect.arrayContaining(['400']))
  expect(wordsOf({ rows: far, scale: 'log' })).not.toContain('2 up to 420 →')
})

test('the axis begins at zero where that takes little of it', () => {
  const from = (low: number) =>
    wordsOf({ rows: [{ name: 'a', values: [low, 20, 30, 40, 50, 60, 70, 80] }] }).includes('0')
  expect([from(9), from(30)]).toEqual([true, false])
})

test('the heads of columns have the unit that the numbers under them are written in', () => {
  const values = [20_000, 30_000, 40_000, 50_000, 60_000, 70_000]
  const words = wordsOf({
    rows: [
      { name: 'a', values },
      { name: 'b', values },
    ],
    unit: 'B',
  })
  expect(words).toEqual(expect.arrayContaining(['Median (kB)', 'IQR (kB)', '45']))
})

test('outliers far below all else are numbers at the beginning of the axis, in room of their own', () => {
  const low = [{ name: 'a', values: [-900, -4, -3, -2, -1, 0, 1, 2, 3, 4] }, rows[1]]
  const drawing = draw({ rows: low, unit: 'ms' })
  expect(drawing.warnings).toEqual([])
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words).toEqual(expect.arrayContaining(['← −900 ms', '0']))
  expect(words).not.toContain('−500')
})

test('on a scale of logarithms over several prefixes each number has its own unit, and heads have none', () => {
  const values = (most: number) => Array.from({ length: 10 }, (_, index) => most * (1 + index / 10))
  const sizes = [
    { name: 'heartbeat', values: values(20) },
    { name: 'audit', values: values(40_000) },
  ]
  const words = wordsOf({ rows: sizes, unit: 'B', scale: 'log' })
  expect(words).toEqual(expect.arrayContaining(['Median', '29 B', '58 kB']))
})

test('the median of the one box in focus goes to the last box that has it in its middle half', () => {
  const at = (name: string, from: number) => ({ name, values: [0, 1, 2, 3, 4].map((more) => from + more) })
  const rules = (focus: string[], ...more: object[]) =>
    draw({ focus, rows: more }).parts.flatMap(({ at, elements }) => (at === '@median' ? elements : [])).length
  const [low, middle, high, last] = [at('low', 0), at('middle', 3), at('high', 9), at('last', 4)]
  // The next box is near enough to be compared without it.
  expect([rules(['middle'], middle, last), rules(['middle'], middle, high, last)]).toEqual([0, 1])
  expect([rules(['middle'], last, low, middle, high), rules([], middle, high, last)]).toEqual([1, 0])
  expect([rules(['middle', 'high'], middle, high, last), rules(['low'], low, high, last)]).toEqual([0, 0])
  expect(rules(['middle'], at('first', 4), low, middle, high, last)).toBe(2)
})

test('the bracket of the next width and its 1× are clear of the median in focus', () => {
  const near = [{ name: 'narrow', values: [3, 4, 5, 6, 7, 8] }]
  const { scene } = draw({ rows: [...rows.slice(0, 1), ...near], focus: ['spread'] })
  const { elements } = scene
  const at = elements.findIndex((each) => each.type === 'text' && each.text === '1×')
  expect(elements[at]).toMatchObject({ bold: true })
  const isPath = (each: (typeof elements)[number] | undefined) => (each?.type === 'path' ? each : undefined)
  const casings = elements.flatMap((each, index) => (isPath(each)?.fill === 'surface' ? [index] : []))
  const median = elements.findIndex((each) => 'dashed' in each && each.dashed === true && each.type === 'line')
  expect(casings.filter((index) => index > median).length).toBeGreaterThanOrEqual(2)
  expect(Math.min(...casings)).toBeLessThan(at)
})

test('the name of a mark is over the figure at the first box, in the room that marks have there', () => {
  const { scene, warnings } = draw({
    title: 'It is {times} as wide',
    rows: [rows[0], { name: 'near', values: [4, 5, 6, 7, 8] }],
    marks: [{ value: 9, text: 'The queue gives up here' }],
  })
  const at = (said: RegExp) => scene.elements.find((each) => each.type === 'text' && said.test(each.text)) as Text
  const [name, figure] = [at(/^The queue/), at(/^[\d.]+×$/)]
  expect(warnings).toEqual([])
  expect(name.y).toBeLessThan(figure.y - 28)
})

test('the schema says that five numbers are in all rows or in none', () => {
  expect(JSON.stringify(z.toJSONSchema(boxPlot.data.schema, { io: 'input' }))).toContain('in all rows or in none')
})

test('between a bracket and its box no line of the grid ends', () => {
  const two = [rows[0], { name: 'near', values: [4, 5, 6, 7, 8] }]
  const { elements } = draw({ rows: two }).scene
  const filled = (fill: string) =>
    elements.flatMap((each) => {
      if (each.type !== 'path' || each.fill !== fill || !each.d.endsWith('Z')) return []
      const [left = 0, top = 0, right = 0, bottom = 0] = (each.d.match(/[\d.]+/g) ?? []).map(Number)
      return right - left > 8 ? [{ top, bottom }] : []
    })
  const tops = filled('rule').map(({ top }) => top)
  expect(filled('surface').map(({ bottom }) => bottom)).toEqual(tops.slice(0, 2))
})

test('a bracket has a tick at its end, also beside its last width', () => {
  const drawing = drawRecipe(boxPlot as unknown as AnyRecipe, boxPlot.sample)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const bracket = drawing.scene.elements.find((each) => each.type === 'path' && each.d.startsWith('M369 147H465'))
  expect(bracket?.type === 'path' && bracket.d).toMatch(/M465 147v6/)
})
