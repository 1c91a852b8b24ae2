import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { Text } from '../../src/scene/scene.ts'
import recipe from './recipe.ts'

const texts = (inputs: readonly unknown[]): Text[] => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...recipe.sample, inputs, focus: [] })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements.filter((each): each is Text => each.type === 'text')
}
const find = (all: Text[], said: RegExp): Text | undefined => all.find(({ text }) => said.test(text))

test('short tapes are right of the graph, each with its verdict over it', () => {
  const all = texts(['C0 AF', 'E0 80 AF'])
  const right = Math.max(...all.filter(({ text }) => text.endsWith(' left')).map(({ x }) => x))
  const [cell, verdict] = [find(all, /^C0$/), find(all, /C0 refused/)]
  expect(cell?.x).toBeGreaterThan(right)
  expect(verdict?.y).toBeLessThan(cell?.y ?? 0)
})

test('a long tape, or many, are under the graph, with the verdict behind', () => {
  const long = texts([`${'41 '.repeat(11)}C0`])
  expect(find(long, /^C0$/)?.y).toBeGreaterThan(find(long, /^ED seen$/)?.y ?? 0)
  expect(find(long, /C0 refused/)?.x).toBeGreaterThan(find(long, /^C0$/)?.x ?? 0)
})
