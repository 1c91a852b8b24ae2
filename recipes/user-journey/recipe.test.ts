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
const textsOf = (more: object): string[] =>
  drawn({ ...data, ...more }).elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))

test('the ends of the scale are numbers, with their words where they are given', () => {
  expect(textsOf({})).toEqual(expect.arrayContaining(['1', '3', '5']))
  expect(textsOf({ ends: { low: 'bad', high: 'good' } })).toEqual(expect.arrayContaining(['1', 'bad', '5', 'good']))
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

test('the claimed drop is right of the line that falls, or left of it where the steps are narrow or the fall is low', () => {
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
  expect(low.align).toBe('end')
})

test('the sign of a state is at the name of its step, not before its score, which it would multiply', () => {
  const texts = textsOf({})
  expect(texts).toEqual(expect.arrayContaining(['✗\u00a0Pay', '1.5']))
  expect(texts.some((each) => /^[✓✗].*\d/u.test(each))).toBe(false)
})
