import { expect, test } from 'vitest'
import { checkBars } from './bars-check.ts'

test('a link joins one bar to something that is not a bar', () => {
  const nodes = [
    { name: 'orders', kind: 'queue' },
    { name: 'payments', kind: 'queue' },
    { name: 'Billing', kind: 'step', group: 'Europe' },
    { name: 'Shipping', kind: 'step' },
  ]
  const edges = ['orders > Billing', 'orders > payments', 'Billing > Shipping'].map((link) => {
    const [from = '', to = ''] = link.split(' > ')
    return { from, to, kind: 'data' }
  })
  expect(checkBars({ nodes, edges, groups: [] }, { kind: 'queue', what: 'a topic' })).toEqual([
    { at: 'edges.1', problem: 'both ends are a topic; only one can be' },
    { at: 'edges.2', problem: 'neither Billing nor Shipping is a topic; one end must be' },
    { at: 'nodes.2.group', problem: 'groups are not drawn here; leave it out' },
  ])
})
