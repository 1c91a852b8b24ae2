import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn, ledgerOf } from '../../../test/said.ts'
import { type MermaidBlock, readBlock } from './read-block.ts'

const text =
  'block-beta\ncolumns 3\n a b:2 space:1\n block:g:2\n  columns 1\n  c["C"] d(("D"))\n end\n x<["go"]>(right, down)\n a -- "words" --> g\n c -.-> d\n a ~~~ b\n style a fill:red'

test('blocks are in cells and within each other; links join them', () => {
  const { model, report } = readBlock(text)
  expect(
    [...model.nodes.values()].map(({ id, label, shape = '', group = '' }) => [id, label, shape, group].join('|')),
  ).toEqual(['a|a||', 'b|b||', 'c|C|square|g', 'd|D|circle|g', 'x|go|block_arrow|'])
  expect(model.cells).toEqual([
    { id: 'a', span: 1 },
    { id: 'b', span: 2 },
    { span: 1 },
    { id: 'g', span: 2 },
    { id: 'c', span: 1, inside: 'g' },
    { id: 'd', span: 1, inside: 'g' },
    { id: 'x', span: 1 },
  ])
  expect([...model.columns]).toEqual([
    ['', 3],
    ['g', 1],
  ])
  expect(
    model.edges.map(({ from, to, label = '', head, stroke }) => [from, to, label, head, stroke].join('|')),
  ).toEqual(['a|g|words|point|normal', 'c|d||point|dotted', 'a|b||none|invisible'])
  expect([findingsIn(report), ledgerOf(report)]).toEqual([[], ['12:2 styles are not carried over']])
})

test('every mistake is a finding with its place', () => {
  expect(findingsIn(readBlock('block\nend\na -- "x" b\nblock\n c').report)).toEqual([
    '2:1 a block before this end',
    '3:10 the end of this link: -->',
    '4:1 the end of this block',
  ])
})

test('is a graph with groups; columns are in the ledger', async () => {
  expect(await importDiagram(text.replace(' a -- "words" --> g', ' a -- "words" --> c'))).toMatchObject({
    ok: true,
    data: {
      groups: [{ name: 'g' }],
      edges: [
        { from: 'a', to: 'C', text: 'words' },
        { from: 'C', to: 'D' },
      ],
    },
    notes: expect.arrayContaining([expect.objectContaining({ what: 'columns: blocks are placed by their links' })]),
  })
})

test('an arrow between blocks has its words, or none; it is drawn as an arrow to a side, and without words called by where it points', async () => {
  const arrows =
    'block-beta\n a x<["&nbsp;"]>(down) b y<["go"]>(up) z<[" "]>(right, left) r<["on"]>(right) l<[" "]>(left)'
  const { model } = readBlock(arrows)
  const blocks = [...model.nodes.values()] as MermaidBlock[]
  expect(blocks.map(({ label, points = '' }) => [label, points].join('|'))).toEqual([
    'a|',
    '|↓',
    'b|',
    'go|↑',
    '|→←',
    'on|→',
    '|←',
  ])
  const drawn = await importDiagram(arrows)
  expect(drawn).toMatchObject({
    ok: true,
    data: {
      nodes: [
        { name: 'a' },
        { name: '↓' },
        { name: 'b' },
        { name: 'go' },
        { name: '→←' },
        { name: 'on', kind: 'arrow-right' },
        { name: '←', kind: 'arrow-left' },
      ],
    },
  })
})
