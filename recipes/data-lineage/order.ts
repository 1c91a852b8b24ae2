/**
 * The order of tables and lanes in their columns: the one with the fewest crossings that a few sweeps find.
 */

/** Something in a column: a table, or the lane of a join that passes. */
export type Item = { table?: number; h: number; y: number }

/** What joins an item of a column to one of the next, at heights below their tops. */
export type Segment = { a: Item; aY: number; b: Item; bY: number; column: number }

const sweeps = 4

/** Orders every column in place, keeping the order given where others are no better. */
export function order(columns: Item[][], segments: readonly Segment[]): void {
  let best = columns.map((column) => [...column])
  let least = Number.POSITIVE_INFINITY
  for (let sweep = 0; sweep < sweeps; sweep++)
    for (const side of ['left', 'right'] as const) {
      for (const column of side === 'left' ? columns : columns.toReversed())
        byMeans(column, { columns, segments, side })
      untangle(columns, segments)
      const count = crossings(segments, ranksOf(columns))
      if (count < least) [best, least] = [columns.map((column) => [...column]), count]
    }
  columns.forEach((column, index) => column.splice(0, column.length, ...(best[index] ?? [])))
}

type Ranks = ReadonlyMap<Item, number>

const ranksOf = (columns: readonly (readonly Item[])[]): Map<Item, number> =>
  new Map(columns.flatMap((column) => column.map((item, index) => [item, index] as const)))

type Means = { columns: Item[][]; segments: readonly Segment[]; side: 'left' | 'right' }

/** Items by the mean place of what they are joined to on one side. */
const byMeans = (column: Item[], { columns, segments, side }: Means): void => {
  const ranks = ranksOf(columns)
  const meanOf = (item: Item): number => {
    const places = segments.flatMap(({ a, aY, b, bY }) => {
      const [own, other, y] = side === 'left' ? [b, a, aY] : [a, b, bY]
      return own === item ? [(ranks.get(other) ?? 0) + y / 1000] : []
    })
    return places.length === 0 ? (ranks.get(item) ?? 0) : places.reduce((sum, each) => sum + each, 0) / places.length
  }
  const means = new Map(column.map((item) => [item, meanOf(item)]))
  column.sort((one, other) => (means.get(one) ?? 0) - (means.get(other) ?? 0))
}

/** Exchanges neighbors as long as that leaves fewer crossings. */
const untangle = (columns: Item[][], segments: readonly Segment[]): void => {
  const ranks = ranksOf(columns)
  const exchange = (column: Item[], index: number): void => {
    const [one, other] = [column[index], column[index + 1]]
    if (one === undefined || other === undefined) return
    column.splice(index, 2, other, one)
    ranks.set(other, index).set(one, index + 1)
  }
  let least = crossings(segments, ranks)
  for (let before = Number.POSITIVE_INFINITY; least < before; ) {
    before = least
    for (const column of columns)
      for (let index = 0; index + 1 < column.length; index++) {
        exchange(column, index)
        const count = crossings(segments, ranks)
        if (count < least) least = count
        else exchange(column, index)
      }
  }
}

/** How often segments between the same two columns change sides. */
const crossings = (segments: readonly Segment[], ranks: Ranks): number => {
  const at = (item: Item, y: number): number => (ranks.get(item) ?? 0) * 10_000 + y
  let count = 0
  for (const [index, one] of segments.entries())
    for (const other of segments.slice(index + 1)) {
      if (one.column !== other.column) continue
      const left = at(one.a, one.aY) - at(other.a, other.aY)
      if (left * (at(one.b, one.bY) - at(other.b, other.bY)) < 0) count++
    }
  return count
}
