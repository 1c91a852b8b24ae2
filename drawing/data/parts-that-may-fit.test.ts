import { expect, test } from 'vitest'
import { readData } from '../read-data.ts'
import { graphForm } from './graph.ts'
import { partsThatMayFit } from './parts-that-may-fit.ts'

const form = graphForm({ kinds: ['step'] })

const partsOf = (...links: string[]) => {
  const edges = links.map((link) => ({ from: link[0], to: link[1] }))
  const reading = readData(form as never, { title: 'A graph', edges })
  return reading.ok ? partsThatMayFit(reading.data as never, form.targets(reading.data as never)) : []
}

test('parts are around the node with the most edges, the largest first, and say what is missing', () => {
  const parts = partsOf('AB', 'AC', 'AD', 'DE', 'EF', 'FG', 'GH', 'HI')
  expect(parts.map(({ part }) => part)).toEqual([
    { around: 'A', depth: 4 },
    { around: 'A', depth: 3 },
    { around: 'A', depth: 2 },
  ])
  expect(parts[2]?.warnings.map(({ at, problem }) => `${at}: ${problem.split(':')[0]}`)).toEqual([
    'nodes: 4 of 9 nodes are not drawn',
    'edges: 4 of 8 edges are not drawn',
  ])
})

test('a part that is a small share of the nodes is none, and neither is nearly the whole', () => {
  expect(partsOf('AB', 'CD', 'EF', 'GH', 'IJ')).toEqual([])
  expect(partsOf('AB', 'AC', 'AD')).toEqual([])
})
