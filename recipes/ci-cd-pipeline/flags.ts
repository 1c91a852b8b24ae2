/**
 * Flags: words over bars that have no room for them, each to the right of a pole that stands on its bar.
 */
import type { Block } from '../../drawing/block.ts'

/** Words at a place across; `level` is how many flags they stand over, `y` their upper edge below that of all flags. */
export type Flag<Item> = { item: Item; x: number; words: Block; level: number; y: number }

/** Free pixels: from a pole to its words, after words, between flags and under the lowest. */
export const flagGap = { words: 6, after: 12, over: 6, under: 10 }

/**
 * Flags placed from the right: each is over those whose poles its words would cross, so that no pole and no words meet.
 * `h` is how high all are.
 */
export function placeFlags<Item>(wanted: readonly Omit<Flag<Item>, 'level' | 'y'>[]): {
  flags: Flag<Item>[]
  h: number
} {
  const placed: Omit<Flag<Item>, 'y'>[] = []
  for (const flag of wanted.toSorted((a, b) => b.x - a.x)) {
    const end = flag.x + flagGap.words + flag.words.w + flagGap.after
    const level = Math.max(0, ...placed.filter(({ x }) => x < end).map((other) => other.level + 1))
    placed.push({ ...flag, level })
  }
  const count = Math.max(0, ...placed.map(({ level }) => level + 1))
  const heights = Array.from({ length: count }, (_, level) =>
    Math.max(...placed.map((flag) => (flag.level === level ? flag.words.h + flagGap.over : 0))),
  )
  const h = count === 0 ? 0 : heights.reduce((sum, each) => sum + each, flagGap.under)
  const bottomOf = (level: number): number =>
    h - flagGap.under - heights.slice(0, level).reduce((sum, each) => sum + each, 0)
  return { flags: placed.map((flag) => ({ ...flag, y: bottomOf(flag.level) - flag.words.h })), h }
}
