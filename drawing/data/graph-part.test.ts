import { expect, test } from 'vitest'
import { graphTargets } from './graph.ts'
import { type GraphPart, partOf, type Whole } from './graph-part.ts'
import { References } from './references.ts'

/** A chain a, b, c, d, e with a side branch x off c; c and d are in a group within a group. */
const chain = {
  nodes: ['a', 'b', 'c', 'd', 'e', 'x', 'alone'].map((name) => ({
    name,
    kind: 'box',
    ...('cd'.includes(name) ? { group: 'Inner' } : {}),
  })),
  edges: ['ab', 'bc', 'cd', 'de', 'xc'].map(([from = '', to = '']) => ({ from, to, kind: 'edge' })),
  groups: [
    { name: 'Outer', kind: 'group' },
    { name: 'Inner', kind: 'group', group: 'Outer' },
  ],
}

const part = (wanted: GraphPart, whole: Whole & { groups: object[] } = chain) => {
  const outcome = partOf(whole, wanted, graphTargets(whole as never))
  if (!outcome.ok) return outcome.findings
  const names = (items: readonly { name?: string | undefined }[]) =>
    items.filter((each) => outcome.shown.has(each)).map(({ name }) => name)
  const edges = whole.edges.filter((edge) => outcome.shown.has(edge)).map(({ from, to }) => `${from} > ${to}`)
  return { nodes: names(whole.nodes), groups: names(whole.groups as never), edges, sentence: outcome.sentence }
}

test('a part has what is so many edges away in either direction, the edges between, and the groups around', () => {
  expect(part({ around: 'b', depth: 1 })).toEqual({
    nodes: ['a', 'b', 'c'],
    groups: ['Outer', 'Inner'],
    edges: ['a > b', 'b > c'],
    sentence: 'Shown: b and what is up to 1 step away, 3 of 7 nodes; 2 edges lead further.',
  })
  expect(part({ around: 'b', depth: 2 })).toMatchObject({ nodes: ['a', 'b', 'c', 'd', 'x'] })
  expect(part({ around: 'b', depth: 20 })).toMatchObject({
    nodes: ['a', 'b', 'c', 'd', 'e', 'x'],
    sentence: 'Shown: b and what is up to 20 steps away, 6 of 7 nodes.',
  })
})

test('depth 0 is a node alone, or a group with all that is in it', () => {
  expect(part({ around: 'a', depth: 0 })).toMatchObject({
    nodes: ['a'],
    edges: [],
    groups: [],
    sentence: 'Shown: a, 1 of 7 nodes; 1 edge leads further.',
  })
  expect(part({ around: 'Outer', depth: 0 })).toMatchObject({
    nodes: ['c', 'd'],
    groups: ['Outer', 'Inner'],
    edges: ['c > d'],
  })
  expect(part({ around: 'Outer', depth: 1 })).toMatchObject({ nodes: ['b', 'c', 'd', 'e', 'x'] })
})

test('an edge to a group reaches the group, not what is in it', () => {
  const whole = { ...chain, edges: [{ from: 'a', to: 'Inner', kind: 'edge' }] }
  expect(part({ around: 'a', depth: 1 }, whole)).toMatchObject({
    nodes: ['a'],
    groups: ['Outer', 'Inner'],
    edges: ['a > Inner'],
  })
})

test('fields of entities belong to their node: edges between them lead from node to node', () => {
  const nodes = ['order', 'user', 'log'].map((name) => ({ name, kind: 'table', fields: [{ name: 'id' }] }))
  const whole = { nodes, edges: [{ from: 'order.id', to: 'user.id', kind: 'relation' }] }
  const targets = nodes.flatMap((node) => [
    { names: [node.name], item: node },
    ...node.fields.map((item) => ({ names: [`${node.name}.${item.name}`], item })),
  ])
  const outcome = partOf(whole, { around: 'order', depth: 1 }, targets)
  expect(outcome.ok && nodes.map((node) => [node, node.fields[0]!].map((each) => outcome.shown.has(each)))).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ])
})

test('an unknown middle is named with the nearest match; an edge is no middle', () => {
  const [unknown] = part({ around: 'alon', depth: 1 }) as { problem: string }[]
  expect(unknown?.problem).toContain('around: "alon" is not a node or a group; did you mean "alone"?')
  expect(part({ around: 'a > b', depth: 1 })).toEqual([{ at: '', problem: 'around: "a > b" is an edge' }])
})

test('an edge is named by the ids or the names of its ends; names that another edge is written with are that one', () => {
  const nodes = [
    { id: 'a', name: 'Alpha' },
    { id: 'b', name: 'Beta' },
    { id: 'c', name: 'b' },
  ]
  const edges = ['b', 'c'].map((to) => ({ from: 'a', to }))
  const references = new References(graphTargets({ nodes, edges, groups: [] } as never))
  const found = ['a > b', 'a > Beta', 'Alpha > Beta', 'Alpha > c', 'Beta > a'].map((name) => references.find(name))
  expect(found).toEqual([edges[0], edges[0], edges[0], edges[1], undefined])
  expect(references.problem('a > b', 'an item')).toBeUndefined()
})
