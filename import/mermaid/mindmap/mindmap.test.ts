import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn, ledgerOf } from '../../../test/said.ts'
import { readMindmap } from './read-mindmap.ts'

const read = (text: string) => {
  const { model, report } = readMindmap(text)
  const nodes = model.nodes.map(({ label, depth, shape = '', classes = [] }) =>
    [label, depth, shape, ...classes].join('|'),
  )
  return { nodes, findings: findingsIn(report), ledger: ledgerOf(report) }
}

test('depth is what a line is indented more than one above it', () => {
  expect(read('mindmap\n  root\n     a\n       b\n    c\n   d\n   %% x').nodes).toEqual([
    'root|0|',
    'a|1|',
    'b|2|',
    'c|1|',
    'd|1|',
  ])
})

test('brackets are shapes, and may span lines', () => {
  const { nodes, findings, ledger } = read(
    'mindmap\nr((R))\n a[A\n  b]\n c(C)\n d)D(\n e))E((\n f{{F}}\n g["`**G**`"]\n ::icon(fa fa-x)\n h:::hot big\n :::cold',
  )
  expect(nodes).toEqual([
    'R|0|circle',
    'A b|1|rect',
    'C|1|rounded',
    'D|1|cloud',
    'E|1|bang',
    'F|1|hexagon',
    'G|1|rect',
    'h|1||hot|big|cold',
  ])
  expect(findings).toEqual([])
  expect(ledger).toEqual(['9:4 formatting of words', '10:2 icons'])
})

test('a second root and an open bracket are findings', () => {
  expect(read('mindmap\n root\n  a\n b\n  c[x').findings).toEqual([
    '4:2 a node below the root: a mind map has one root',
    '5:5 ]',
  ])
})

test('is a mind map; shapes are in the ledger', async () => {
  expect(await importDiagram('mindmap\n((Root))\n  a[A]\n  b')).toMatchObject({
    recipe: 'mind-map',
    data: { root: { name: 'Root', children: [{ name: 'A' }, { name: 'b' }] } },
    notes: [{ what: 'shapes of nodes', lines: [2, 3] }],
  })
})

test('words in brackets end within 2,000 characters', () => {
  const words = (length: number) => `mindmap\nr[${'x'.repeat(length)}]`
  expect(read(words(2000)).nodes[0]).toHaveLength(2000 + '|0|rect'.length)
  expect(read(words(2001))).toMatchObject({ nodes: [], findings: ['2:3 ]'] })
})
