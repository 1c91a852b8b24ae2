import { expect, test } from 'vitest'
import { checkReferences, checkUnique, namedTargets, References } from './references.ts'

const api = { name: 'Tracking API' }
const store = { id: 'db', name: 'Database' }
const references = new References([
  { names: ['Tracking API'], item: api },
  { names: ['db', 'Database'], item: store },
])

test('items are found by id and by exact name', () => {
  expect(references.find('db')).toBe(store)
  expect(references.find('Database')).toBe(store)
  expect(references.find('tracking api')).toBeUndefined()
})

test('the finding for a dangling reference names the nearest match, if there is a close one', () => {
  const entries = [
    { at: 'edges.0.from', reference: 'Trackng API' },
    { at: 'edges.0.to', reference: 'Moon' },
    { at: 'edges.1.to', reference: undefined },
  ]
  expect(checkReferences(entries, { references, what: 'a node' })).toEqual([
    { at: 'edges.0.from', problem: '"Trackng API" is not a node; did you mean "Tracking API"?' },
    { at: 'edges.0.to', problem: '"Moon" is not a node' },
  ])
})

test('a name shared by several items requires ids', () => {
  const twins = new References([
    { names: ['Replica'], item: {} },
    { names: ['Replica'], item: {} },
  ])
  expect(twins.problem('Replica', 'a node')).toBe('"Replica" is the name of several items; give them ids')
})

test('ids, and names without ids, occur once', () => {
  expect(checkUnique('nodes', [{ name: 'A' }, { id: 'a', name: 'A' }, { name: 'A' }, { id: 'a' }])).toEqual([
    { at: 'nodes.2.name', problem: '"A" is already the name of nodes.0; give one of them an id' },
    { at: 'nodes.3.id', problem: '"a" is already the id of nodes.1; ids must differ' },
  ])
})

test('named items answer to their id and to their name; a list that the data omit has none', () => {
  const found = new References(namedTargets([store, api]))
  expect([found.find('db'), found.find('Database'), found.find('Tracking API')]).toEqual([store, store, api])
  expect(found.problem('Tracking', 'a node')).toContain('"Tracking" is not a node')
  expect(namedTargets(undefined)).toEqual([])
})
