/**
 * Lookup tables for the column search: the levels that links run between, and which links belong together.
 */
import type { Link } from './levels.ts'

export type Problem = {
  isBar: readonly boolean[]
  levels: readonly number[]
  links: readonly Link[]
  /** The levels that each link runs between. */
  tops: readonly number[]
  bottoms: readonly number[]
  /** The later items on the level of each. */
  sameLevel: readonly (readonly number[])[]
  /** Links on the same side of one item. */
  areSiblings: readonly (readonly boolean[])[]
}

export function toProblem(isBar: readonly boolean[], levels: readonly number[], links: readonly Link[]): Problem {
  const ends = links.map(({ from, to }) => [levels[from] ?? 0, levels[to] ?? 0])
  /** 1 where a link leads down from an item, -1 where it leads up, 0 where it is not the item's. */
  const sideOf = ({ from, to }: Link, item: number): number => {
    if (from !== item && to !== item) return 0
    return Math.sign((levels[from === item ? to : from] ?? 0) - (levels[item] ?? 0))
  }
  return {
    isBar,
    levels,
    links,
    tops: ends.map((both) => Math.min(...both)),
    bottoms: ends.map((both) => Math.max(...both)),
    sameLevel: levels.map((level, item) =>
      levels.flatMap((other, later) => (later > item && other === level ? [later] : [])),
    ),
    areSiblings: links.map((link) =>
      links.map((other) =>
        [link.from, link.to].some((item) => sideOf(link, item) !== 0 && sideOf(link, item) === sideOf(other, item)),
      ),
    ),
  }
}
