import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const data = {
  title: 'A guest may order too',
  nodes: ['customer', 'order'].map((name) => ({ name, fields: [{ name: 'id', key: 'primary' }] })),
  edges: [{ from: 'customer', to: 'order', text: 'places', note: 'none for a guest', ends: ['0..1', '0..*'] }],
}

/** What the relation is drawn with. */
const relation = (focus: string[]) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...data, focus })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { parts, scene } = drawing
  return parts
    .filter(({ at }) => at === 'edges.0')
    .flatMap(({ elements }) => elements.flatMap((index) => scene.elements[index] ?? []))
}

test('a remark on a relation is a callout under its verb, which focus only colors', () => {
  const [plain, focused] = [[], ['places']].map(relation)
  const said = (elements = plain) => elements?.flatMap((each) => (each.type === 'text' ? [[each.text, each.y]] : []))
  expect(said()?.map(([text]) => text)).toEqual(['places', 'none for a guest'])
  expect(said(focused)).toEqual(said())
  const hasGround = (elements = plain) => elements?.some((each) => each.type === 'path' && each.fill === 'soft')
  expect([hasGround(), hasGround(focused)]).toEqual([false, true])
})
