/** A symbol table of eight buckets: keys with one hash bucket form a chain, and a lookup compares only that chain. */
import { block, lineOfText, widthOf } from '../../drawing/block.ts'
import { type CollectionData, collectionForm } from '../../drawing/data/collection.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { cells, dots } from '../../drawing/grid/cells.ts'
import { wordCell } from '../../drawing/grid/word-cell.ts'
import { lineEntry } from '../../drawing/key.ts'
import { line, path } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { fnv1a } from '../../drawing/values/fnv1a.ts'
import { wordBox } from '../../drawing/word-box.ts'
import { bottomOf, centerOf, rightOf } from '../../src/geometry/rect.ts'
import { bucketOf, chainsOf, comparedIn } from './table.ts'

export default defineRecipe({
  name: 'Hash table with chaining',
  family: 'Data structures',
  description:
    'Buckets with the chains of your keys, placed by a real hash (FNV-1a), and one lookup traced from hash to bucket to key. Also called hash map, dictionary, associative array or separate chaining.',
  useWhen:
    'You explain why a lookup in a map is fast, what a collision is, or what the load factor costs. Good for 4 to 16 buckets and up to 24 keys of up to 16 characters.',
  avoidWhen:
    'Keys must stay in order: use `b-plus-tree`. Keys are spread over machines: use `consistent-hash-ring`. Hashes prove that nothing has changed: use `merkle-tree`. Data are on disk in sorted runs: use `lsm-tree`. You show an LRU cache: this is its index, without the list in order of last use.',
  visual: 87,
  ease: 68,
  overall: 83,
  rationale:
    'One highlighted path through an even column shows that only one chain is searched. Buckets follow from hashes, so no key can be added truthfully by hand. You supply keys and the number of buckets; all else is computed.',
  reviewed: '2026-11-22',
  revision: 1,
  data: collectionForm({
    items: { min: 1, max: 24, of: 'Keys in the order in which they are inserted' },
    size: { min: 4, max: 16, default: 8, of: 'The number of buckets' },
  }),
  sample: {
    title: 'Finding {find} compares {steps} of {keys} keys',
    subtitle: 'The load factor is {load} keys per bucket, without resizing; the longest chain has {longest}',
    items: ['accept', 'authorization', 'cookie', 'etag', 'host', 'link', 'location', 'origin', 'range', 'vary'],
    find: 'origin',
  },
  draw: drawHashTable,
  derive: (data) => ({
    find: data.find?.name ?? 'a key',
    steps: comparedIn(data).length,
    keys: data.items.length,
    load: Math.round((100 * data.items.length) / data.size) / 100,
    longest: Math.max(...chainsOf(data).map((chain) => chain.length)),
  }),
  describe: (data) => {
    const used = chainsOf(data).map((keys, at) => `${at}: ${keys.map(({ name }) => name).join(' → ') || 'empty'}`)
    return `A hash table of ${count(data.size, 'bucket')} with ${count(data.items.length, 'key')}. Chains by bucket: ${enumerate(used, 16)}.${data.find === undefined ? '' : ` The lookup of ${data.find?.name} goes to bucket ${bucketOf(data.find, data.size)} and compares ${count(comparedIn(data).length, 'key')}.`}`
  },
})

/** Widths of a bucket's index, also left of it, of its pointer and between keys; the height of a bucket. */
const size = { index: 48, pointer: 32, gap: 32, row: 48 }

/** Draws buckets as a column of cells, each with the chain of its keys, and the lookup of `find` in the accent. */
function drawHashTable(data: CollectionData, sheet: Sheet): void {
  const [wanted, compared] = [bucketOf(data.find, data.size), comparedIn(data)]
  const w = up(Math.max(...data.items.map(({ name }) => widthOf(name, 'item'))) + 24)
  const reach = Math.max(...chainsOf(data).map((chain) => chain.length)) * (w + size.gap)
  sheet.ifTooWide(data.items, 'shorten keys or add buckets')
  chainsOf(data).forEach((chain, index) => {
    const number = { x: size.index, y: index * size.row, w: size.index, h: size.row }
    const pointer = { ...number, x: rightOf(number), w: size.pointer }
    const center = centerOf(pointer)
    const isWanted = index === wanted
    const paint = isWanted ? emphasis.soft : emphasis.none
    const words = wordCell(number, String(index), { as: isWanted ? 'letters' : 'code', ...paint })
    const mark = chain.length === 0 ? [] : [dots([center], isWanted ? 'accent' : 'muted')]
    sheet.put(`@bucket-${index}`, [...words, cells(pointer, paint), ...mark], isWanted ? 'over' : 'mark')
    sheet.put('@rows', [path(`M ${center.x} ${bottomOf(number)} h ${reach}`, { stroke: 'rule' })], 'rule')
    chain.forEach((key, at) => {
      const rect = { x: center.x + size.gap + at * (w + size.gap), y: number.y + 8, w, h: size.row - 16 }
      const look = !compared.includes(key) ? 'none' : key.name === data.find?.name ? 'strong' : 'soft'
      sheet.put(key, wordBox(rect, block([{ text: key.name, as: look === 'none' ? 'label' : 'item' }]), emphasis[look]))
      const arrow = { arrow: true, stroke: look === 'none' ? 'muted' : 'accent' } as const
      sheet.put(key, [line(rect.x - size.gap, center.y, rect.x, center.y, arrow)], 'over')
    })
  })
  if (data.find === undefined || wanted === undefined) return
  const hash = `FNV-1a 0x${fnv1a(data.find.name).toString(16).padStart(8, '0')} mod ${data.size} = ${wanted}`
  sheet.put('find', [lineOfText(data.find.name, { x: 0, y: -28, as: 'item' })], 'over')
  sheet.put('find', [lineOfText(hash, { x: widthOf(data.find.name, 'item') + 24, y: -28, as: 'code' })], 'over')
  const way = `M 12 -16 V ${(wanted + 0.5) * size.row - 8} q 0 8 8 8 H ${size.index}`
  sheet.put('find', [path(way, { stroke: 'accent', arrow: true })], 'over')
  sheet.key(lineEntry(`Lookup of ${data.find.name}`, { stroke: 'accent', arrow: true }))
}
