/**
 * A register: one cell a bit with its number above, field by field, and what each field is on a leader below.
 */
import { block, lineOfText } from '../../drawing/block.ts'
import type { FieldsData } from '../../drawing/data/packed-fields.ts'
import { drawCascade } from '../../drawing/grid/cascade.ts'
import { digitCells } from '../../drawing/grid/digit-cells.ts'
import { digitsIn, valueRows } from '../../drawing/grid/value-rows.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'

/** A bit, the numbers above the cells, between two rows of cells. */
const size = { w: 40, h: 40, numbers: 24, rows: 32 }

const as = (bit: string) =>
  bit === '1' ? ({ size: 16, bold: true, mono: true } as const) : ({ size: 16, mono: true, fill: 'muted' } as const)

/** Draws a register on the sheet, `width` bits a row. */
export function drawRegister(data: FieldsData, sheet: Sheet): void {
  let y = 0
  for (const row of valueRows(data)) {
    const top = y + size.numbers
    const pieces = row.map((piece) => {
      const high = digitsIn(data).length - 1 - piece.start
      const rect = { x: piece.from * size.w, y: top, w: piece.digits.length * size.w, h: size.h }
      return { ...piece, rect, high, low: high - piece.digits.length + 1 }
    })
    for (const { field, from, digits, rect, high } of sheet.focusLast(pieces, (each) => each.field)) {
      const number = (bit: number) => {
        const x = (from + high - bit + 0.5) * size.w
        return lineOfText(String(bit), { x, y: top - 12, as: 'small', align: 'middle' })
      }
      const bits = digitCells(digits, rect, { as, isFocus: sheet.isFocus(field) })
      sheet.put(field, [...bits, ...digits.map((_, index) => number(high - index))])
    }
    const named = pieces.map(({ field, rect, high, low }) => {
      const name = [field.name ?? [], high > low ? `[${high}:${low}]` : []].flat().join(' ')
      const isSet = field.value?.includes('1') ?? false
      const head = block([{ text: name, as: isSet ? 'letters' : { size: 14, mono: true, fill: 'muted' } }], 400)
      return { item: field, x: rect.x + rect.w / 2, head, note: field.note }
    })
    y = drawCascade(named, sheet, { y: top + size.h, right: room.w }) + size.rows
  }
}
