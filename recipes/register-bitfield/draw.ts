/**
 * A register: one cell a bit with its number above, field by field, and what each field is on a leader below.
 */
import { block, lineOfText } from '../../drawing/block.ts'
import { type Field, type FieldsData, totalOf } from '../../drawing/data/packed-fields.ts'
import { drawCascade } from '../../drawing/grid/cascade.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'

/** A bit, the numbers above the cells, between two rows of cells. */
const size = { w: 40, h: 40, numbers: 24, rows: 32 }

/** A field's bits in one row: `first` is the column of the highest, `high` its number. */
type Piece = { field: Field; first: number; bits: string; high: number }

/** Draws a register on the sheet, `width` bits a row. */
export function drawRegister({ fields, unit, width }: FieldsData, sheet: Sheet): void {
  const total = totalOf({ fields, unit })
  let y = 0
  for (let from = 0; from < total; from += width) {
    const pieces = piecesIn(fields, { from, to: from + width, total })
    const top = y + size.numbers
    for (const piece of pieces) sheet.put(piece.field, drawBits(piece, top, sheet.isFocus(piece.field)))
    y = drawCascade(pieces.map(namesOf), sheet, { y: top + size.h, right: room.w }) + size.rows
  }
}

const piecesIn = (fields: Field[], { from, to, total }: { from: number; to: number; total: number }): Piece[] => {
  let at = 0
  return fields.flatMap((field): Piece[] => {
    const bits = (field.value ?? '').replaceAll(/[\s_]/g, '')
    const [start, end] = [Math.max(at, from), Math.min(at + bits.length, to)]
    const piece = { field, first: start - from, bits: bits.slice(start - at, end - at), high: total - 1 - start }
    at += bits.length
    return start < end ? [piece] : []
  })
}

const drawBits = ({ first, bits, high }: Piece, top: number, isFocus: boolean) => {
  const rect = { x: first * size.w, y: top, w: bits.length * size.w, h: size.h }
  const low = high - bits.length + 1
  const number = (value: number, column: number) =>
    lineOfText(String(value), { x: (column + 0.5) * size.w, y: top - 12, as: 'small', align: 'middle' })
  return [
    cells(rect, isFocus ? { fill: 'soft', stroke: 'accent' } : {}),
    number(high, first),
    ...(low === high ? [] : [number(low, first + bits.length - 1)]),
    ...Array.from(bits, (bit, index) =>
      lineOfText(bit, {
        x: rect.x + (index + 0.5) * size.w,
        y: top + size.h / 2,
        as: bit === '1' ? { size: 16, bold: true, mono: true } : { size: 16, mono: true, fill: 'muted' },
        align: 'middle',
      }),
    ),
  ]
}

/** What a field is called, with the numbers of its bits where it has several, below the middle of its bits. */
const namesOf = ({ field, first, bits, high }: Piece) => {
  const range = bits.length > 1 ? [`[${high}:${high - bits.length + 1}]`] : []
  const name = [field.name ?? [], range].flat().join(' ')
  const head = block([{ text: name, as: { size: 14, bold: true, mono: true } }], 400)
  return { item: field, x: (first + bits.length / 2) * size.w, head, note: field.note }
}
