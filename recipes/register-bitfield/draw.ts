/**
 * A register read down: hexadecimal digits over their four bits, one cell a bit, and below them a row for each field, in
 * which its bits keep their columns, with its name and what the value means; those of set fields are joined to the name.
 */
import { type Block, block, lineOfText, place } from '../../drawing/block.ts'
import type { FieldsData, PackedField } from '../../drawing/data/packed-fields.ts'
import { digitCells } from '../../drawing/grid/digit-cells.ts'
import { focusBand } from '../../drawing/grid/focus-band.ts'
import { digitsIn, type ValuePiece, valueRows } from '../../drawing/grid/value-rows.ts'
import { line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { isSet, type Nibble, nibblesIn } from './nibbles.ts'

/** A bit; from the top to brackets, to the bit numbers and to the cells; the least row of a field; between two rows of cells. */
const size = { bit: 28, bracket: 42, numbers: 56, cells: 72, cell: 40, row: 32, between: 40 }
/** The room of names and of meanings, the free pixels around them, and those at both ends of what leads to a name. */
const words = { name: 168, note: 240, gap: 24, padding: 6, lead: 8 }

const figure = { size: 28, bold: true, mono: true } as const
const bitLook = (bit: string, isFocus: boolean): TypeStyle =>
  bit === '1' || isFocus ? { size: 16, bold: true, mono: true } : { size: 16, mono: true, fill: 'muted' }

/** What one row of cells holds of a field; `high` and `low` number its first and last bit there. */
type Bits = { field: PackedField; from: number; digits: string[]; high: number; low: number }

/** The words of a field, and where names, meanings and rows end; the same in all rows of cells. */
type Row = Bits & { name: Block; note: Block }
type Columns = { name: number; note: number; end: number }

/** Draws a register on the sheet, `width` bits a row. */
export function drawRegister(data: FieldsData, sheet: Sheet): void {
  const last = digitsIn(data).length - 1
  const rows = valueRows(data).map((row) => row.map((piece) => rowOf(piece, last, sheet)))
  const columns = columnsOf(rows.flat())
  let top = 0
  for (const row of rows) {
    const bottom = drawFields(row, { top: top + size.cells + size.cell, columns }, sheet)
    const nibbles = nibblesIn(digitsIn(data), { high: row[0]?.high ?? 0, width: data.width })
    drawDigits(nibbles, { top, bottom }, sheet)
    drawHeads(columns, top + size.numbers, sheet)
    drawCells(row, top, sheet)
    top = bottom + size.between
  }
  sheet.prove('hex', '@digits')
  sheet.prove('fields', ...data.fields)
  sheet.prove('set', ...data.fields.filter(isSet))
}

const rowOf = ({ field, from, digits, start }: ValuePiece, last: number, sheet: Sheet): Row => {
  const [high, low] = [last - start, last - start - digits.length + 1]
  const name = [
    field.name === undefined ? [] : `${stateSign(field)}${field.name}`,
    high > low ? `[${high}:${low}]` : `[${high}]`,
  ]
    .flat()
    .join(' ')
  const fill = sheet.isFocus(field) ? 'accent' : (field.state ?? (isSet(field) ? 'ink' : 'muted'))
  const as: TypeStyle = { size: 14, mono: true, fill, ...(isSet(field) ? { bold: true } : {}) }
  const note = block([{ text: field.note, as: isSet(field) ? 'label' : 'note' }], words.note)
  return { field, from, digits, high, low, name: block([{ text: name, as }], words.name), note }
}

const columnsOf = (rows: readonly Row[]): Columns => {
  const most = (length: (row: Row) => number): number => up(Math.max(...rows.map(length)))
  const name = size.bit * Math.max(...rows.map(({ from, digits }) => from + digits.length)) + words.gap
  const note = name + most((row) => row.name.w) + words.gap
  return { name, note, end: note + most((row) => row.note.w) + words.padding + 2 }
}

/** What is in the columns of words, on the line of the bit numbers. */
const drawHeads = ({ name, note }: Columns, y: number, sheet: Sheet): void =>
  sheet.put('@heads', [
    lineOfText('Field', { x: name, y, as: 'note' }),
    lineOfText('Meaning', { x: note, y, as: 'note' }),
  ])

/** The hexadecimal digits, each with a bracket over its bits; pale lines continue their edges downward. */
const drawDigits = (
  nibbles: readonly Nibble[],
  { top, bottom }: { top: number; bottom: number },
  sheet: Sheet,
): void => {
  const h = size.cells + size.cell
  const columns = nibbles.map(({ from, bits }) => ({ x: from * size.bit, y: top, w: bits * size.bit, h }))
  const edges = columns.flatMap(({ x, w }, index) => (index === 0 ? [x, x + w] : [x + w]))
  const down = edges.map((x) => `M ${x} ${top + h} V ${bottom}`)
  // Over the tint of rows in focus, under what leads to names.
  sheet.put('@columns', [path(down.join(' '), { stroke: 'rule' })], 'rule')
  const digits = nibbles.flatMap(({ from, bits, digit }) => {
    const at = { x: (from + bits / 2) * size.bit, y: top + 20 }
    return digit === undefined ? [] : [lineOfText(digit, { ...at, as: figure, align: 'middle' })]
  })
  const over = columns.map(({ x, w }) => `M ${x + 4} ${top + size.bracket + 4} v -4 H ${x + w - 4} v 4`)
  sheet.put('@digits', [...digits, path(over.join(' '))])
}

/** The cells with the numbers of their bits, in long registers of the first and last of each field; those in focus last. */
const drawCells = (pieces: readonly Bits[], top: number, sheet: Sheet): void => {
  const isLong = (pieces[0]?.high ?? 0) >= 32
  const isNumbered = (index: number, count: number) => !isLong || index === 0 || index === count - 1
  for (const { field, from, digits, high } of sheet.focusLast(pieces, (each) => each.field)) {
    const rect = { x: from * size.bit, y: top + size.cells, w: digits.length * size.bit, h: size.cell }
    const numbers = digits.flatMap((_, index) => {
      if (!isNumbered(index, digits.length)) return []
      const x = rect.x + (index + 0.5) * size.bit
      return lineOfText(String(high - index), { x, y: top + size.numbers, as: 'small', align: 'middle' })
    })
    const isFocus = sheet.isFocus(field)
    sheet.put(field, [...numbers, ...digitCells(digits, rect, { as: (bit) => bitLook(bit, isFocus), isFocus })])
  }
}

/** A row for each field, from `top` down; gives where the last one ends. */
const drawFields = (
  rows: readonly Row[],
  { top, columns }: { top: number; columns: Columns },
  sheet: Sheet,
): number => {
  const w = columns.end
  const rules = [`M 0 ${top} H ${w}`]
  let y = top
  for (const [index, { field, from, digits, name, note }] of rows.entries()) {
    const h = up(Math.max(size.row, Math.max(name.h, note.h) + 2 * words.padding), 4)
    const row = { x: 0, y, w, h }
    const bits = digits.map((digit, index) => {
      const middle = (from + index + 0.5) * size.bit
      return lineOfText(digit, { x: middle, y: y + h / 2, as: bitLook(digit, sheet.isFocus(field)), align: 'middle' })
    })
    if (sheet.isFocus(field)) sheet.tint(field, focusBand(row), 'rule')
    const lead = (from + digits.length) * size.bit + words.lead
    const stroke = sheet.isFocus(field) ? 'accent' : 'muted'
    // The rules of its row lead to the name of a field that is 0.
    if ((isSet(field) || sheet.isFocus(field)) && lead < columns.name - words.lead)
      sheet.put(field, [line(lead, y + h / 2, columns.name - words.lead, y + h / 2, { stroke })])
    sheet.put(field, [
      ...bits,
      ...place(name, { ...row, x: columns.name }, { align: 'start' }),
      ...place(note, { ...row, x: columns.note }, { align: 'start' }),
    ])
    y += h
    // Rows in focus that follow each other have one bar.
    const isOne = [field, rows[index + 1]?.field].every((each) => each !== undefined && sheet.isFocus(each))
    rules.push(`M ${isOne ? 4 : 0} ${y} H ${w}`)
  }
  sheet.put('@rows', [path(rules.join(' '), { stroke: 'rule' })], 'rule')
  return y
}
