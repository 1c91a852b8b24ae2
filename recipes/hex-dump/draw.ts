/**
 * A hex dump: offset, bytes and characters row by row, fields outlined, and what each field is on a leader below.
 */
import { block, lineOfText } from '../../drawing/block.ts'
import { type Field, type FieldsData, sizeOf } from '../../drawing/data/packed-fields.ts'
import { drawCascade } from '../../drawing/grid/cascade.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { type Piece, piecesOf } from '../../drawing/grid/pieces.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'

/** Where bytes begin, the width of one, the height of a row, from a row or its words to the next row. */
const size = { bytes: 96, byte: 32, row: 32, gap: 16, characters: 24 }

/** Bytes that a scene has elements for. */
const most = 128

/** A field with the bytes it has, as pairs, and its pieces in the rows. */
type Laid = { field: Field; bytes: string[]; pieces: Piece[] }

/** Draws bytes on the sheet, `width` a row. */
export function drawDump({ fields, width }: FieldsData, sheet: Sheet): void {
  let from = 0
  const laid = fields.map((field): Laid => {
    const count = sizeOf(field, 'byte')
    const pieces = piecesOf(from, count, width).flatMap(singleRows)
    from += count
    return { field, bytes: (field.value ?? '').replaceAll(/\s/g, '').match(/../g) ?? [], pieces }
  })
  const all = laid.flatMap(({ bytes }) => bytes)
  if (all.length > most) return sheet.problem(fields, undefined, `${all.length} bytes; ${most} fit`)
  let y = 0
  for (let row = 0; row * width < all.length; row++) {
    drawRow(laid, { row, y, all: all.slice(row * width, (row + 1) * width), width, sheet })
    const named = laid.filter(({ field, pieces }) => field.name !== undefined && pieces[0]?.row === row)
    y = up(drawCascade(named.map(namesOf), sheet, { y: y + size.row, right: room.w })) + size.gap
  }
}

/** A piece of several whole rows as one a row. */
const singleRows = (piece: Piece): Piece[] =>
  Array.from({ length: piece.rows }, (_, index) => ({ ...piece, row: piece.row + index, rows: 1 }))

type Row = { row: number; y: number; sheet: Sheet }

const drawRow = (laid: Laid[], { row, y, all, width, sheet }: Row & { all: string[]; width: number }): void => {
  const middle = y + size.row / 2
  const offset = (row * width).toString(16).padStart(8, '0')
  sheet.put(`@row-${row}`, [
    lineOfText(offset, { x: 0, y: middle, as: { size: 14, mono: true, fill: 'muted' } }),
    lineOfText(all.map(characterOf).join(''), {
      x: size.bytes + width * size.byte + size.characters,
      y: middle,
      as: 'code',
    }),
  ])
  // What is in focus comes last: its outline lies over its neighbors'.
  for (const { field, bytes, pieces } of laid.toSorted((a, b) => rank(a, sheet) - rank(b, sheet))) {
    const first = pieces[0]
    for (const piece of pieces.filter((each) => each.row === row)) {
      const before = first === undefined ? 0 : (piece.row - first.row) * width + piece.from - first.from
      sheet.put(field, drawPiece(bytes.slice(before, before + piece.size), { piece, y, isFocus: sheet.isFocus(field) }))
    }
  }
}

const rank = ({ field }: Laid, sheet: Sheet): number => (sheet.isFocus(field) ? 1 : 0)

const drawPiece = (bytes: string[], { piece, y, isFocus }: { piece: Piece; y: number; isFocus: boolean }) => {
  const x = size.bytes + piece.from * size.byte
  const rect = { x, y, w: piece.size * size.byte, h: size.row }
  return [
    cells(rect, isFocus ? { fill: 'soft', stroke: 'accent' } : {}),
    ...bytes.map((byte, index) =>
      lineOfText(byte.toLowerCase(), {
        x: x + (index + 0.5) * size.byte,
        y: y + size.row / 2,
        as: { size: 14, mono: true, ...(isFocus ? { bold: true } : {}) },
        align: 'middle',
      }),
    ),
  ]
}

/** Printable ASCII as it is, everything else as a dot, as xxd has it. */
const characterOf = (byte: string): string => {
  const code = Number.parseInt(byte, 16)
  return code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : '.'
}

/** What a field is called and means, below its first byte. */
const namesOf = ({ field, pieces: [first] }: Laid) => ({
  item: field,
  x: size.bytes + ((first?.from ?? 0) + 0.5) * size.byte,
  head: block([{ text: field.name, as: 'item' }], 320),
  note: field.note,
})
