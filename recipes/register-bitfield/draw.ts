/**
 * A register: one cell a bit with its number above, field by field, and what each field is on a leader below.
 */
import { block, lineOfText } from '../../drawing/block.ts'
import { type Field, type FieldsData, sizeOf } from '../../drawing/data/packed-fields.ts'
import { layCascade } from '../../drawing/grid/cascade.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'

/** A bit, the numbers above the cells, between two rows of cells. */
const size = { w: 40, h: 40, numbers: 24, rows: 32 }

/** A field's bits in one row: `first` is the column of the highest, `high` its number. */
type Piece = { field: Field; first: number; bits: string; high: number }

/** Draws a register on the sheet, `width` bits a row. */
export function drawRegister({ fields, width }: FieldsData, sheet: Sheet): void {
  const total = fields.reduce((sum, field) => sum + sizeOf(field, 'bit'), 0)
  let y = 0
  for (let from = 0; from < total; from += width) {
    const pieces = piecesIn(fields, { from, to: from + width, total })
    const top = y + size.numbers
    for (const piece of pieces) sheet.put(piece.field, drawBits(piece, top, sheet.isFocus(piece.field)))
    y = drawNames(pieces, top + size.h, sheet) + size.rows
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

/** Names and meanings below a row of bits; gives where they end. */
const drawNames = (pieces: Piece[], y: number, sheet: Sheet): number => {
  const items = pieces.map(({ field, first, bits, high }) => ({
    x: (first + bits.length / 2) * size.w,
    head: block(
      [
        {
          text: [field.name, bits.length > 1 ? `[${high}:${high - bits.length + 1}]` : undefined]
            .filter(Boolean)
            .join(' '),
          as: { size: 14, bold: true, mono: true },
        },
      ],
      400,
    ),
    note: field.note,
    isFocus: sheet.isFocus(field),
  }))
  const { drawn, bottom } = layCascade(items, { y, right: room.w })
  pieces.forEach(({ field }, index) => sheet.put(field, drawn[index] ?? [], 'line'))
  return bottom
}
