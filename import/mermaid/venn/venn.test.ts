import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
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

test('sizes of Mermaid contain what sets share; regions are counted without it', async () => {
  const text = 'venn-beta\ntitle Users\nset A["Web"]:320\nset B["Mobile"]:280\nunion A,B["Both"]:200\n text "paying"'
  const { ok, data, recipe } = (await importDiagram(text)) as { ok: boolean; data: object; recipe: string }
  expect([ok, recipe, data]).toEqual([
    true,
    'venn-diagram',
    {
      title: 'Users',
      sets: [{ name: 'Web' }, { name: 'Mobile' }],
      regions: [
        { in: ['Web'], value: 120 },
        { in: ['Mobile'], value: 80 },
        { in: ['Web', 'Mobile'], name: 'Both', value: 200, items: ['paying'] },
      ],
    },
  ])
})

test('three sets are counted by inclusion and exclusion; a size that contradicts others is noted', async () => {
  const text = 'venn\nset A:10\nset B:10\nset C:3\nunion A,B:4\nunion B,C:4\nunion A,B,C:1'
  const { data, notes } = (await importDiagram(text)) as never as {
    data: { regions: { value: number }[] }
    notes: { line: number }[]
  }
  expect(data.regions.map(({ value }) => value)).toEqual([6, 3, 0, 3, 3, 1])
  expect(notes.map(({ line }) => line)).toEqual([4])
})

test('without the size of every set there are words alone', async () => {
  const { data, notes } = (await importDiagram('venn\nset A:10\nset B\nunion A,B\n text x')) as never as {
    data: { regions: object[] }
    notes: { what: string }[]
  }
  expect(data.regions).toEqual([{ in: ['A'] }, { in: ['B'] }, { in: ['A', 'B'], items: ['x'] }])
  expect(notes.map(({ what }) => what)).toEqual(['sizes are drawn only where every set has one'])
})

test('a region given twice is drawn once, with the words of both, and a union of a set with itself is none', async () => {
  const text = 'venn\nset A:10\nset B:9\nunion A,B:4\n text x\nunion B,A,B:6\n text y'
  const { data, notes } = (await importDiagram(text)) as never as {
    data: { regions: { value: number; items?: string[] }[] }
    notes: { line: number }[]
  }
  expect(data.regions.map(({ value, items }) => [value, items])).toEqual([
    [6, undefined],
    [5, undefined],
    [4, ['x', 'y']],
  ])
  expect(notes.map(({ line }) => line)).toEqual([6])
  expect(findingsIn(readVenn('venn\nset A:10\nunion A,A:2').report)).toEqual(['3:10 , and another set'])
})
