import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import log from './recipe.ts'

test('the longest lag is the large one, whoever is in focus', () => {
  const large = (focus: string[]): string[] => {
    const drawing = drawRecipe(log as unknown as AnyRecipe, { ...log.sample, focus })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements.flatMap((each) =>
      each.type === 'text' && each.size === 28 ? [`${each.text} at ${each.x}, ${each.y}`] : [],
    )
  }
  const [first] = [large([])]
  expect(first).toHaveLength(1)
  for (const { name } of log.sample.pointers ?? []) expect(large([name])).toEqual(first)
})
