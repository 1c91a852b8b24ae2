/**
 * The line of a row: from each mark that others hold a permission by to those others, with a gap on each side of a mark
 * that it only passes.
 */

/** How the columns of a row are placed: their middles, the radius of a mark, and what is free around one that is passed. */
type Row = { x: (index: number) => number; r: number; clear: number }

/** Pieces of the line from left to right; `held` has for each column the columns that it holds the permission by. */
export const railOf = (held: readonly (readonly number[])[], { x, r, clear }: Row): [number, number][] => {
  const spans = held.flatMap((sources, to) => sources.filter((from) => from !== to).map((from) => [from, to] as const))
  const endAt = (index: number, side: 1 | -1): number => {
    const own = held[index] ?? []
    if (own.length === 0) return 0
    const isJoined = spans.some(
      ([from, to]) =>
        own.includes(from) &&
        Math.max(side * from, side * to) > side * index &&
        Math.min(side * from, side * to) <= side * index,
    )
    return r + (isJoined ? 0 : clear)
  }
  return held.slice(1).flatMap((_, index) => {
    const isSpanned = spans.some(([from, to]) => Math.min(from, to) <= index && Math.max(from, to) > index)
    return isSpanned ? [[x(index) + endAt(index, 1), x(index + 1) - endAt(index + 1, -1)] as [number, number]] : []
  })
}
