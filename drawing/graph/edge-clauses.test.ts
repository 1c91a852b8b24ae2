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
