/** A hex dump: offset, bytes and characters row by row, fields outlined, and what each field is below its bytes. */
import { block, lineOfText } from '../../drawing/block.ts'
import { placesOf } from '../../drawing/data/field-places.ts'
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
  const places = new Map(placesOf(data).map((place) => [place.field as object, place]))
  proveRange(data, sheet)
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
      .filter(({ field }) => field.name !== undefined)
      .map(({ field, from, digits, isFirst }) => {
        const whole = [
          { text: field.name, as: 'item' as const },
          { text: rangeOf(places.get(field)), as: 'small' as const },
        ]
        // What began in the row above is no field of its own: its name is muted.
        const rest = [{ text: field.name, as: 'small' as const }]
        const head = block(isFirst ? whole : rest, 320)
        const cell = { x: size.bytes + from * size.byte, w: digits.length * size.byte }
        return { item: field, x: cell.x + size.byte / 2, cell, head, note: isFirst ? field.note : undefined }
      })
    y = up(drawCascade(named, sheet, { y: y + size.row, right: room.w })) + size.gap
  }
}

/** The bytes of a field, `16–19`; the last one is included. */
const rangeOf = (place: { from: number; to: number } | undefined): string | undefined => {
  if (place === undefined) return undefined
  const last = place.to - 1
  return place.from === last ? `byte ${last}` : `bytes ${place.from}–${last}`
}

/** The heading may quote the first and the last byte of what is in focus, and how many there are. */
const proveRange = ({ fields }: FieldsData, sheet: Sheet): void => {
  const marked = fields.filter((field) => sheet.isFocus(field))
  const [first, last] = marked.length > 0 ? [marked[0], marked.at(-1)] : [fields[0], fields.at(-1)]
  if (first !== undefined) sheet.prove('from', first)
  if (last !== undefined) sheet.prove('to', last)
  sheet.prove('bytes', ...fields.slice(-1))
}

/** Printable ASCII as it is, everything else as a dot, as hexdump -C has it. */
const characterOf = (byte: string): string => String.fromCharCode(Number.parseInt(byte, 16)).replace(/[^ -~]/, '.')
