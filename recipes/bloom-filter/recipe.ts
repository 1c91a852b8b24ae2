/** A Bloom filter of blocked domains, with a domain that was never added but looks as if it was. */
import * as z from 'zod'
import { collectionForm, type Key } from '../../drawing/data/collection.ts'
import { count } from '../../drawing/describe.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { drawCellRows } from '../../drawing/grid/cell-rows.ts'
import { drawPointers } from '../../drawing/grid/pointers.ts'
import { lineEntry } from '../../drawing/key.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { rightOf } from '../../src/geometry/rect.ts'
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
    title: '{find} {verdict}',
    subtitle: '{set} of {size} bits are set, so about {rate}% of all other domains would be blocked by mistake',
    items: ['spam.example', 'scam.example', 'phish.example', 'bait.example'],
    find: 'blog.example',
  },
  draw: drawFilter,
  derive: (data) => ({
    find: data.find?.name ?? 'A key',
    verdict: verdictOf(data)[1] ?? 'is looked up by its bits',
    set: setBits(data).size,
    size: data.size,
    rate: falsePositives(data),
  }),
  describe: (data) => {
    const lookup = data.find && ` ${data.find.name} ${verdictOf(data)[1]}.`
    return `A Bloom filter of ${count(data.size, 'bit')} with ${count(data.hashes, 'hash', 'hashes')} for each of ${count(data.items.length, 'key')}. ${setBits(data).size} bits are set; about ${falsePositives(data)}% of other keys look present.${lookup ?? ''}`
  },
  suppressions: [{ rule: 'R12', reason }, ...[72, 73, 74, 75, 77, 79, 80].map((at) => ({ rule: 'R12', at, reason }))],
})

/** Draws the bits, above them the keys that set them, below them the key that is looked up. */
function drawFilter(data: FilterData, sheet: Sheet): void {
  const [set, checked] = [setBits(data), data.find === undefined ? [] : bitsOf(data.find, data)]
  const bits = Array.from({ length: data.size }, (_, bit) => {
    const [words, as] = set.has(bit) ? (['1', 'letters'] as const) : (['0', 'codeMuted'] as const)
    return { source: `@bit-${bit}`, words, look: { as, ...emphasis[checked.includes(bit) ? 'soft' : 'none'] } }
  })
  const cells = drawCellRows(bits, { h: 40, most: 40 }, sheet)
  const point = (key: Key) => ({ source: key, ...key, at: bitsOf(key, data) })
  const right = Math.max(...cells.map(rightOf))
  drawPointers(data.items.map(point), { cells, away: -112, right }, sheet)
  sheet.key(lineEntry('Sets a bit, from above', { arrow: true }))
  if (data.find === undefined) return
  const lookup = { ...point(data.find), note: verdictOf(data)[0], look: emphasis.strong }
  drawPointers([lookup], { cells, away: 64, right }, sheet)
  sheet.key(lineEntry('Checks a bit, from below', { arrow: true, stroke: 'accent' }))
}
