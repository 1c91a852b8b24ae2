import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import histogram from './recipe.ts'

test('groups say how many values they have', () => {
  const rows = ['a', 'b'].map((name, index) => ({
    name,
    values: Array.from({ length: 30 + index }, (_, at) => 1 + (at % 7)),
  }))
  const drawing = drawRecipe(histogram as unknown as AnyRecipe, { title: 'A claim', measure: 'Time', rows })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(words).toEqual(expect.arrayContaining(['n = 30', 'n = 31']))
})

const drawValues = (values: number[], more: object = {}) => {
  const rows = [{ name: 'Pull requests', values }]
  const data = { title: 'A claim', measure: 'Time', unit: 'h', percentiles: [50], rows, ...more }
  const drawing = drawRecipe(histogram as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements, description } = drawing.scene
  return { words: elements.flatMap((each) => (each.type === 'text' ? [each.text] : [])), description }
}

test('the axis ends before one value that is far from all others, which is written at its end', () => {
  const near = Array.from({ length: 99 }, (_, index) => 1 + (index % 20))
  const { words, description } = drawValues([...near, 1210])
  expect(words).toEqual(expect.arrayContaining(['1,210 h →', '20', 'p50 10 h']))
  expect(words.join(' ')).toMatch(/Values beyond the axis/)
  expect(words).not.toContain('1,000')
  expect(description).toContain('beyond the axis, 1,210 h')
  // A percentile that is asked for is on the axis, and logarithms have room.
  expect(drawValues([...near, 1210], { percentiles: [100] }).words).not.toContain('1,210 h →')
  expect(drawValues([...near, 1210], { scale: 'log' }).words).not.toContain('1,210 h →')
})
