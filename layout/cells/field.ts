/**
 * The board as lists of integers, for the loops that the search spends its time in: by the index of a piece or a wire.
 *
 * Cells are read from the board once, and written back at the end.
 */
import type { Board, Cell, Piece } from './board.ts'

export type Field = {
  board: Board
  /** Where pieces are, and where the move under trial takes them. */
  main: Int32Array
  cross: Int32Array
  nextMain: Int32Array
  nextCross: Int32Array
  /** The pieces of the move under trial: the first `size` of the list. */
  list: Int32Array
  size: number
  /** Whether the first of them is known to overlap none that stays. */
  clear: boolean
  /** The wires with an end among these pieces. */
  wires: Int32Array
  wiresSize: number
  /** Whether these are stretched as the pieces are. */
  stretched: boolean
  /** 1 for what the move under trial moves; 2 for wires with both ends moved by the same distance. */
  moved: Uint8Array
  wireMoved: Uint8Array
  /** The ends of wires, and the stretch between them; kept up to date by `stretch`. */
  from: Int32Array
  to: Int32Array
  low: Int32Array
  high: Int32Array
  top: Int32Array
  bottom: Int32Array
  /** The wires of each piece. */
  wiresOf: readonly Int32Array[]
  long: Int32Array
  wide: Int32Array
  lane: Int32Array
  /** Whether some pieces come from a known drawing, whether each does, and from which cell. */
  warm: boolean
  known: Uint8Array
  homeMain: Int32Array
  homeCross: Int32Array
  sources: Int32Array
  frames: readonly FieldFrame[]
}

/** A frame by the indices of pieces. */
export type FieldFrame = {
  members: Int32Array
  gates: Int32Array
  /** Members and gates. */
  all: Int32Array
  outsiders: Int32Array
  rivals: FieldFrame[]
  lowMain: number
  highMain: number
  lowCross: number
  highCross: number
}

/** Takes over where the pieces of the board are. */
export const readCells = (field: Field): void => {
  for (const { index, main, cross } of field.board.pieces) {
    field.main[index] = main
    field.cross[index] = cross
  }
  for (let wire = 0; wire < field.from.length; wire++) stretch(field, wire)
}

/** Lists pieces and the cells that they are to go to. */
export const take = (field: Field, moves: readonly { piece: Piece; cell: Cell }[]): void => {
  field.size = 0
  field.clear = false
  for (const { piece, cell } of moves) {
    field.list[field.size++] = piece.index
    field.nextMain[piece.index] = cell.main
    field.nextCross[piece.index] = cell.cross
  }
}

/** Writes back where the pieces are. */
export const writeCells = ({ board, main, cross }: Field): void => {
  for (const piece of board.pieces) {
    piece.main = main[piece.index] ?? 0
    piece.cross = cross[piece.index] ?? 0
  }
}

/** Notes where a wire's ends are now. */
export const stretch = ({ from, to, main, cross, low, high, top, bottom }: Field, wire: number): void => {
  const a = from[wire] ?? 0
  const b = to[wire] ?? 0
  const ahead = (main[b] ?? 0) - (main[a] ?? 0)
  const below = (cross[b] ?? 0) - (cross[a] ?? 0)
  low[wire] = main[ahead > 0 ? a : b] ?? 0
  high[wire] = main[ahead > 0 ? b : a] ?? 0
  top[wire] = cross[below > 0 ? a : b] ?? 0
  bottom[wire] = cross[below > 0 ? b : a] ?? 0
}
