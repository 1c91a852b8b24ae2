/** A Bloom filter of blocked domains, with a domain that was never added but looks as if it was. */
import * as z from 'zod'
import { collectionForm } from '../../drawing/data/collection.ts'
import { namesOf } from '../../drawing/data/named.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawFilter } from './draw.ts'
import { bitsOf, donorsOf, falsePositives, setBits, verdictOf } from './filter.ts'

export default defineRecipe({
  name: 'Bloom filter',
  family: 'Data structures',
  description:
    'A bit array under the keys that set its bits, by real hashes, and one lookup that checks its own bits from below: definitely absent or possibly present, with the computed false-positive rate. Also called probabilistic set or membership filter.',
  useWhen:
    'You explain why a filter in front of a slow store can give false positives but no false negatives: caches, LSM trees, blocklists. Good for 1 to 8 keys, 16 to 40 bits and 1 to 4 hashes; real filters are larger.',
  avoidWhen:
    'Values are looked up by key: use `hash-table-chaining`. Membership must be proved: use `merkle-tree`. Keys are spread over hosts: use `consistent-hash-ring`. The files behind the filter: use `lsm-tree`.',
  visual: 89,
  ease: 60,
  overall: 85,
  rationale:
    'A row for each key keeps its bits in columns, so you can see which keys together produce a false positive. Bits follow from hashes, so by hand no key can be added truthfully. You supply keys, the number of bits and hashes, and a key to look up.',
  reviewed: '2026-11-23',
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
    subtitle: 'A blocklist of {keys} domains: {donors} set its bits, so it is blocked too',
    items: ['lottery.example', 'scam.example', 'phish.example', 'bait.example'],
    find: 'blog.example',
    source: 'SHA-256, double hashing with an odd step (after Kirsch and Mitzenmacher, 2006); illustrative domains',
  },
  draw: drawFilter,
  derive: (data) => ({
    find: data.find?.name ?? 'A key',
    verdict: verdictOf(data)[1] ?? 'is looked up by its bits',
    keys: data.items.length,
    donors: enumerate(namesOf(donorsOf(data))),
    set: setBits(data).size,
    size: data.size,
    rate: falsePositives(data),
  }),
  describe: (data) => {
    const { find, ...filter } = data
    const bits = find === undefined ? [] : bitsOf(find, filter).toSorted((a, b) => a - b)
    const set = bits.filter((bit) => setBits(data).has(bit))
    const by = set.length === 0 ? '' : `; set: ${enumerate(set.map(String))}, by ${enumerate(namesOf(donorsOf(data)))}`
    const lookup = find && ` ${find.name} ${verdictOf(data)[1]}. Its bits: ${enumerate(bits.map(String))}${by}.`
    return `A Bloom filter of ${count(data.size, 'bit')} with ${count(data.hashes, 'hash', 'hashes')} for each of ${count(data.items.length, 'key')}. ${setBits(data).size} bits are set; about ${falsePositives(data)}% of other keys look present.${lookup ?? ''}`
  },
})
