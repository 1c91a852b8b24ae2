/** A hex dump: offset, bytes and characters row by row, fields outlined, and what each field is below its bytes. */
import { block, lineOfText, widthOf } from '../../drawing/block.ts'
import { placesOf, sizeOf } from '../../drawing/data/field-places.ts'
import type { FieldsData } from '../../drawing/data/packed-fields.ts'
import { type CascadeItem, drawCascade, layCascade } from '../../drawing/grid/cascade.ts'
import { digitCells } from '../../drawing/grid/digit-cells.ts'
import { type ValuePiece, valueRows } from '../../drawing/grid/value-rows.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { stateFill, stateSign } from '../../drawing/state-sign.ts'
import { roles } from '../../drawing/type.ts'
import { drawGroups, groupHeight } from './groups.ts'

/** The width of a character of the ASCII column, in pixels. */
const character = 14 * 0.6

/** The height of heads, where bytes begin, the width of one, the height of a row, from a row or its words to the next row, from bytes to characters, from these to the sides of their tint. */
const size = { heads: 24, bytes: 96, byte: 32, row: 32, gap: 20, characters: 24, tint: 2 }

/** Draws bytes on the sheet, `width` a row. */
export function drawDump(data: FieldsData, sheet: Sheet): void {
  proveRange(data, sheet)
  const rows = valueRows(data)
  const words = rows.map((row) => wordsUnder(row, data, sheet))
  const leasts = rows.map((row) => (restsIn(row).length > 0 ? restMiddle + 8 : 0))
  const heights = words.map((each, index) =>
    Math.max(leasts[index] ?? 0, layCascade(each, { y: size.row, right: room.w }).bottom),
  )
  const over = groupHeight(rows)
  const tops: number[] = []
  let y = size.heads + over
  drawHeads(data.width, sheet)
  for (const [index, row] of rows.entries()) {
    tops.push(y)
    drawBytes(row, { y, data, index }, sheet)
    for (const { field, text, at } of restsIn(row))
      sheet.put(field, [lineOfText(text, { ...at, y: y + restMiddle })], 'line')
    drawCascade(words[index] ?? [], sheet, { y: y + size.row, right: room.w })
    // As much is free under the words of each.
    y = up(y + (heights[index] ?? 0), 4) + size.gap + over
  }
  drawGroups(rows, { topOf: (row) => tops[row] ?? 0, xOf: (byte) => size.bytes + byte * size.byte }, sheet)
}

/** What the columns are: offsets, the last digit of the offset of each byte, characters. */
const drawHeads = (width: number, sheet: Sheet): void => {
  const y = size.heads / 2 - 4
  const digits = Array.from({ length: width }, (_, index) =>
    lineOfText(index.toString(16), {
      x: size.bytes + (index + 0.5) * size.byte,
      y,
      as: { size: 12, mono: true, fill: 'muted' },
      align: 'middle',
    }),
  )
  const end = size.bytes + width * size.byte + size.characters
  sheet.put('@heads', [
    lineOfText('Offset', { x: 0, y, as: 'small' }),
    ...digits,
    lineOfText('ASCII', { x: end, y, as: 'small' }),
  ])
}

