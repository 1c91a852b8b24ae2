import { expect, test } from 'vitest'
import { apart, areMasters, mastersOf, reachedBy, wayTo } from './masters.ts'

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

test('of a master in focus it is what it reaches that is marked, and of a block what leads there', () => {
  const data = { nodes, edges }
  const [core, dma, sio, sram] = nodes
  const marked = (focus: typeof nodes): string[] =>
    wayTo(focus, data).flatMap((each) => ('name' in each ? [String(each.name)] : []))
  expect(marked(dma ? [dma] : [])).toEqual(['DMA', 'AHB', 'SRAM'])
  expect(marked(sio ? [sio] : [])).toEqual(['SIO', 'IOPORT', 'Core'])
  expect(reachedBy(core ? [core] : [], data).map(({ name }) => name)).toEqual(['SIO', 'SRAM'])
  expect([areMasters([], data), areMasters(core && dma ? [core, dma] : [], data)]).toEqual([false, true])
  expect(areMasters(core && sram ? [core, sram] : [], data)).toBe(false)
})

test('of masters and blocks in focus it is the way between them that is marked, and no other master', () => {
  const data = { nodes, edges }
  const named = (...focus: string[]) => nodes.filter(({ name }) => focus.includes(name))
  const marked = (...focus: string[]): string[] =>
    wayTo(named(...focus), data).flatMap((each) => ('name' in each ? [String(each.name)] : []))
  expect(marked('DMA', 'SRAM')).toEqual(['DMA', 'SRAM', 'AHB'])
  expect(marked('DMA', 'AHB', 'SRAM')).toEqual(['DMA', 'SRAM', 'AHB'])
  expect(names(['DMA', 'SIO'])).toEqual(['Core', 'DMA'])
  expect(apart(named('DMA', 'SRAM'), data)).toEqual({ masters: named('DMA'), blocks: named('SRAM') })
})
