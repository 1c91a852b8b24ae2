/** A hex dump: offset, bytes and characters row by row, fields outlined, and what each field is below its bytes. */
import { block, lineOfText } from '../../drawing/block.ts'
import type { FieldsData } from '../../drawing/data/packed-fields.ts'
import { drawCascade } from '../../drawing/grid/cascade.ts'
import { digitCells } from '../../drawing/grid/digit-cells.ts'
import { valueRows } from '../../drawing/grid/value-rows.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'

/** Where bytes begin, the width of one, the height of a row, from a row or its words to the next row. */
const size = { bytes: 96, byte: 32, row: 32, gap: 16, characters: 24 }

/** Draws bytes on the sheet, `width` a row. */
export function drawDump(data: FieldsData, sheet: Sheet): void {
  let y = 0
  for (const [index, row] of valueRows(data).entries()) {
    const words = { x: size.bytes + data.width * size.byte + size.characters, y: y + size.row / 2, as: 'code' } as const
    const offset = (index * data.width).toString(16).padStart(8, '0')
    const characters = row.flatMap(({ digits }) => digits.map(characterOf)).join('')
    const offsetLook = { ...words, x: 0, as: { size: 14, mono: true, fill: 'muted' } } as const
    sheet.put(`@row-${index}`, [lineOfText(offset, offsetLook), lineOfText(characters, words)])
    for (const { field, from, digits } of sheet.focusLast(row, (each) => each.field)) {
      const rect = { x: size.bytes + from * size.byte, y, w: digits.length * size.byte, h: size.row }
      const bytes = digits.map((byte) => byte.toLowerCase())
      sheet.put(field, digitCells(bytes, rect, { isFocus: sheet.isFocus(field) }))
    }
    const named = row
      .filter(({ field, isFirst }) => field.name !== undefined && isFirst)
      .map(({ field, from, digits }) => {
        const head = block([{ text: field.name, as: 'item' }], 320)
        const cell = { x: size.bytes + from * size.byte, w: digits.length * size.byte }
        return { item: field, x: cell.x + size.byte / 2, cell, head, note: field.note }
      })
    y = up(drawCascade(named, sheet, { y: y + size.row, right: room.w })) + size.gap
  }
}

/** Printable ASCII as it is, everything else as a dot, as hexdump -C has it. */
const characterOf = (byte: string): string => String.fromCharCode(Number.parseInt(byte, 16)).replace(/[^ -~]/, '.')
