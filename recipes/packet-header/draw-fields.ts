/**
 * Fields of bits, bytes or characters in rows: cells to scale, a ruler above, offsets on the left.
 */

import { type Block, block, lineOfText, place } from '../../drawing/block.ts'
import { totalOf } from '../../drawing/data/field-places.ts'
import type { FieldsData } from '../../drawing/data/packed-fields.ts'
import { easyWidth } from '../../drawing/draw-options.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { path } from '../../drawing/primitives.ts'
import { breakAt } from '../../drawing/sequence/break.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { focusable } from '../../drawing/type.ts'
import { centerOf, type Rect } from '../../src/geometry/rect.ts'
import type { Text } from '../../src/scene/scene.ts'
import { type LaidField, layFields, row as rowSize } from './field-layout.ts'
import { belowRow, drawBelow, heightBelow, reachBelow } from './fields-below.ts'
import type { FieldPiece } from './pieces.ts'

/** The height of the ruler, the most of a unit and of all with their offsets, and free around the edge of the frame, in pixels. */
const size = { ruler: 24, clear: 8, widestUnit: 48, all: easyWidth, row: rowSize.h, offsets: rowSize.offsets }

/** Draws fields on the sheet. */
export function drawFields(data: FieldsData, sheet: Sheet): void {
  const unit = Math.min(size.widestUnit, Math.floor((size.all - size.offsets) / data.width) || 4)
  const laid = layFields(data, unit)
  const rowCount = Math.max(...laid.flatMap(({ pieces }) => pieces.map(({ row, rows }) => row + rows)))
  const tops: number[] = []
  let y = size.ruler
  const omitted = omittedRows(laid)
  for (let row = 0; row < rowCount; row++) {
    tops.push(y)
    if (!omitted.has(row)) y += size.row + heightBelow(belowRow(laid, row), { unit, width: data.width, sheet })
  }
  drawRuler(data, sheet, { unit, tops, omitted })
  for (const each of sheet.focusLast(laid, ({ field }) => field)) drawField(each, sheet, { unit, tops })
  drawGaps(laid, { unit, tops }, { data, sheet })
  for (let row = 0; row < rowCount; row++)
    drawBelow(belowRow(laid, row), sheet, { unit, width: data.width, y: tops[row] ?? 0 })
  drawBreaks(omitted, tops, { right: size.offsets + unit * data.width, sheet })
  for (const name of ['total', 'bytes', 'fields']) sheet.prove(name, ...data.fields)
}

/** Of so many rows of nothing but one field, all but the first two and the last are omitted. */
const many = 5

const omittedRows = (laid: LaidField[]): Set<number> =>
  new Set(
    laid.flatMap(({ pieces }) =>
      pieces.flatMap(({ row, rows }) =>
        rows < many ? [] : Array.from({ length: rows - 3 }, (_, index) => row + 2 + index),
      ),
    ),
  )

/** Both edges of the rows are broken where rows are omitted. */
const drawBreaks = (
  omitted: ReadonlySet<number>,
  tops: number[],
  { right, sheet }: { right: number; sheet: Sheet },
): void => {
  const ys = [...omitted].filter((row) => !omitted.has(row + 1)).map((row) => tops[row] ?? 0)
  const breaks = ys.flatMap((y) => [...breakAt(size.offsets, y), ...breakAt(right, y)])
  if (breaks.length > 0) sheet.put('@breaks', breaks, 'over')
}

/** Where a strip or words on leaders are between two rows, the edges of the frame go on dashed: the rows are one block. */
const drawGaps = (
  laid: LaidField[],
  { unit, tops }: Rows,
  { data, sheet }: { data: FieldsData; sheet: Sheet },
): void => {
  const gaps = tops.flatMap((top, row) => {
    const [from, to] = [top + size.row, tops[row + 1] ?? 0]
    const reach = reachBelow(belowRow(laid, row), { unit, width: data.width, sheet })
    if (reach === undefined || to <= from) return []
    // A last row that is not full has no edge at the right.
    const isFull = (row + 2) * data.width <= totalOf(data)
    const edges = [size.offsets, ...(isFull ? [size.offsets + unit * data.width] : [])]
    // None where words go on beyond it.
    const free = edges.filter((x) => x < reach.left - size.clear || x > reach.right + size.clear)
    return free.map((x) => `M ${x} ${from} V ${to}`)
  })
  if (gaps.length > 0) sheet.put('@gaps', [path(gaps.join(' '), { dashed: true })], 'rule')
}

