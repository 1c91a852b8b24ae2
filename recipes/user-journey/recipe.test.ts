import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const drawn = (data: object) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene
}

const rows = [
  { name: 'Look', value: 4 },
  { name: 'Pay', value: 1.5, state: 'negative' },
]
const data = { title: 'A claim', measure: 'Score', rows }

test('what is measured is over what the ends of its scale mean where it is no wider, else on the first phase', () => {
  const placeOf = (measure: string): unknown => {
    const ends = { low: 'frustrated', high: 'delighted' }
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...data, measure, ends })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
    const [said, high] = [measure, 'delighted 5'].map((words) => texts.find(({ text }) => text === words))
    return [said?.x === high?.x, said?.align === high?.align]
  }
  expect(placeOf('Score')).toEqual([true, true])
  expect(placeOf('Mean score of all developers')).toEqual([false, false])
})
const textsOf = (more: object): string[] =>
  drawn({ ...data, ...more }).elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))

test('the ends of the scale are numbers, with their words where they are given', () => {
  expect(textsOf({})).toEqual(expect.arrayContaining(['1', '3', '5']))
  expect(textsOf({ ends: { low: 'bad', high: 'good' } })).toEqual(expect.arrayContaining(['bad 1', '3', 'good 5']))
})

test('the description says the lowest step, and how far it is below the one before it', () => {
  expect(drawn(data).description).toContain('The lowest is Pay with 1.5, 2.5 below the step before it.')
  expect(drawn({ ...data, rows: rows.toReversed() }).description).toContain('The lowest is Pay with 1.5.')
})

test('a level has its line and its words beside the steps', () => {
  const { elements } = drawn({ ...data, marks: [{ value: 3, text: 'Neutral' }] })
  expect(elements.some((each) => each.type === 'text' && each.text === 'Neutral')).toBe(true)
  expect(elements.some((each) => each.type === 'line' && each.dashed === true && each.y === each.y2)).toBe(true)
})

test('no word of many steps is broken, and no score is on a steep line', () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ name: `shadowing ${at}`, value: [5, 3, 1, 3][at % 4] }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...data, rows: many })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts.filter((each) => each.startsWith('shadowing'))).toHaveLength(12)
  expect(drawing.warnings).toEqual([])
})

test('the claimed drop is right of the line that falls, left of it where the steps are narrow, and at the middle of a low fall', () => {
  const figureOf = (steps: number, value: number) => {
    const own = [
      ...rows.slice(0, 1),
      { name: 'Pay', value },
      ...Array.from({ length: steps }, (_, at) => ({ name: `Go ${at}`, value: 4 })),
    ]
    const { elements } = drawn({ ...data, title: 'It drops by {drop}', rows: own })
    const circles = elements.flatMap((each) => (each.type === 'circle' ? [each] : []))
    const dots = circles.map(({ x }) => x)
    const [dx, dy] = [(dots[1] ?? 0) - (dots[0] ?? 0), (circles[1]?.y ?? 0) - (circles[0]?.y ?? 0)]
    const figure = elements.find((each) => each.type === 'text' && each.text.startsWith('−'))
    return {
      middle: ((dots[0] ?? 0) + (dots[1] ?? 0)) / 2,
      // Where the line is level with the upper or the lower edge of the figure.
      reach: (10 * dx) / dy,
      ...(figure?.type === 'text' ? figure : { x: 0, align: '' }),
    }
  }
  const [wide, narrow, low] = [figureOf(2, 1), figureOf(11, 1), figureOf(2, 3)]
  expect([wide.align, narrow.align]).toEqual([undefined, 'end'])
  expect(wide.x - wide.middle).toBeGreaterThanOrEqual(Math.max(12, wide.reach + 4) - 0.5)
  expect(narrow.middle - narrow.x).toBeGreaterThanOrEqual(Math.max(12, narrow.reach + 4) - 0.5)
  expect(low.align).toBe('middle')
  expect(low.x).toBeCloseTo(low.middle, 0)
})

test('the sign of a state is at the name of its step, not before its score, which it would multiply', () => {
  const texts = textsOf({})
  expect(texts).toEqual(expect.arrayContaining(['✗\u00a0Pay', '1.5']))
  expect(texts.some((each) => /^[✓✗].*\d/u.test(each))).toBe(false)
})

test('steps whose words have no room beside each other stand one under the other, in order, with their phases beside them', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({
    name: `Configuration ${at}`,
    group: `Phase ${Math.floor(at / 3)}`,
    note: 'Administrator',
    value: [5, 4, 3, 5, 4, 3, 3, 1][at % 8],
  }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...data, rows: many })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings).toEqual([])
  const { elements, description } = drawing.scene
  const yOf = (text: string): number =>
    elements.flatMap((each) => (each.type === 'text' && each.text === text ? [each.y] : []))[0] ?? -1
  const heights = many.map(({ name }) => yOf(name))
  expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  expect(heights[0]).toBeGreaterThan(0)
  const dots = elements.flatMap((each) => (each.type === 'circle' ? [each] : []))
  expect(dots).toHaveLength(40)
  expect(new Set(dots.map(({ x }) => x)).size).toBe(4)
  expect(yOf('Phase 12')).toBeGreaterThan(heights[35]!)
  expect(description).toContain('40 steps one under the other')
  expect(drawn({ ...data, rows: many.slice(0, 8) }).description).toContain('8 steps from left to right')
})

