/**
 * The names of bands over the first bar of a group: each in the middle of what the words at the target leave of its band.
 */
import { widthOf } from '../../drawing/block.ts'
import type { grays } from '../../drawing/fills.ts'

/** A band from one x to another, with its name and its fill. */
export type QualityBand = { text: string; from: number; to: number; fill: (typeof grays)[number] }

/** Free pixels beside a name. */
const beside = 8

/** The middles of the names; undefined if one of them has no room, or there is nothing to name. */
export function fitBands(
  bands: readonly QualityBand[],
  [start, end]: [from: number, to: number],
): { text: string; x: number }[] | undefined {
  const placed = bands.map(({ text, from, to }) => {
    const free = [
      { from, to: Math.min(to, start - beside) },
      { from: Math.max(from, end + beside), to },
    ].toSorted((a, b) => b.to - b.from - (a.to - a.from))[0]
    const isRoomy = text !== '' && free !== undefined && free.to - free.from >= widthOf(text, 'small')
    return isRoomy ? { text, x: (free.from + free.to) / 2 } : undefined
  })
  const all = placed.flatMap((each) => each ?? [])
  return all.length === bands.length ? all : undefined
}
