/**
 * A cache that evicts what was used least recently (LRU), run on accesses: a hit moves the key to the front, a miss puts it
 * there, and a full cache drops the last one.
 */
import type { CollectionData, Key } from '../../drawing/data/collection.ts'

/** An access: what is in the cache after it, latest first, where the key was before it, and what it evicted. */
export type CacheAccess = {
  item: Key
  /** Place of the key in the cache before the access; none on a miss. */
  from?: number | undefined
  kept: string[]
  evicted?: string | undefined
  /** After how many accesses the evicted key is asked for again. */
  again?: number | undefined
}

export function accessesOf({ items, size }: Pick<CollectionData, 'items' | 'size'>): CacheAccess[] {
  let kept: string[] = []
  return items.map((item, index) => {
    const before = kept.indexOf(item.name)
    const all = [item.name, ...kept.filter((name) => name !== item.name)]
    kept = all.slice(0, size)
    const evicted = all[size]
    const later = items.slice(index + 1).findIndex(({ name }) => name === evicted)
    return { item, kept, evicted, from: before < 0 ? undefined : before, again: later < 0 ? undefined : later + 1 }
  })
}

/** The accesses that miss a key that was evicted before. */
export const lostIn = (accesses: readonly CacheAccess[]): CacheAccess[] =>
  accesses.filter(
    ({ item, from }, index) =>
      from === undefined && accesses.slice(0, index).some(({ evicted }) => evicted === item.name),
  )

/** How many accesses hit, how many keys are evicted, and how many of those are asked for again. */
export const countsOf = (accesses: readonly CacheAccess[]) => ({
  hits: accesses.filter(({ from }) => from !== undefined).length,
  evicted: accesses.filter(({ evicted }) => evicted !== undefined).length,
  regretted: accesses.filter(({ evicted, again }) => evicted !== undefined && again !== undefined).length,
})
