/**
 * The names of bands over the first bar of a group: each in the middle of what the words at the target leave of its band.
 */
import { widthOf } from '../../drawing/block.ts'
import type { grays } from '../../drawing/fills.ts'

/** A band from one x to another, with its name and its fill. */
export type QualityBand = { text: string; from: number; to: number; fill: (typeof grays)[number] }

/** Free pixels beside a name. */
const beside = 8

/** From where to where words take up room over a row. */
export type Taken = readonly [from: number, to: number]

/** The middles of the names; undefined if one of them has no room, or there is nothing to name. */
export function fitBands(
  bands: readonly QualityBand[],
  taken: readonly Taken[],
): { text: string; x: number }[] | undefined {
  const placed = bands.map(({ text, from, to }) => {
    const free = freeIn([from, to], taken).toSorted((a, b) => b.to - b.from - (a.to - a.from))[0]
    const isRoomy = text !== '' && free !== undefined && free.to - free.from >= widthOf(text, 'note')
    return isRoomy ? { text, x: (free.from + free.to) / 2 } : undefined
  })
  const all = placed.flatMap((each) => each ?? [])
  return all.length === bands.length ? all : undefined
}

/** What is left of a band between words over it. */
const freeIn = ([start, end]: Taken, taken: readonly Taken[]): { from: number; to: number }[] => {
  const ends = [start, ...taken.map(([, to]) => to + beside)]
  return ends.flatMap((from) => {
    const to = Math.min(end, ...taken.flatMap(([next, last]) => (last + beside > from ? [next - beside] : [])))
    return from >= start && to > from ? [{ from, to }] : []
  })
}

/** Where words begin that no edge of a band cuts: right of it. */
export const clearOf = (bands: readonly QualityBand[], { x, width }: { x: number; width: number }): number => {
  const edge = bands.findLast(({ from }) => from > x - 4 && from < x + width + 4)
  return edge === undefined ? x : clearOf(bands, { x: edge.from + 8, width })
}
