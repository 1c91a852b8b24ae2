import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { findingsIn, ledgerOf } from '../../../test/said.ts'
import { readTreeview } from './read-treeview.ts'

const text = 'treeView-beta\nsrc/\n    App.tsx :::hot icon(fa:bell) ## main part\n    "a  b.ts"\nREADME.md'

test('names may be quoted and have a class, an icon and a remark', () => {
  const { model, report } = readTreeview(text)
  expect(model.nodes.map(({ label, depth, note = '', classes = [] }) => [label, depth, note, ...classes])).toEqual([
    ['src/', 0, ''],
    ['App.tsx', 1, 'main part', 'hot'],
    ['a  b.ts', 1, ''],
    ['README.md', 0, ''],
  ])
  expect([findingsIn(report), ledgerOf(report)]).toEqual([[], ['3:20 icons']])
})

test('what is behind a quoted name is a finding', () => {
  expect(findingsIn(readTreeview('treeView\n"a" b').report)).toEqual(['2:5 a class, icon(…) or ## and a remark'])
})

test('is a tree of files', async () => {
  expect(await importDiagram(text)).toMatchObject({
    recipe: 'file-tree',
    data: { focus: ['App.tsx'], root: { children: [{ name: 'src/' }, { name: 'README.md' }] } },
  })
})
