import { expect, test } from 'vitest'
import { layoutGraph } from '../layout.ts'
import type { LayoutEdge, LayoutOptions } from '../model/graph.ts'
import { startFirst } from './start-first.ts'

const vertex = { w: 20, h: 8, item: 0, groups: [], isGroup: false, hangs: false, met: 0 }
const vertices = [vertex, vertex, vertex, vertex]
const link = (from: number, to: number, words = 0, isBack = false) => ({
  from,
  to,
  weight: 1,
  words: { w: words, h: words },
  isBack,
})

const chain = [link(0, 1), link(1, 2), link(2, 3)]

test.each([
  ['in the last third', [80, 40, 0, 20], chain, [0, 40, 80, 60]],
  ['two thirds across', [60, 80, 0, 20], chain, [60, 80, 0, 20]],
  ['hardly beyond', [61, 80, 0, 20], chain, [19, 0, 80, 60]],
  ['with another start', [80, 40, 0, 20], [...chain.slice(1), link(0, 2)], [80, 40, 0, 20]],
  ['entered by what runs back alone', [80, 40, 0, 20], [...chain, link(3, 0, 0, true)], [0, 40, 80, 60]],
  ['of two that are as listed', [80, 0, 40, 40], [link(0, 1), link(0, 2), link(2, 3)], [80, 0, 40, 40]],
  ['of two that are not as listed', [80, 0, 40, 40], [link(0, 2), link(0, 1), link(2, 3)], [0, 80, 40, 40]],
  ['of two answers', [80, 0, 40, 40], [link(0, 1, 4), link(0, 2, 4), link(2, 3)], [0, 80, 40, 40]],
] as const)('a start %s', (_, middles, links, turned) => {
  expect(startFirst(middles, { vertices, links: [...links] })).toEqual(turned)
})

const answer = { w: 24, h: 20 }
const question = (id: string) => ({ id, w: 208, h: 128, outline: 'diamond' as const })
const step = (id: string) => ({ id, w: 192, h: 48 })

/** A question that may skip all the others. */
const skipping = (options: LayoutOptions) =>
  layoutGraph(
    {
      nodes: [question('skip'), question('present'), step('deploy'), step('compute'), step('use'), question('empty')],
      edges: [
        ['skip', 'deploy'],
        ['skip', 'present'],
        ['present', 'compute'],
        ['present', 'use'],
        ['compute', 'empty'],
        ['use', 'empty'],
        ['empty', 'deploy'],
      ].map(([from, to]): LayoutEdge => ({ from: from!, to: to!, label: answer })),
    },
    options,
  )

test('the start of a flow is left of what it leads to', () => {
  const { nodes } = skipping({ direction: 'down' })
  expect(nodes.get('skip')!.x).toBeLessThanOrEqual(nodes.get('present')!.x)
})
