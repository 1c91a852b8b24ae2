import { expect, test } from 'vitest'
import { checkBars, isOutside } from './bars-check.ts'

test('a link joins one bar to something that is not a bar', () => {
  const nodes = [
    { name: 'orders', kind: 'queue' },
    { name: 'payments', kind: 'queue' },
    { name: 'Billing', kind: 'step' },
    { name: 'Shipping', kind: 'step' },
  ]
  const edges = ['orders > Billing', 'orders > payments', 'Billing > Shipping'].map((link) => {
    const [from = '', to = ''] = link.split(' > ')
    return { from, to, kind: 'data' }
  })
  expect(checkBars({ nodes, edges, groups: [] }, { kind: 'queue', what: 'a topic' })).toEqual([
    { at: 'edges.1', problem: 'both ends are a topic; only one can be' },
    {
      at: 'edges.2',
      problem: 'neither Billing nor Shipping is a topic; one end must be: a topic is a node of kind queue',
    },
  ])
})

test('a link may end at what is no bar where its kind may', () => {
  const nodes = [
    { name: 'orders', kind: 'queue' },
    { name: 'Ledger', kind: 'step' },
    { name: 'Warehouse', kind: 'sink' },
  ]
  const edges = ['Ledger > Warehouse', 'Warehouse > Ledger'].map((link) => {
    const [from = '', to = ''] = link.split(' > ')
    return { from, to, kind: 'data' }
  })
  const bars = { kind: 'queue', what: 'a topic', ends: ['sink'] }
  expect(checkBars({ nodes, edges, groups: [] }, bars).map(({ at }) => at)).toEqual(['edges.1'])
})

test('what else is a bar is said by its kind', () => {
  const edges = [{ from: 'Router', to: 'Laptop', kind: 'data' }]
  const nodes = ['Router', 'Laptop'].map((name) => ({ name, kind: 'service' }))
  expect(checkBars({ nodes, edges, groups: [] }, { kind: 'network', what: 'a network', such: 'a subnet' })).toEqual([
    {
      at: 'edges.0',
      problem: 'neither Router nor Laptop is a network; one end must be: a subnet is a node of kind network',
    },
  ])
})

test('what is outside is a bar where it is joined to none, and not where it is joined to one', () => {
  const nodes = [
    { name: 'Internet', kind: 'external' },
    { name: 'Router', kind: 'gateway' },
    { name: 'WAN', kind: 'network' },
  ]
  const data = (...links: string[]) => ({
    nodes,
    edges: links.map((link) => {
      const [from = '', to = ''] = link.split(' > ')
      return { from, to, kind: 'traffic' }
    }),
    groups: [],
  })
  const bars = { kind: 'network', what: 'a network', outside: 'external' }
  const [direct, mixed] = [data('Internet > Router'), data('Router > Internet', 'Internet > WAN')]
  expect([checkBars(direct, bars), checkBars(mixed, bars).map(({ at }) => at)]).toEqual([[], ['edges.0']])
  expect(checkBars(direct, { kind: 'network', what: 'a network' }).map(({ at }) => at)).toEqual(['edges.0'])
  expect(nodes.map((node) => isOutside(node, direct, bars))).toEqual([true, false, false])
  expect(nodes.map((node) => isOutside(node, mixed, bars))).toEqual([false, false, false])
})
