/**
 * Data of page-table walks: an address, tables that begin where they may, and often an entry that is missing.
 */
import type { Data } from '../adaptation/json.ts'
import { pick, whole } from './flavor.ts'
import type { Linking } from './link.ts'

/** One to five levels of a common width; what entries point to is a multiple of 64 KiB, or of what is larger. */
export const pageData = ({ flavor, random }: Linking): Data => {
  const bits = pick(random, [5, 9, 9, 10, 11])
  const count = whole(random, { least: 1, most: 5 })
  const kept = pick(random, [9, 12, 12, 14])
  const missing = random() < 0.3 ? whole(random, { least: 0, most: count - 1 }) : count
  const hex = (most: number): string => `0x${whole(random, { least: 0, most }).toString(16)}`
  const levels = Array.from({ length: count }, (_, index) => ({
    name: `${flavor.words(random, 13)} ${index}`,
    bits,
    ...(index < missing ? { entry: `${hex(0xfffff)}0000` } : {}),
  }))
  return {
    address: hex(2 ** Math.min(kept + bits * count, 48) - 1),
    bits: kept + bits * count,
    base: `${hex(0xfffff)}0000`,
    levels,
    ...(random() < flavor.optional ? { root: flavor.words(random, 12), page: flavor.words(random, 12) } : {}),
  }
}
