/** A B+ tree with one lookup, and the rows of the table around the one that it leads to. */
import { hierarchy } from 'd3-hierarchy'
import { block, lineOfText, nameAndNote, place } from '../../drawing/block.ts'
import type { CollectionData } from '../../drawing/data/collection.ts'
import { wordCell } from '../../drawing/grid/word-cell.ts'
import { path } from '../../drawing/primitives.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bottomOf, centerOf, rightOf } from '../../src/geometry/rect.ts'
import { descend, type TreePage } from './page-search.ts'
import { drawPageTree, type PageTree, tableCell, toWords } from './page-tree.ts'
import { growTree } from './tree.ts'

/** The row is read after the search, whose pages are counted. */
const afterward = { stroke: 'accent', dashed: true } as const

/** Draws the tree that the keys give with the lookup of `find`, how many pages it reads, and the row it leads to. */
export function drawTree(data: CollectionData, sheet: Sheet): void {
  const { items, size, find } = data
  const table = nameAndNote({ name: 'Table', note: 'rows as inserted, 1 more read' }, undefined, ['item', 'note'])
  sheet.ifTooWide(items, 'use fewer or shorter keys, or a larger order')
  const root = growTree(items, size)
  const tree = drawPageTree(root, { capacity: size - 1, find, beside: table.w }, sheet)
  sheet.prove('keys', ...items)
  if (find !== undefined) drawReads(root, { read: descend(root, find).length, ...tree }, sheet)
  if (tree.found === undefined) return
  const y = bottomOf(tree.bounds) + 56
  sheet.put('@table', place(table, { x: 0, y, w: 0, h: rowHeight }, { align: 'start' }))
  const from = Math.max(tree.bounds.x, table.w + toWords)
  drawRows(data, tree, { y, from, found: tree.found }, sheet)
}

const rowHeight = 40

/** How many of all pages the lookup reads, beside the root, where it begins. */
const drawReads = (root: TreePage, { read, top }: PageTree & { read: number }, sheet: Sheet): void => {
  const words = block([
    { text: `${read} of ${hierarchy(root).descendants().length}`, as: 'claim' },
    { text: 'pages read', as: 'note' },
  ])
  const at = { x: rightOf(top) + 24, y: centerOf(top).y - words.h / 2, w: 0, h: words.h }
  sheet.put('@reads', place(words, at, { align: 'start' }))
  sheet.prove('reads', '@reads')
}

/** The rows of the table around the one that is found, in the order in which they were inserted. */
const drawRows = (
  { items, find }: CollectionData,
  { bounds, ...keys }: PageTree,
  { y, from, found: { row, x } }: { y: number; from: number; found: NonNullable<PageTree['found']> },
  sheet: Sheet,
): void => {
  const w = tableCell(keys)
  // As many rows as have room on a side, three at most.
  const most = (pixels: number): number => Math.max(0, Math.min(3, Math.floor(pixels / w - 1)))
  const [before, after] = [most(x - from), Math.max(1, most(rightOf(bounds) - x))]
  const at = items.findIndex(({ name }) => name === find?.name)
  items.slice(Math.max(0, at - before - 1), at + after + 2).forEach((key, index, shown) => {
    const step = index - shown.indexOf(items[at] ?? key)
    const rect = { x: x + (step - 0.5) * w, y, w, h: rowHeight }
    if (step < -before || step > after)
      sheet.put('@table', [lineOfText('…', { ...centerOf(rect), as: 'note', align: 'middle' })])
    else
      sheet.put(
        key,
        wordCell(rect, key.name, step === 0 ? { as: 'letters', fill: 'none', ...afterward } : { as: keys.as }),
      )
  })
  const start = { x: rightOf(row), y: centerOf(row).y }
  sheet.put('@table', [path(roundedPath([start, { ...start, x }, { x, y }], 8), { ...afterward, arrow: true })], 'line')
}
