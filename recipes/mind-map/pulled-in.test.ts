import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

/** How far from both ends of the subject the words of its parts begin, in pixels. */
const gapsIn = (leaves: number): number[] => {
  const children = ['right', 'b', 'left', 'd'].map((name) => ({
    name,
    children: Array.from({ length: leaves }, (_, at) => ({ name: `${name}${at}` })),
  }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'A claim', root: { name: 'Subject', children } })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const xOf = (words: string): number =>
    drawing.scene.elements.flatMap((each) => (each.type === 'text' && each.text === words ? [each.x] : []))[0] ?? 0
  const [, from = 0, to = 0] =
    drawing.scene.elements.flatMap((each) =>
      each.type === 'path' ? (/^M(\d+) \d+H(\d+)A28/.exec(each.d)?.map(Number) ?? []) : [],
    ) ?? []
  return [from - 28 - xOf('left'), xOf('right') - to - 28]
}

test('branches over and under the subject begin where it ends, those beside it keep their room', () => {
  expect(gapsIn(5)).toEqual([4, 4])
  for (const leaves of [1, 3]) expect(gapsIn(leaves)).toEqual([44, 44])
})