const drawField = (laid: LaidField, sheet: Sheet, rows: Rows): void => {
  const paint = sheet.isFocus(laid.field) ? ({ fill: 'soft', stroke: 'accent' } as const) : {}
  const drawn = laid.pieces.flatMap((piece) => {
    const rect = rectOf(piece, rows)
    const words = piece === laid.main && laid.isInside ? laid.words : continued(laid, piece, rows.unit)
    return [
      cells(rect, paint),
      ...place(words, rect),
      ...initialIn(laid, piece, { rect, isFocus: sheet.isFocus(laid.field) }),
    ]
  })
  sheet.put(laid.field, drawn)
}

/** The first letter of a single unit whose name is below: it tells neighbors apart in the row, as in the figures of RFCs. */
const initialIn = (
  { field, main, isInside }: LaidField,
  piece: FieldPiece,
  { rect, isFocus }: { rect: Rect; isFocus: boolean },
): Text[] => {
  if (isInside || piece !== main || piece.size > 1 || field.name === undefined || rect.w < 20) return []
  const as = focusable('note', isFocus)
  return [lineOfText(Array.from(field.name)[0] ?? '', { ...centerOf(rect), as, align: 'middle' })]
}

const rectOf = ({ row, rows, from, size: units }: FieldPiece, { unit, tops }: Rows): Rect => {
  const top = tops[row] ?? 0
  return { x: size.offsets + from * unit, y: top, w: units * unit, h: (tops[row + rows - 1] ?? top) + size.row - top }
}

/** What stands in the pieces after the one with the words. */
const continued = ({ field, pieces, main }: LaidField, piece: FieldPiece, unit: number): Block => {
  if (field.name === undefined || pieces.indexOf(piece) <= pieces.indexOf(main)) return block([])
  const words = [`${field.name}, continued`, `… ${field.name}`, '…'].flatMap((text) =>
    (['note', 'small'] as const).map((as) => block([{ text, as }])),
  )
  return words.find(({ w }) => w <= piece.size * unit - 16) ?? block([])
}

type Rows = { unit: number; tops: number[] }

/** Unit numbers over the columns, and on the left the offset of each row in bytes. */
const drawRuler = (
  { unit: kind, width }: FieldsData,
  sheet: Sheet,
  { unit, tops, omitted }: Rows & { omitted: ReadonlySet<number> },
): void => {
  const step = [1, 2, 4, 8, 16].find((each) => each * unit >= 24) ?? 16
  const shown = Array.from({ length: width }, (_, index) => index).filter((index) => index % step === 0)
  sheet.put(
    '@ruler',
    shown.map((index) =>
      lineOfText(String(index), { x: size.offsets + (index + 0.5) * unit, y: 10, as: 'small', align: 'middle' }),
    ),
  )
  const bytes = kind === 'bit' ? width / 8 : width
  const counted = lineOfText(kind, { x: size.offsets - 8, y: 10, as: 'small', align: 'end' })
  if (kind === 'char' || !Number.isInteger(bytes) || tops.length < 2) {
    sheet.put('@offsets', [counted])
    return
  }
  sheet.put('@offsets', [
    lineOfText('byte', { x: 0, y: 10, as: 'small' }),
    // Columns and rows count different units only where fields are bits.
    ...(kind === 'bit' ? [counted] : []),
    ...tops.flatMap((top, row) =>
      omitted.has(row) ? [] : [lineOfText(String(row * bytes), { x: 0, y: top + size.row / 2, as: 'tick' })],
    ),
  ])
}
