import { expect, test } from 'vitest'
import { withoutItem, withoutReferences } from './remove-references.ts'

const data = {
  nodes: [{ name: 'Web' }, { name: 'Cache' }],
  edges: [
    { from: 'Web', to: 'API' },
    { from: 'API', to: 'Cache' },
    { from: 'Web', to: 'Cache', note: 'API' },
  ],
  frames: [{ messages: [{ from: 'API', to: 'Web' }] }],
  focus: ['API', 'Web'],
  callouts: [{ on: 'API', text: 'Slow' }],
}

test('rows that connect a removed item go with it, and lists of names lose it', () => {
  expect(withoutReferences(data, 'API')).toEqual({
    data: {
      nodes: data.nodes,
      edges: [{ from: 'Web', to: 'Cache', note: 'API' }],
      frames: [{ messages: [] }],
      focus: ['Web'],
    },
    removed: 4,
  })
})

test('a name that another item still has, or that is none, keeps its references', () => {
  expect(withoutReferences(data, 'Cache')).toEqual({ data, removed: 0 })
  expect(withoutReferences(data, '')).toEqual({ data, removed: 0 })
})

test('a focus of one name goes with it', () => {
  expect(withoutReferences({ rows: [], focus: 'API' }, 'API')).toEqual({ data: { rows: [] }, removed: 0 })
})

test('an edge in focus goes with its ends, and a column with its table', () => {
  const edges = [{ from: 'Web', to: 'order.id' }]
  expect(withoutReferences({ edges, focus: ['Web > API', 'API > Cache', 'Web'] }, 'API')).toEqual({
    data: { edges, focus: ['Web'] },
    removed: 0,
  })
  expect(withoutReferences({ edges, focus: ['order.id'] }, 'order')).toEqual({ data: { edges: [] }, removed: 1 })
})

test('what names a removed edge goes with it, unless another edge joins the same', () => {
  const edge = { from: 'web', to: 'API', text: 'asks' }
  const nodes = [{ id: 'web', name: 'Web' }, { name: 'API' }]
  const left = { nodes, edges: [], focus: ['Web > API', 'API'], callouts: [{ on: 'web > API', text: 'slow' }] }
  expect(withoutItem(left, edge, 'asks')).toEqual({ data: { nodes, edges: [], focus: ['API'] }, removed: 1 })
  const again = { ...left, edges: [edge] }
  expect(withoutItem(again, edge, 'asks').data).toEqual(again)
})

test('a name with line breaks is referred to in one line', () => {
  const broken = { nodes: [{ name: 'Web' }], edges: [{ from: 'Web', to: 'Order service' }], focus: ['Order service'] }
  expect(withoutReferences(broken, 'Order\nservice').data).toEqual({ nodes: [{ name: 'Web' }], edges: [] })
  const kept = { ...broken, nodes: [{ name: 'Order\nservice' }] }
  expect(withoutReferences(kept, 'Order service').data).toBe(kept)
})

test('a row that goes with an item is in no focus and no callout anymore, unless another one says the same', () => {
  const bills = { from: 'plan', to: 'invoice', text: 'is billed by' }
  const asks = { from: 'Web', to: 'invoice', text: 'asks' }
  const rest = { focus: ['is billed by', 'asks'], callouts: [{ on: 'is billed by', text: 'Once' }] }
  expect(withoutReferences({ edges: [bills, asks], ...rest }, 'plan')).toEqual({
    data: { edges: [asks], focus: ['asks'] },
    removed: 2,
  })
  const again = { ...bills, from: 'Web' }
  expect(withoutReferences({ edges: [bills, again], ...rest }, 'plan')).toEqual({
    data: { edges: [again], ...rest },
    removed: 1,
  })
})
