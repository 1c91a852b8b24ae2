import { expect, test } from 'vitest'
import flowGraph from '../../recipes/flow-graph/recipe.ts'
import { drawRecipe } from '../draw-recipe.ts'
import type { AnyRecipe } from '../recipe.ts'
import { noteTurned } from './in-direction-of.ts'

test.each([
  [4, []],
  [12, ['the flow is downward: to the right it would be folded']],
])('a flow of %i steps to the right is turned where it would be folded, and a note says so', (count, said) => {
  const names = Array.from({ length: count }, (_, index) => `Step number ${index}`)
  const drawing = drawRecipe(flowGraph as unknown as AnyRecipe, {
    title: 'T',
    direction: 'right',
    nodes: names.map((name) => ({ name })),
    edges: names.slice(1).map((to, index) => ({ from: names[index], to })),
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings.filter(({ at }) => at === 'direction').map(({ problem }) => problem)).toEqual(said)
})

test('where edges run downward all the same, no note says that the flow is to the right', () => {
  const run = (dx: number, dy: number) => {
    const said: string[] = []
    const edges = [
      {
        points: [
          { x: 0, y: 0 },
          { x: dx, y: dy },
        ],
      },
    ]
    const sheet = { note: (_at: string, _key: undefined, text: string) => said.push(text) }
    noteTurned({ layout: { direction: 'down' } } as never, { direction: 'right', edges } as never, sheet as never)
    return said.length
  }
  expect([run(100, 20), run(20, 100), run(-200, -100)]).toEqual([1, 0, 0])
})