/** A row of the dump: its offset, its bytes in outlines, and its characters. */
const drawBytes = (
  row: ValuePiece[],
  { y, data, index }: { y: number; data: FieldsData; index: number },
  sheet: Sheet,
) => {
  const words = { x: size.bytes + data.width * size.byte + size.characters, y: y + size.row / 2, as: 'code' } as const
  const offset = (index * data.width).toString(16).padStart(8, '0')
  // Offsets are hexadecimal, the bytes of fields are counted in decimals: each row says both.
  const decimal = lineOfText(`= byte ${index * data.width}`, { x: 0, y: y + restMiddle, as: 'small' })
  const characters = charactersIn(row)
  sheet.put(`@row-${index}`, [
    lineOfText(offset, { ...words, x: 0, as: 'codeMuted' }),
    ...(index === 0 ? [] : [decimal]),
    ...characters.map(({ text, at }) => lineOfText(text, { ...words, x: words.x + at * character })),
  ])
  for (const { text, at, field } of characters) {
    // On whole pixels, so that two beside each other have no seam.
    const [x = 0, end = 0] = [at, at + text.length].map((each) => Math.round(words.x + each * character))
    const tint = { x: x - size.tint, y: y + 6, w: end - x + 2 * size.tint, h: size.row - 12 }
    if (sheet.isFocus(field)) sheet.tint(field, [square(tint, { fill: 'soft' })])
  }
  for (const piece of sheet.focusLast(row, (each) => each.field)) {
    const { field, digits } = piece
    const [isFocus, bytes] = [sheet.isFocus(field), digits.map((byte) => byte.toLowerCase())]
    const ends = { before: !piece.isFirst, after: piece.isFirst && isCut(piece) }
    sheet.put(field, digitCells(bytes, { ...cellOf(piece), y, h: size.row }, { isFocus, open: ends }))
  }
}

/** The characters of a row: those of each field by themselves, whatever is in focus. */
const charactersIn = (row: ValuePiece[]) => {
  let at = 0
  return row.map(({ field, digits }) => {
    const piece = { text: digits.map(characterOf).join(''), at, field }
    at += digits.length
    return piece
  })
}

const cellOf = ({ from, digits }: ValuePiece) => ({ x: size.bytes + from * size.byte, w: digits.length * size.byte })

/** Whether a field goes on in the next row. */
const isCut = ({ field, digits }: ValuePiece): boolean => digits.length < sizeOf(field, 'byte')

/** What is under a row: each field that begins in it, with its bytes where the heading quotes them. */
const wordsUnder = (row: ValuePiece[], data: FieldsData, sheet: Sheet) => {
  const places = new Map(placesOf(data).map((place) => [place.field as object, place]))
  const items = row
    .filter(({ field, isFirst }) => field.name !== undefined && isFirst)
    .map((piece) => {
      const { field } = piece
      const isSaid = isResult(field, cellOf(piece).w, sheet)
      const range = sheet.isFocus(field) && sheet.quotes('from', 'to') ? rangeOf(places.get(field)) : undefined
      const head = block(
        [
          { text: `${stateSign(field)}${field.name}`, as: { ...roles.item, ...stateFill(field) } },
          { text: range, as: 'small' },
          { text: isSaid ? field.note : undefined, as: result },
        ],
        320,
      )
      const cell: CascadeItem['cell'] = cellOf(piece)
      return {
        item: field,
        x: cell.x + size.byte / 2,
        cell,
        head,
        note: isSaid ? undefined : field.note,
        isFocus: sheet.isFocus(field),
      }
    })
  // Under the characters is nothing: the last words of a row may reach there.
  const last = items.at(-1)
  const end = size.bytes + data.width * (size.byte + character) + size.characters
  if (last !== undefined) last.cell = { ...last.cell, w: end - last.cell.x }
  return items
}

/** What bytes in focus are, as large as the claim about them. */
const result = { size: 20, bold: true } as const

/** Whether what a field says is large: it is in focus, and that fits under its bytes. */
const isResult = (field: ValuePiece['field'], w: number, sheet: Sheet): boolean =>
  sheet.isFocus(field) && field.note !== undefined && widthOf(field.note, result) <= w - 8

/** What goes on from the row above says so in small type, with its name where that has room. */
const restsIn = (row: ValuePiece[]) =>
  row.slice(0, 1).flatMap((piece) => {
    const { x, w } = cellOf(piece)
    const { name = '' } = piece.field
    if (piece.isFirst || name === '') return []
    // One that is wider than its bytes would be under others.
    const text = [`… ${name}`].find((each) => widthOf(each, 'small') <= w - 4) ?? '…'
    const at = { x: x + 4, as: 'small' as const }
    return [{ field: piece.field, text, at }]
  })

/** From the top of a row to the middle of the first words under it. */
const restMiddle = 32 + 6 + 9

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
