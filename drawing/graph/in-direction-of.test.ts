import { expect, test } from 'vitest'
import flowGraph from '../../recipes/flow-graph/recipe.ts'
import type { DrawOptions } from '../draw-options.ts'
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

const tipsIn = (data: object, options: DrawOptions = {}) => {
  const drawing = drawRecipe(flowGraph as unknown as AnyRecipe, { title: 'T', ...data }, options)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing.scene.elements.flatMap((element) => {
    if (element.type !== 'line' || element.arrow !== true) return []
    return [[Math.sign(element.x2 - element.x), Math.sign(element.y2 - element.y)]]
  })
}

const chain = { nodes: [{ name: 'A' }, { name: 'B' }], edges: [{ from: 'A', to: 'B' }] }

test.each([
  ['right', [1, 0]],
  ['left', [-1, 0]],
  ['down', [0, 1]],
  ['up', [0, -1]],
])('a graph flows %s', (direction, way) => {
  expect(tipsIn({ ...chain, direction })).toEqual([way])
})

test('in a graph that flows up, a group with a direction of its own flows there, another one up', () => {
  const inGroup = (direction?: string) => ({
    direction: 'up',
    nodes: chain.nodes.map((node) => ({ ...node, group: 'G' })),
    edges: chain.edges,
    groups: [{ name: 'G', ...(direction === undefined ? {} : { direction }) }],
  })
  expect([tipsIn(inGroup()), tipsIn(inGroup('down')), tipsIn(inGroup('right'))]).toEqual([
    [[0, -1]],
    [[0, 1]],
    [[1, 0]],
  ])
})

test('a page that is too narrow to flow left flows down, and one that flows up still does', () => {
  const narrow = (direction: string) => tipsIn({ ...chain, direction }, { aspect: 'phone' })
  expect([narrow('left'), narrow('up')]).toEqual([[[0, 1]], [[0, -1]]])
})
