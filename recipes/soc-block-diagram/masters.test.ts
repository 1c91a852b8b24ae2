import { expect, test } from 'vitest'
import { mastersOf } from './masters.ts'

const nodes = ['Core', 'DMA', 'SIO', 'SRAM', 'IOPORT', 'AHB'].map((name) => ({
  name,
  kind: name === 'IOPORT' || name === 'AHB' ? 'network' : 'service',
}))
const edges = ['Core > IOPORT', 'Core > AHB', 'DMA > AHB', 'IOPORT > SIO', 'AHB > SRAM'].map((link) => {
  const [from = '', to = ''] = link.split(' > ')
  return { from, to, kind: 'traffic' }
})

const names = (focus: string[]): (string | undefined)[] =>
  mastersOf({ nodes, edges, focus }).reaching.map(({ name }) => name)

test('masters are what nothing leads to, and reach what their buses lead to', () => {
  expect(mastersOf({ nodes, edges }).masters.map(({ name }) => name)).toEqual(['Core', 'DMA'])
  expect(names(['SIO'])).toEqual(['Core'])
  expect(names(['SRAM'])).toEqual(['Core', 'DMA'])
})
