/** A Bloom filter of blocked domains, with a domain that was never added but looks as if it was. */
import * as z from 'zod'
import { collectionForm, type Key } from '../../drawing/data/collection.ts'
import { count } from '../../drawing/describe.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { drawPointers } from '../../drawing/grid/pointers.ts'
import { wordCell } from '../../drawing/grid/word-cell.ts'
import { lineEntry } from '../../drawing/key.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { bitsOf, type FilterData, falsePositives, setBits, verdictOf } from './filter.ts'

const reason = 'Hashes scatter the bits of each key; crossings at any angle are what the filter is'

export default defineRecipe({
  name: 'Bloom filter',
  family: 'Data structures',
  description:
    'A bit array with the bits that each key sets, by real hashes, and one lookup that checks its bits: definitely absent or possibly present, with the computed false-positive rate. Also called probabilistic set or membership filter.',
  useWhen:
    'You explain why a filter in front of a slow store can give false positives but no false negatives: caches, LSM trees, block lists. Good for 1 to 8 keys, 16 to 40 bits and 1 to 4 hashes; real filters are larger.',
  avoidWhen:
    'Values are looked up by key: use `hash-table-chaining`. Membership must be proved: use `merkle-tree`. Keys are spread over hosts: use `consistent-hash-ring`. The files behind the filter: use `lsm-tree`.',
  aliases: ['probabilistic data structure', 'false positive', 'membership test', 'bitmap', 'bit array'],
  visual: 86,
  ease: 60,
  overall: 81,
  rationale:
    'Lines from keys to bits show how bits of several keys add up to a false positive. Bits follow from hashes, so by hand no key can be added truthfully. You supply keys, the number of bits and hashes, and a key to look up.',
  reviewed: '2026-11-22',
  revision: 1,
  data: collectionForm(
    {
      items: { min: 1, max: 8, of: 'Keys that are added' },
      length: 24,
      size: { min: 16, max: 40, default: 32, of: 'The number of bits' },
    },
    { fields: { hashes: z.int().min(1).max(4).default(3).describe('How many bits each key sets') } },
  ),
  sample: {
    title: '{find} is {verdict}',
    subtitle: '{set} of {size} bits are set, so about {rate}% of all other domains would be blocked by mistake',
    items: ['spam.example', 'scam.example', 'phish.example', 'bait.example'],
    find: 'blog.example',
  },
  draw: drawFilter,
  derive: (data) => ({
    find: data.find?.name ?? 'A key',
    verdict: verdictOf(data) ?? 'looked up by its bits',
    set: setBits(data).size,
    size: data.size,
    rate: falsePositives(data),
  }),
  describe: (data) => {
    const lookup = data.find && ` ${data.find.name} is ${verdictOf(data)}.`
    return `A Bloom filter of ${count(data.size, 'bit')} with ${count(data.hashes, 'hash', 'hashes')} for each of ${count(data.items.length, 'key')}. ${setBits(data).size} bits are set; about ${falsePositives(data)}% of other keys look present.${lookup ?? ''}`
  },
  suppressions: [{ rule: 'R12', reason }, ...[71, 72, 73, 74, 76, 78, 79].map((at) => ({ rule: 'R12', at, reason }))],
})

/** The height of a bit, its greatest width; from keys to bits, from bits to the lookup. */
const size = { h: 40, w: 40, keys: -112, lookup: 64 }

/** Draws the bits, above them the keys that set them, below them the key that is looked up. */
function drawFilter(data: FilterData, sheet: Sheet): void {
  const w = Math.min(size.w, Math.floor(room.w / data.size / 4) * 4)
  const point = (key: Key) => ({ source: key, ...key, to: bitsOf(key, data).map((bit) => (bit + 0.5) * w) })
  drawPointers(data.items.map(point), { y: 0, away: size.keys, right: data.size * w }, sheet)
  sheet.key(lineEntry('Sets a bit', { arrow: true }))
  const [set, checked] = [setBits(data), data.find === undefined ? [] : bitsOf(data.find, data)]
  for (let bit = 0; bit < data.size; bit++) {
    const [words, look] = [set.has(bit) ? '1' : '0', emphasis[checked.includes(bit) ? 'soft' : 'none']]
    const as = set.has(bit) ? 'letters' : ({ size: 14, mono: true, fill: 'muted' } as const)
    const cell = wordCell({ x: bit * w, y: 0, w, h: size.h }, words, { as, ...look })
    sheet.put(`@bit-${bit}`, cell, checked.includes(bit) ? 'over' : 'mark')
  }
  if (data.find === undefined) return
  const lookup = { ...point(data.find), note: verdictOf(data), look: emphasis.strong }
  drawPointers([lookup], { y: size.h, away: size.lookup, right: data.size * w }, sheet)
  sheet.key(lineEntry('Checks a bit', { arrow: true, stroke: 'accent' }))
}