test('downward, a fall is red, a level is upright, and a sign is behind its score', () => {
  const long = Array.from({ length: 14 }, (_, at) => ({ name: `Configuration ${at}`, value: at === 5 ? 1 : 4 }))
  const own = long.map((row, at) => (at === 5 ? { ...row, state: 'negative' } : row))
  const { elements } = drawn({ ...data, rows: own, marks: [{ value: 3, text: 'Neutral' }] })
  const falls = elements.filter((each) => (each.type === 'path' || each.type === 'line') && each.stroke === 'negative')
  expect(falls).toHaveLength(1)
  const upright = elements.filter((each) => each.type === 'line' && each.dashed === true)
  expect(upright.every((each) => each.type === 'line' && each.x === each.x2)).toBe(true)
  expect(
    upright.length + elements.filter((each) => each.type === 'path' && each.dashed === true).length,
  ).toBeGreaterThan(0)
  const said = elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(said).toEqual(expect.arrayContaining(['Neutral', '1 ✗', '✗\u00a0Configuration 5']))
})

test('a step in bold is as wide as its words, many words of a name make a list, and what is good has its check at the score', () => {
  const bold = Array.from({ length: 9 }, (_, at) => ({ name: `Step ${at}`, value: (at % 4) + 1 }))
  const last = { name: 'See it in production', value: 5, state: 'positive' }
  const texts = textsOf({ rows: [...bold.slice(1), last] })
  expect(texts.some((each) => each.endsWith('production'))).toBe(true)
  expect(texts.some((each) => each.startsWith('5 ✓'))).toBe(true)
  const long = { name: 'Wait for the account and then for the laptop to arrive', value: 2 }
  expect(drawn({ ...data, rows: [...bold.slice(1), long] }).description).toContain('one under the other')
})

test('a score and the drop are clear of the line in the middle of the scale', () => {
  const rows = [3.8, 3.4, 4.4, 1.6, 4].map((value, at) => ({ name: `Step ${at}`, value }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'It drops by {drop}', measure: 'Score', rows })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? each : []))
  const yOf = (words: string): number => texts.find(({ text }) => text === words)?.y ?? Number.NaN
  for (const words of ['3.4', '−2.8']) expect(Math.abs(yOf(words) - yOf('3'))).toBeGreaterThanOrEqual(14)
})

test('the drop of a low fall is clear of its dots and of the lines of the scale, wherever it is', () => {
  for (const scores of [
    [4, 3.6, 3.4],
    [4, 4.2, 3, 2.8],
    [3.3, 2.9, 4, 4, 5],
    [5, 5, 4.9],
    [5, 1.2, 1],
  ]) {
    const own = scores.map((value, at) => ({ name: `Step ${at}`, value }))
    const { elements } = drawn({ ...data, title: 'It drops by {drop}', rows: own })
    const dots = elements.flatMap((each) => (each.type === 'circle' ? [each] : []))
    const texts = elements.flatMap((each) => (each.type === 'text' ? [each] : []))
    const figure = texts.find(({ text }) => text.startsWith('−'))!
    const low = scores.indexOf(Math.min(...scores))
    expect(figure.x).toBeGreaterThan(dots[low - 1]!.x + 20)
    expect(figure.x).toBeLessThan(dots[low]!.x - 20)
    const middle = texts.find(({ text }) => text === '3')!
    expect(Math.abs(figure.y - middle.y)).toBeGreaterThanOrEqual(14)
  }
})

test('the line of scores leaves out a fall to a bad one, and no score cuts an end of the scale', () => {
  const { elements } = drawn(recipe.sample)
  const strokes = (stroke: string): string[] =>
    elements.flatMap((each) =>
      each.type === 'path' && each.stroke === stroke && /^M[^Z]+L/.test(each.d) ? [each.d] : [],
    )
  expect(strokes('ink').map((d) => d.match(/L/g)?.length)).toEqual([3, 3])
  // Two strokes are one that is heavier.
  expect(strokes('negative').map((d) => d.match(/M/g)?.length)).toEqual([2])
  const yOf = (words: string): number =>
    elements.flatMap((each) => (each.type === 'text' && each.text === words ? [each.y] : []))[0]!
  expect(Math.abs(yOf('1.4') - yOf('frustrated 1'))).toBeGreaterThan(14)
  expect(Math.abs(yOf('4.6') - yOf('delighted 5'))).toBeGreaterThan(14)
})
