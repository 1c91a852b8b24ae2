import { expect, test } from 'vitest'
import { checkBars } from './bars-check.ts'

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
