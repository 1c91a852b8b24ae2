import { expect, test } from 'vitest'
import { edgeClauses } from './edge-clauses.ts'

const nodes = [
  { id: 'page', name: 'Tracking page', kind: 'container' },
  { name: 'API', kind: 'container' },
]
const edge = (text?: string) => ({ from: 'page', to: 'API', kind: 'edge', ...(text === undefined ? {} : { text }) })

test('nodes are called by their names, and verbs continue the sentence', () => {
  expect(edgeClauses({ nodes, edges: [edge('Opens'), edge('SQL to'), edge()] })).toEqual([
    'Tracking page opens API',
    'Tracking page SQL to API',
    'Tracking page to API',
  ])
  expect(edgeClauses({ nodes, edges: [edge()] }, ({ kind }) => `has an ${kind} to`)).toEqual([
    'Tracking page has an edge to API',
  ])
})

test('nodes of one name are told apart by the innermost group that only one of them is in', () => {
  const twins = ['east', 'west'].flatMap((region) => [
    { id: `lb-${region}`, name: 'Balancer', kind: 'network', group: region },
    { id: `api-${region}`, name: 'API', kind: 'container', group: `pods-${region}` },
  ])
  const groups = ['east', 'west'].flatMap((region) => [
    { id: region, name: `Region ${region}`, kind: 'node' },
    { id: `pods-${region}`, name: 'Kubernetes', kind: 'node', group: region },
  ])
  const calls = [{ from: 'lb-west', to: 'api-west', kind: 'edge', text: 'Forwards to' }]
  expect(edgeClauses({ nodes: [...nodes.slice(0, 1), ...twins], edges: calls, groups })).toEqual([
    'Balancer (Region west) forwards to API (Region west)',
  ])
})
