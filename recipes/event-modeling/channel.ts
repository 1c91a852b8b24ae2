/**
 * Channels: right-angled ways of links between two rows of cards, each with ports and a track of its own.
 *
 * Tracks are found by the left-edge algorithm of channel routing: links that overlap across are on different ones.
 */
import { pack } from '../../drawing/time/pack.ts'

/** What a link joins: something in a column and a row. */
export type LaneCell = { column: number; row: number }

/** A link with the places where it leaves and arrives, in pixels across, and its track from 0, the topmost. */
export type LinkWay<Link> = { link: Link; x: number; x2: number; track: number }

/** Where the middle of a column is, and how wide the cards are, in pixels. */
type Columns = { middle: (column: number) => number; w: number }

/** Free pixels between links on one track. */
const gap = 8

/** Lays links that lead straight on or to the right; cells are compared by identity. */
export function layChannel<At extends LaneCell, Link extends { from: At; to: At }>(
  links: Link[],
  columns: Columns,
): LinkWay<Link>[] {
  const slanted = links.filter((link) => !isStraight(link))
  const ways = links.map((link) => ({
    link,
    x: columns.middle(link.from.column) + portOf(link, 'from', { slanted, w: columns.w }),
    x2: columns.middle(link.to.column) - portOf(link, 'to', { slanted, w: columns.w }),
  }))
  const across = ways.filter(({ x, x2 }) => x !== x2).toSorted((a, b) => byPlace(a.link, b.link))
  // Links that begin first turn last: downward ones have the lower tracks, so that those that begin later do not cross them.
  if (across[0] !== undefined && across[0].link.from.row < across[0].link.to.row) across.reverse()
  const tracks = pack(
    across.map(({ x, x2 }) => ({ from: x, to: x2 })),
    gap,
  )
  return ways.map((way) => ({ ...way, track: tracks[across.indexOf(way)] ?? 0 }))
}

type Ends = { from: LaneCell; to: LaneCell }

const isStraight = ({ from, to }: Ends): boolean => from.column === to.column

const byPlace = (a: Ends, b: Ends): number => a.from.column - b.from.column || a.to.column - b.to.column

const reach = ({ from, to }: Ends): number => to.column - from.column

/** Straight links are in the middle; others fan out towards what they join, the nearest next to the middle. */
const portOf = (link: Ends, key: 'from' | 'to', { slanted, w }: { slanted: readonly Ends[]; w: number }): number => {
  if (isStraight(link)) return 0
  const beside = slanted.filter((other) => other[key] === link[key]).toSorted((a, b) => reach(a) - reach(b))
  return Math.floor(w / 2 / (beside.length + 1) / 4) * 4 * (beside.indexOf(link) + 1)
}
