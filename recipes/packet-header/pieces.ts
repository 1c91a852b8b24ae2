/**
 * Fields cut at the ends of rows: what a field covers of each, whole rows together as one piece.
 */

/** A piece: its first row, how many rows, its first column and how many columns. */
export type FieldPiece = { row: number; rows: number; from: number; size: number }

/** The pieces of a field that begins at unit `from` and has `size` units, in rows of `width`. */
export function piecesOf(from: number, size: number, width: number): FieldPiece[] {
  const end = from + size
  const [first, last] = [Math.floor(from / width), Math.floor((end - 1) / width)]
  const column = from % width
  if (first === last) return [{ row: first, rows: 1, from: column, size }]
  const full = { from: column === 0 ? first : first + 1, to: end % width === 0 ? last : last - 1 }
  return [
    ...(column === 0 ? [] : [{ row: first, rows: 1, from: column, size: width - column }]),
    ...(full.to < full.from ? [] : [{ row: full.from, rows: full.to - full.from + 1, from: 0, size: width }]),
    ...(end % width === 0 ? [] : [{ row: last, rows: 1, from: 0, size: end % width }]),
  ]
}
