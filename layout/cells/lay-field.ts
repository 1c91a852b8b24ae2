/**
 * Makes the field of a board: everything that does not change, and the cells where its pieces are.
 */
import type { Board, Frame, Piece, Wire } from './board.ts'
import { type Field, type FieldFrame, readCells } from './field.ts'

export function fieldOf(board: Board): Field {
  const { pieces, wires } = board
  const field: Field = {
    board,
    ...emptyLists(pieces.length, wires.length),
    from: Int32Array.from(wires, ({ from }) => from.index),
    to: Int32Array.from(wires, ({ to }) => to.index),
    wiresOf: pieces.map((piece) => indicesOf(piece.wires)),
    long: Int32Array.from(pieces, ({ long }) => long),
    wide: Int32Array.from(pieces, ({ wide }) => wide),
    lane: Int32Array.from(pieces, ({ lane }) => lane),
    warm: pieces.some(({ home }) => home !== undefined),
    known: Uint8Array.from(pieces, ({ home }) => (home === undefined ? 0 : 1)),
    homeMain: Int32Array.from(pieces, ({ home }) => home?.main ?? 0),
    homeCross: Int32Array.from(pieces, ({ home }) => home?.cross ?? 0),
    sources: indicesOf(board.sources),
    frames: framesOf(board.frames),
  }
  readCells(field)
  return field
}

const emptyLists = (count: number, size: number) => ({
  main: new Int32Array(count),
  cross: new Int32Array(count),
  nextMain: new Int32Array(count),
  nextCross: new Int32Array(count),
  list: new Int32Array(count),
  size: 0,
  clear: false,
  wires: new Int32Array(size),
  wiresSize: 0,
  stretched: true,
  moved: new Uint8Array(count),
  wireMoved: new Uint8Array(size),
  low: new Int32Array(size),
  high: new Int32Array(size),
  top: new Int32Array(size),
  bottom: new Int32Array(size),
})

const indicesOf = (list: readonly (Piece | Wire)[]): Int32Array => Int32Array.from(list, ({ index }) => index)

const framesOf = (frames: readonly Frame[]): FieldFrame[] => {
  const extent = { lowMain: 0, highMain: 0, lowCross: 0, highCross: 0 }
  const lists = frames.map(
    ({ members, gates, outsiders }): FieldFrame => ({
      members: indicesOf(members),
      gates: indicesOf(gates),
      all: indicesOf([...members, ...gates]),
      outsiders: indicesOf(outsiders),
      rivals: [],
      ...extent,
    }),
  )
  for (const [index, { rivals }] of frames.entries())
    lists[index]?.rivals.push(...rivals.flatMap((rival) => lists[frames.indexOf(rival)] ?? []))
  return lists
}
