import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

/** How many dots there are, where strokes part or meet. */
const dotsOf = (cache: string, database: string): number => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'Tasks read a cache and a database',
    nodes: [
      { name: 'Tasks', group: 'app' },
      { name: 'Cache', kind: 'database', group: 'data' },
      { name: 'Database', kind: 'database', group: 'data' },
    ],
    edges: [
      { from: 'Tasks', to: 'Cache', text: cache },
      { from: 'Tasks', to: 'Database', text: database },
    ],
    groups: ['app', 'data'].map((name) => ({ name, kind: 'subnet' })),
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements.filter(({ type }) => type === 'circle').length
}

test('traffic that leaves one node shares a stroke where the port is one, and has its own where ports differ', () => {
  expect(dotsOf('TCP 5432', 'TCP 5432')).toBe(1)
  expect(dotsOf('TCP 6379', 'TCP 5432')).toBe(0)
})
