/** A B+ tree index, grown by inserting keys, with one lookup traced from the root to the row of the table. */
import { hierarchy } from 'd3-hierarchy'
import { lineOfText, nameAndNote, place } from '../../drawing/block.ts'
import { type CollectionData, collectionForm } from '../../drawing/data/collection.ts'
import { count } from '../../drawing/describe.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { dots } from '../../drawing/grid/cells.ts'
import { wordCell } from '../../drawing/grid/word-cell.ts'
import { markEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bottomOf, centerOf, rightOf } from '../../src/geometry/rect.ts'
import { descend } from './page-search.ts'
import { drawPageTree } from './page-tree.ts'
import { growTree } from './tree.ts'

export default defineRecipe({
  name: 'B+ tree',
  family: 'Data structures',
  description:
    'A database index as a tree of pages, grown by inserting your keys: separators above, all keys in linked leaves, and one lookup highlighted from the root to the row of the table. Also called B-tree index or balanced search tree.',
  useWhen:
    'You explain how an index finds a key, or why a range scan is cheap: which pages are read, where keys repeat, how leaves are linked, where pages have room. Good for order 3 to 8 and up to 34 short keys.',
  avoidWhen:
    'Writes matter more than reads: use `lsm-tree`. Keys are spread over machines: use `consistent-hash-ring`. The question is which tables and keys exist: use `er-crows-foot`. A page split needs a picture before and one after.',
  visual: 90,
  ease: 62,
  overall: 82,
  rationale:
    'One highlighted path from root to row makes the lookup clear, and empty rows show which pages have room. Inserting a key by hand moves separators, pages and curves. You supply keys in insertion order; the tree follows from them.',
  reviewed: '2026-11-22',
  revision: 1,
  data: collectionForm({
    items: { min: 1, max: 34, of: 'Keys in the order in which they are inserted' },
    length: 12,
    size: { min: 3, max: 8, default: 4, of: 'Order: the most children of a page' },
  }),
  sample: {
    title: 'Any of {keys} keys is {reads} page reads away',
    subtitle: 'Only leaves point to rows; linked leaves make a range scan a walk to the right',
    items: [60, 11, 3, 25, 90, 66, 83, 14, 49, 55, 71, 31, 42, 57, 7, 38, 46],
    find: 57,
  },
  draw: drawTree,
  derive: ({ items, size }) => ({ keys: items.length, reads: hierarchy(growTree(items, size)).height + 1 }),
  describe: ({ items, size, find }) => {
    const root = hierarchy(growTree(items, size))
    const reads = descend(root.data, find).map(({ keys }) => keys.map((key) => key.name).join(', '))
    const lookup = find && ` The lookup of ${find.name} reads the pages ${reads.join('; then ')}.`
    return `A B+ tree of order ${size} (at most ${count(size, 'child', 'children')} and ${count(size - 1, 'key')} a page) with ${count(items.length, 'key')} on ${count(root.height + 1, 'level')}; its ${count(root.leaves().length, 'leaf', 'leaves')} are linked from left to right.${lookup ?? ''} Separators repeat the smallest key to their right.`
  },
})

const accent = { stroke: 'accent', arrow: true } as const

/** Draws the tree that the keys give with the lookup of `find`, and the rows of the table around the one it leads to. */
function drawTree({ items, size, find }: CollectionData, sheet: Sheet): void {
  const table = nameAndNote({ name: 'Table', note: 'rows as inserted' }, undefined, ['item', 'note'])
  sheet.ifTooWide(items, 'use fewer or shorter keys, or a larger order')
  const root = growTree(items, size)
  const { bounds, found, ...keys } = drawPageTree(root, { capacity: size - 1, find, beside: table.w }, sheet)
  sheet.key(markEntry('Pointer', (center) => dots([center])))
  if (found === undefined) return
  const [{ row, x }, y, w, h] = [found, bottomOf(bounds) + 56, keys.w + 16, 40]
  // As many rows as have room on a side, three at most.
  const most = (pixels: number): number => Math.max(0, Math.min(3, Math.floor(pixels / w - 1)))
  const [before, after] = [most(x - bounds.x), Math.max(1, most(rightOf(bounds) - x))]
  const at = items.findIndex(({ name }) => name === find?.name)
  sheet.put('@table', place(table, { x: 0, y, w: 0, h }, { align: 'start' }))
  items.slice(Math.max(0, at - before - 1), at + after + 2).forEach((key, index, shown) => {
    const step = index - shown.indexOf(items[at] ?? key)
    const rect = { x: x + (step - 0.5) * w, y, w, h }
    if (step < -before || step > after)
      sheet.put('@table', [lineOfText('…', { ...centerOf(rect), as: 'note', align: 'middle' })])
    else sheet.put(key, wordCell(rect, key.name, step === 0 ? { as: 'letters', ...emphasis.strong } : { as: keys.as }))
  })
  sheet.put('@table', [path(`M ${rightOf(row)} ${centerOf(row).y} H ${x} V ${y}`, accent)], 'line')
}
