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

test('a link that closes a cycle, or leads to itself, ends at a bar of its own', async () => {
  const read = await importDiagram('sankey\nA,B,3\nB,C,2\nC,A,1\nC,D,1\nD,B,1\nD,D,1\nE,A,1')
  const { edges } = (read as unknown as { data: { edges: { from: string; to: string }[] } }).data
  expect(edges.map(({ from, to }) => `${from} > ${to}`)).toEqual([
    'A > B',
    'B > C',
    'C > A (again)',
    'C > D',
    'D > B (again)',
    'D > D (again)',
    'E > A',
  ])
  expect(read).toMatchObject({
    ok: true,
    notes: ['C > A', 'D > B', 'D > D'].map((text) => ({
      what: 'a flow that closes a cycle, to a bar of its own at the right',
      text,
    })),
  })
})

test('a bar of its own takes no name that a stage has', async () => {
  const read = await importDiagram('sankey\nA,B,5\nA (again),B,1\nB,A,2')
  expect(read).toMatchObject({ ok: true, findings: [] })
  expect((read as unknown as { data: { edges: object[] } }).data.edges[2]).toMatchObject({ to: 'A (again) (again)' })
})
