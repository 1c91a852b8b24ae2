/** What leads into a group, or out of it, is in line with what it is joined to there, not with the middle of the group. */
import { expect, test } from 'vitest'
import { layoutGraph } from '../layout.ts'
import type { LayoutGraph } from '../model/graph.ts'

const node = (id: string, group?: string) => ({ id, w: 208, h: 48, ...(group === undefined ? {} : { group }) })
const graphOf = (links: string, inside: string): LayoutGraph => ({
  nodes: [...new Set(links.replaceAll(' ', ''))].map((id) => node(id, inside.includes(id) ? 'g' : undefined)),
  edges: links.split(' ').map(([from, to]) => ({ from: from!, to: to! })),
  groups: [{ id: 'g', head: { w: 80, h: 32 } }],
})

/** How many bends the edges of a graph have. */
const bendsOf = (links: string, inside: string, direction: 'down' | 'right' = 'down'): number[] =>
  layoutGraph(graphOf(links, inside), { direction }).edges.map(({ points }) => points.length - 2)

test('sources are below the members that they lead to, and outcomes above theirs', () => {
  expect(bendsOf('yx xp xq pa qb', 'xpq')).toEqual([0, 1, 1, 0, 0])
  expect(bendsOf('xy px qx ap bq', 'xpq')).toEqual([0, 1, 1, 0, 0])
  expect(bendsOf('xy px qx ap bq', 'xpq', 'right').slice(3)).toEqual([0, 0])
})
