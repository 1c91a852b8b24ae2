import { expect, test } from 'vitest'
import type { GraphEdge, GraphNode } from '../data/graph.ts'
import { shortLinks } from '../data/short-links.ts'
import { markedWords } from './marked-words.ts'

const nodes = ['Page', 'API', 'Store', 'Mail'].map((name) => ({ name, kind: 'system' })) as GraphNode[]
const edges = shortLinks(`Page > API
  API > Store
  API > Mail`) as GraphEdge[]

test('what is in focus is named, by what the key calls it', () => {
  expect(markedWords({ nodes, edges, focus: ['Mail'] })).toBe(' Marked: Mail.')
  expect(markedWords({ nodes, edges, focus: ['Mail'], key: { focus: 'What changes' } })).toBe(' What changes: Mail.')
  expect(markedWords({ nodes, edges })).toBe('')
})

test('edges that follow each other are one way, whatever their order, and name what is on it', () => {
  expect(markedWords({ nodes, edges, focus: ['API > Store', 'Mail', 'Page', 'Page > API'] })).toBe(
    ' Marked: Mail and Page to API to Store.',
  )
  expect(markedWords({ nodes, edges: edges.toReversed(), focus: ['Page > API', 'API > Store'] })).toBe(
    ' Marked: Page to API to Store.',
  )
})

test('good and bad are named apart from the focus, which goes first', () => {
  const bad = nodes.map((node) => ({ ...node, state: 'negative' as const }))
  expect(markedWords({ nodes: bad.slice(0, 2), edges: [], focus: ['API'], key: { negative: 'Down' } })).toBe(
    ' Marked: API. Down: Page.',
  )
})

test('what has no name is passed in silence', () => {
  const unnamed = nodes.map(({ name, kind }) => (name === 'API' ? { id: name, kind } : { name, kind })) as GraphNode[]
  expect(markedWords({ nodes: unnamed, edges, focus: ['API', 'Page > API', 'API > Store'] })).toBe(
    ' Marked: Page to Store.',
  )
})

test('nodes of one name are told apart by the groups that they are in', () => {
  const twins = ['east', 'west'].map((group) => ({ id: group, name: 'Orders', kind: 'system', group: `in ${group}` }))
  const groups = ['east', 'west'].map((name) => ({ name: `in ${name}`, kind: 'zone' }))
  expect(markedWords({ nodes: twins as GraphNode[], edges: [], groups, focus: ['west'] })).toBe(
    ' Marked: Orders (in west).',
  )
})

test('what looks tell apart is named where the key has words for it, and what is in focus only as that', () => {
  const [page, api, store, mail] = nodes as [GraphNode, GraphNode, GraphNode, GraphNode]
  const looks: GraphNode[] = [
    { ...page, look: 'tinted' },
    { ...api, look: 'tinted' },
    { ...store, look: 'solid' },
    mail,
  ]
  expect(markedWords({ nodes: looks, edges, focus: ['API'], key: { tinted: 'Input' } })).toBe(
    ' Marked: API. Input: Page.',
  )
})
