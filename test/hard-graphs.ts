/**
 * Graph data that an adversary would send: for recipes that draw any graph, by what is hard about them.
 */

/** What graph recipes have in common. */
export type PlainGraph = {
  title: string
  nodes: { name: string; group?: string }[]
  edges: { from: string; to: string; text?: string }[]
  groups?: { name: string; group?: string }[]
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

const named = (count: number, name = (index: number): string => `Node ${index}`): PlainGraph['nodes'] =>
  range(count).map((index) => ({ name: name(index) }))

/** The nodes, each joined to the one before it. */
const chained = (nodes: PlainGraph['nodes']): PlainGraph['edges'] =>
  nodes.slice(1).map(({ name }, index) => ({ from: nodes[index]?.name ?? '', to: name }))

const graphOf = (
  nodes: PlainGraph['nodes'],
  edges = chained(nodes),
  groups: PlainGraph['groups'] = [],
): PlainGraph => ({
  title: 'A hard graph',
  nodes,
  edges,
  ...(groups.length === 0 ? {} : { groups }),
})

/** Sixty letters in words of different lengths. */
const longName = (index: number): string => `Reconciliation of shipments ${index} `.repeat(3).slice(0, 59).trim()

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Forty nodes in five groups, of which two are in another, sixty edges, a third of them labeled. */
export const fortyNodes: PlainGraph = graphOf(
  range(40).map((index) => ({ name: `Step ${index}`, group: `Area ${Math.floor(index / 8)}` })),
  range(60).map((index) => ({
    from: `Step ${index % 40}`,
    to: `Step ${((index % 40) + 1 + ((index * 7) % 6)) % 40}`,
    ...(index % 3 === 0 ? { text: `passes ${index}` } : {}),
  })),
  range(5).map((index) => ({ name: `Area ${index}`, ...(index > 2 ? { group: 'Area 0' } : {}) })),
)

export const hardGraphs: Readonly<Record<string, PlainGraph>> = {
  'one node': graphOf(named(1)),
  'all of 9 joined': graphOf(
    named(9),
    range(9).flatMap((to) => range(to).map((from) => ({ from: `Node ${from}`, to: `Node ${to}` }))),
  ),
  'a star of 59': graphOf(
    named(60),
    range(59).map((index) => ({ from: 'Node 0', to: `Node ${index + 1}` })),
  ),
  'a chain of 60': graphOf(named(60)),
  '60 nodes and 100 edges': graphOf(
    named(60),
    range(100).map((index) => ({ from: `Node ${(index * 13) % 60}`, to: `Node ${(index * 29 + 1) % 60}` })),
  ),
  '12 groups in each other': graphOf(
    range(12).map((index) => ({ name: `Node ${index}`, group: `Group ${index}` })),
    undefined,
    range(12).map((index) => ({ name: `Group ${index}`, ...(index > 0 ? { group: `Group ${index - 1}` } : {}) })),
  ),
  'names of one letter': graphOf(named(40, (index) => letters[index] ?? '')),
  'names of 60 letters': graphOf(named(20, longName)),
  'names of one word of 60 letters': graphOf(
    named(6, (index) => `${index}${'Donaudampfschiff'.repeat(4)}`.slice(0, 60)),
  ),
  'names in wide glyphs': graphOf(named(12, (index) => `決済ゲートウェイ障害対応手順書${index} 🚀WWWWWWWW ﷽`)),
  '12 parallel edges with words': graphOf(
    named(2),
    range(12).map((index) => ({ from: 'Node 0', to: 'Node 1', text: `reason ${index}` })),
  ),
  '5 components': graphOf(
    named(25),
    range(25).flatMap((index) => (index % 5 === 0 ? [] : [{ from: `Node ${index - 1}`, to: `Node ${index}` }])),
  ),
  'all in one group': graphOf(
    range(30).map((index) => ({ name: `Node ${index}`, group: 'All' })),
    range(45).map((index) => ({ from: `Node ${(index * 7) % 30}`, to: `Node ${(index * 11 + 1) % 30}` })),
    [{ name: 'All' }],
  ),
  'loops, both ways, and to a group from inside': graphOf(
    range(6).map((index) => ({ name: `Node ${index}`, group: `Group ${index % 2}` })),
    [
      ...range(6).map((index) => ({ from: `Node ${index}`, to: `Node ${index}`, text: 'again' })),
      { from: 'Node 0', to: 'Node 1' },
      { from: 'Node 1', to: 'Node 0' },
      { from: 'Node 2', to: 'Group 0' },
      { from: 'Group 0', to: 'Group 1' },
    ],
    [{ name: 'Group 0' }, { name: 'Group 1' }],
  ),
}
