import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

test('only what runs as a container is called one', () => {
  const kinds = ['person', 'external', 'gateway', 'network', 'database', 'service'] as const
  const nodes = kinds.map((kind) => ({ name: `a ${kind}`, kind }))
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { title: 'Types', nodes, edges: [] })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  const types = kinds.map((kind) => texts[texts.indexOf(`a ${kind}`) + 1])
  expect(types).toEqual([
    '[Person]',
    '[Software System]',
    '[Infrastructure Node]',
    '[Infrastructure Node]',
    '[Container]',
    '[Container]',
  ])
})
