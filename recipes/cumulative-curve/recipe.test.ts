import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import cumulative from './recipe.ts'

const rows = ['slow', 'fast', 'by hand'].map((name, index) => ({
  name,
  values: Array.from({ length: 20 }, (_, at) => [20, 5, 60][index] ?? 0 + at * (index + 1)),
}))

const draw = (title: string, focus?: string) => {
  const drawing = drawRecipe(cumulative as unknown as AnyRecipe, {
    title,
    measure: 'Duration',
    unit: 'min',
    rows,
    marks: [{ value: 15, text: 'objective' }],
    ...(focus === undefined ? {} : { focus: [focus] }),
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : []))
}

test('a focus that the heading does not quote only colors', () => {
  const places = (focus?: string) => draw('A claim', focus).map(({ text, x, y }) => `${text} ${x} ${y}`)
  for (const { name } of rows) expect(places(name).toSorted()).toEqual(places().toSorted())
})

test('a heading that quotes shares compares the group in focus with the first other one', () => {
  expect(draw('{share}, {other}', 'fast').map(({ text }) => text)).toContain('100%, 0%')
  expect(draw('{share}, {other}').map(({ text }) => text)).toContain('0%, 100%')
})

test('every share that a curve has is written, over the axis', () => {
  const texts = draw('Only {share}', 'fast')
  const zero = texts.filter(({ text, bold }) => text === '0%' && bold === true)
  expect(zero.length).toBe(2)
  const tick = texts.find(({ text }) => text === '20')
  for (const { y } of zero) expect(y).toBeLessThan((tick?.y ?? 0) - 12)
})
