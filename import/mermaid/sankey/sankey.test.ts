import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn } from '../../../test/said.ts'
import { readSankey } from './read-sankey.ts'

test('rows are comma-separated, with quotes as in CSV', () => {
  const { model, report } = readSankey('sankey-beta\n\n A , "B, ""b""" ,10.5\nB,C,-.5\n')
  expect(model.links.map(({ from, to, value }) => [from, to, value])).toEqual([
    ['A', 'B, "b"', 10.5],
    ['B', 'C', -0.5],
  ])
  expect(findingsIn(report)).toEqual([])
})

test('every mistake is a finding with its place', () => {
  const { report } = readSankey('sankey\nA,B\nA,B,x\nA,B,1,2\n,B,1')
  expect(findingsIn(report)).toEqual(['2:4 ,', '3:5 a number', '4:6 the end of the line', '5:1 a source'])
})

test('links are flows', async () => {
  expect(await importDiagram('sankey\nA,B,3\nB,C,2')).toMatchObject({
    recipe: 'sankey-traffic',
    data: {
      edges: [
        { from: 'A', to: 'B', value: 3 },
        { from: 'B', to: 'C', value: 2 },
      ],
    },
  })
})
