/** A Bloom filter of blocked domains, with a domain that was never added but looks as if it was. */
import * as z from 'zod'
import { checkKeys, collectionFields, keyTargets } from '../../drawing/data/collection.ts'
import { form } from '../../drawing/data/form.ts'
import { count } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawFilter } from './draw.ts'
import { bitsOf, falsePositives, setBits, verdictOf } from './filter.ts'

const verdicts = {
  added: 'was added: all its bits are set',
  'false positive': 'was never added, yet all its bits are set',
  absent: 'is definitely absent: one of its bits is 0',
} as const

/** Hashes spread the bits of a key over the whole filter: lines cross because that is their job. */
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
  aliases: [
    'probabilistic data structure',
    'false positive',
    'membership test',
    'bitmap',
    'bit array',
    'set membership',
  ],
  visual: 86,
  ease: 60,
  overall: 81,
  rationale:
    'Lines from keys to bits show how bits of several keys add up to a false positive. Bits follow from hashes, so by hand no key can be added truthfully. You supply keys, the number of bits and hashes, and a key to look up.',
  reviewed: '2026-11-22',
  revision: 1,
  data: form(
    'collection',
    {
      ...collectionFields({
        items: { min: 1, max: 8, of: 'Keys that are added' },
        length: 24,
        size: { min: 16, max: 40, default: 32, of: 'The number of bits' },
      }),
      hashes: z.int().min(1).max(4).default(3).describe('How many bits each key sets'),
    },
    { check: checkKeys, targets: keyTargets },
  ),
  sample: {
    title: '{find} {verdict}',
    subtitle: '{set} of {size} bits are set, so about {rate}% of all other domains would be blocked by mistake',
    items: ['spam.example', 'scam.example', 'phish.example', 'bait.example'],
    find: 'blog.example',
  },
  draw: drawFilter,
  derive: (data) => {
    const verdict = verdictOf(data)
    return {
      find: data.find?.name ?? 'A key',
      verdict: verdict === undefined ? 'is looked up by its bits' : verdicts[verdict],
      set: String(setBits(data).size),
      size: String(data.size),
      rate: String(falsePositives(data)),
    }
  },
  describe: (data) => {
    const { items, size, hashes, find } = data
    const verdict = verdictOf(data)
    const keys = items.map(({ name }) => `${name} sets ${bitsOf(name, data).join(', ')}`).join('; ')
    const lookup =
      find === undefined || verdict === undefined
        ? ''
        : ` ${find.name} checks ${bitsOf(find.name, data).join(', ')} and ${verdicts[verdict]}.`
    return `A Bloom filter of ${count(size, 'bit')} with ${count(hashes, 'hash', 'hashes')} for each of ${count(items.length, 'key')}: ${keys}. ${setBits(data).size} bits are set; about ${falsePositives(data)}% of other keys look present.${lookup}`
  },
  suppressions: [{ rule: 'R12', reason }, ...[68, 69, 70, 71, 73, 75, 76].map((at) => ({ rule: 'R12', at, reason }))],
})
