import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import { readSource } from '../../tools/recipes.ts'

/** Where the badge of a remark is, from the corner of its box. */
const badgeAt = async (focus?: string[]): Promise<number[]> => {
  const drawing = drawRecipe(await readSource('c4-component'), {
    title: 'A gateway and a queue',
    ...(focus === undefined ? {} : { focus }),
    nodes: [
      { name: 'ledger route login', kind: 'component', note: 'cache gateway', state: 'muted' },
      {
        name: 'search export queue',
        kind: 'external',
        state: 'negative',
        lines: ['one', 'two', 'price token payment', 'four', 'five', 'six'],
      },
    ],
    edges: [],
    callouts: [{ on: 'ledger route login', text: 'A remark' }],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { elements } = drawing.scene
  const [box, badge] = [elements.find(({ type }) => type === 'box'), elements.find(({ type }) => type === 'circle')]
  return box?.type === 'box' && badge?.type === 'circle' ? [badge.x - box.x, badge.y - box.y] : []
}

test('a badge is at the same corner of a component in focus and of one that is not: its symbol is a shape in both', async () => {
  expect(await badgeAt()).toHaveLength(2)
  expect(await badgeAt(['ledger route login'])).toEqual(await badgeAt())
})
