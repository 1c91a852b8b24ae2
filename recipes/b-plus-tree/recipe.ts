/** A B+ tree index, grown by inserting keys, with one lookup traced from the root to the row of the table. */
import { hierarchy } from 'd3-hierarchy'
import { collectionForm } from '../../drawing/data/collection.ts'
import { count } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawTree } from './draw.ts'
import { descend } from './page-search.ts'
import { growTree } from './tree.ts'

export default defineRecipe({
  name: 'B+ tree',
  family: 'Data structures',
  description:
    'A database index as a tree of pages, grown by inserting your keys: separators above, all keys in linked leaves, and one lookup highlighted from the root to the row of the table. Also called B-tree index or balanced search tree.',
  useWhen:
    'You explain how an index finds a key, or why a range scan is cheap: which pages are read, where keys repeat, how leaves are linked, where pages have room. Good for order 3 to 8 and up to 34 short keys.',
  avoidWhen:
    'Writes matter more than reads: use `lsm-tree`. Keys share beginnings, as routes do: use `radix-tree`. Keys are spread over machines: use `consistent-hash-ring`. The question is which tables and keys exist: use `er-crows-foot`. A page split needs a picture before and one after.',
  visual: 90,
  ease: 62,
  overall: 85,
  rationale:
    'Numbered pages from root to leaf count what a lookup reads, and empty rows show which pages have room. Inserting a key by hand moves separators, pages and curves. You supply keys in insertion order; the tree follows from them.',
  reviewed: '2026-11-23',
  revision: 1,
  data: collectionForm({
    items: { min: 1, max: 34, of: 'Keys in the order in which they are inserted' },
    length: 12,
    size: { min: 3, max: 8, default: 4, of: 'Order: the most children of a page' },
  }),
  sample: {
    title: '{reads} page reads find any of {keys} keys',
    subtitle:
      'All leaves are equally deep. A leaf points to the row, one more read; links between leaves serve range scans',
    items: [60, 11, 3, 25, 90, 66, 83, 14, 49, 55, 71, 31, 42, 57, 7, 38, 46],
    find: 57,
    source: 'Illustrative keys',
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
