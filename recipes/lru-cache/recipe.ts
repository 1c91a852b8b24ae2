/** A cache of four pages, a scan through it, and what the scan throws out that was still in use. */
import { collectionForm } from '../../drawing/data/collection.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawCache } from './draw.ts'
import { accessesOf, countsOf, lostIn } from './lru.ts'
import { scansOf } from './scan.ts'

export default defineRecipe({
  name: 'LRU cache',
  family: 'Data structures',
  description:
    'A cache that evicts the least recently used key, run on a list of accesses: what is kept after each, latest first, an arrow where a hit moves to the front, and what falls out, with when it is asked for again. Also called page replacement or cache eviction.',
  useWhen:
    'You explain which accesses hit, what an eviction costs, or why a scan or loop defeats a cache. Good for 4 to 24 accesses to a cache of 1 to 6 keys; you need the accesses in order, from a log or a trace.',
  avoidWhen:
    'Keys are looked up in buckets: use `hash-table-chaining`. Slots are written again in order: use `ring-buffer`. You need the hit rate over time: use `line-chart`. Keys are spread over several caches: use `consistent-hash-ring`. Membership may be wrong: use `bloom-filter`.',
  visual: 86,
  ease: 72,
  overall: 83,
  rationale:
    'Rows show the list after each access, so keys are seen to move to the front and to drift out; evictions too early and the misses that follow are marked. An access inserted by hand changes all rows below it. You supply accesses and a capacity; the rest is run.',
  reviewed: '2026-11-23',
  revision: 1,
  data: collectionForm(
    {
      items: { max: 24, of: 'Keys in the order of access' },
      length: 20,
      size: { min: 1, max: 6, default: 4, of: 'How many keys the cache holds' },
      repeats: true,
    },
    {
      checks: ({ each }) => [
        each('find', (find, { data }) =>
          data.items.some(({ name }) => name === find?.name) ? undefined : `${find?.name} is not accessed`,
        ),
      ],
    },
  ),
  sample: {
    title: 'One scan turns the next {lost} accesses into misses',
    subtitle: 'Rows read once push out keys in use: {regretted} of {evicted} evicted keys are asked for again',
    source: 'Illustrative accesses',
    size: 4,
    items: 'home cart user home row1 row2 row3 row4 home cart user'.split(' '),
  },
  draw: drawCache,
  derive: (data) => {
    const accesses = accessesOf(data)
    const { hits, ...evictions } = countsOf(accesses)
    return {
      hits,
      misses: accesses.length - hits,
      lost: lostIn(accesses).length,
      ...evictions,
      accesses: accesses.length,
      size: data.size,
    }
  },
  meanings: {
    lost: 'misses of keys evicted before',
    regretted: 'evicted keys that are asked for again',
  },
  describe: (data) => {
    const accesses = accessesOf(data)
    const { hits, evicted, regretted } = countsOf(accesses)
    const lost = accesses.flatMap(({ again, evicted }, index) =>
      again === undefined || evicted === undefined
        ? []
        : [`${evicted} (evicted in ${index + 1} and missed in ${index + 1 + again})`],
    )
    const scans = scansOf(accesses).map(({ from, to }) => {
      const own = accesses.slice(from, to)
      const out = own.flatMap(({ evicted: key }) => (key === undefined ? [] : [key]))
      return ` Accesses ${from + 1} to ${to} are a scan (${enumerate(own.map(({ item }) => item.name))}) that evicts ${enumerate(out, 6, 'no key')}.`
    })
    return `${count(accesses.length, 'access', 'accesses')} to a cache of ${count(data.size, 'key')}: ${hits} hit, ${evicted} evict a key, and ${regretted} of the evicted keys are asked for again${lost.length === 0 ? '' : `: ${enumerate(lost)}`}.${scans.join('')} At the end it holds ${enumerate(accesses.at(-1)?.kept ?? [])}.`
  },
})
