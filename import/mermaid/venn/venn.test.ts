import { expect, test } from 'vitest'
import { findingsIn, ledgerOf } from '../../../test/said.ts'
import { readVenn } from './read-venn.ts'

test('regions have sets, a label, a size and words', () => {
  const { model, report } = readVenn(
    'venn-beta\ntitle T\nset A["Front"]:20\n text "React"\nset "B b"\nunion A, "B b"["Both"]\n text x["X"]\nstyle A fill:red',
  )
  expect(model.regions).toMatchObject([
    { sets: ['A'], label: 'Front', size: 20, texts: ['React'] },
    { sets: ['B b'], texts: [] },
    { sets: ['A', 'B b'], label: 'Both', texts: ['X'] },
  ])
  expect([model.title, findingsIn(report), ledgerOf(report)]).toEqual(['T', [], ['8:1 styles are not carried over']])
})

test('every mistake is a finding with its place', () => {
  expect(findingsIn(readVenn('venn\ntext a\nunion A\nset A : x\nfoo').report)).toEqual([
    '2:1 a set before its text',
    '3:8 , and another set',
    '4:7 the end of the line',
    '5:1 set, union or text',
  ])
})
