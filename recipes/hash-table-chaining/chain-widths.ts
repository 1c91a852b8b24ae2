/** Which keys of a chain a page has room for, and how wide these are. */
import { widthOf } from '../../drawing/block.ts'
import type { CollectionData, Key } from '../../drawing/data/collection.ts'
import { up } from '../../drawing/rect.ts'
import { room } from '../../drawing/sheet.ts'
import { chainsOf, comparedIn } from './table.ts'

/** Widths of a bucket's index, also left of it, of a pointer and between keys; the heights of a bucket and of a key; the most for a key and its hash, left of all. */
export const size = { index: 48, pointer: 32, gap: 28, row: 44, key: 28, hash: 112 }

/** Words of a key and what is free around them. */
const widthIn = (keys: readonly (Key | undefined)[]): number =>
  up(Math.max(0, ...keys.map((key) => widthOf(key?.name ?? '', 'item'))) + 20)

/**
 * How wide the first keys of chains are, the second ones and so on: all alike if all have room, or else as their own words are,
 * for as many as a page has room for, one at least.
 */
export const widthsOf = (data: CollectionData): number[] => {
  const [chains, last] = [chainsOf(data), comparedIn(data).at(-1)]
  const longest = Math.max(...chains.map(({ length }) => length))
  const fits = (widths: readonly number[]): boolean => endOfChain(widths.length, widths) <= room.w - size.hash
  const alike = Array<number>(longest).fill(widthIn(data.items))
  if (fits(alike)) return alike
  // The last key that is compared stands at the end of what is shown, whatever is before it.
  const own = (shown: number): number[] =>
    Array.from({ length: shown }, (_, at) =>
      widthIn([...chains.map((chain) => chain[at]), ...(at === shown - 1 ? [last] : [])]),
    )
  let shown = longest
  while (shown > 1 && !fits(own(shown))) shown -= 1
  return own(shown)
}

/** The keys of a chain that a page has room for; the last that is compared is one of them, after those that are passed. */
export const shownOf = (chain: readonly Key[], last: Key | undefined, most: number): Key[] => {
  const at = last === undefined ? -1 : chain.indexOf(last)
  return last === undefined || at < most ? chain.slice(0, most) : [...chain.slice(0, Math.max(1, most) - 1), last]
}

/** How many keys come after those that are shown. */
export const restAfter = (chain: readonly Key[], shown: readonly Key[]): number => {
  const last = shown.at(-1)
  return last === undefined ? chain.length : chain.length - 1 - chain.indexOf(last)
}

/** Where a chain of so many keys ends. */
export const endOfChain = (length: number, widths: readonly number[]): number =>
  widths.slice(0, length).reduce((end, w) => end + w + size.key + size.gap, 2 * size.index + size.pointer)
