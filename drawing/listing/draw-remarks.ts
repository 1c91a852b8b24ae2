/**
 * The callouts and edges of a listing as remarks: which rows they are about, their words, their leaders.
 */

import type { Color } from '../../src/scene/limits.ts'
import { textWidth } from '../../src/text/measure.ts'
import { block } from '../block.ts'
import type { ListingData, ListingEdge } from '../data/listing.ts'
import { linesWith } from '../data/quotes.ts'
import { easyWidth } from '../draw-options.ts'
import { up } from '../rect.ts'
import type { Sheet } from '../sheet.ts'
import { focusable } from '../type.ts'
import type { LaidPanel, LaidRow } from './panel.ts'
import {
  channelOf,
  drawRemark,
  inRowOrder,
  placeRemarks,
  type RowEnd,
  remarkWidth,
  type SideRemark,
} from './remarks.ts'

/** A row, and which of its lines has the quote that it is found by. */
type QuotedRow = { row: LaidRow; line: number }

/** A remark, the item of the data it comes from, and the rows of the first and the second panel it is about. */
type Sourced = { item: object; words: SideRemark['words']; stroke: Color | undefined; rows: (QuotedRow | undefined)[] }

/** Remarks with their words wrapped; `w` is the width of the widest in pixels. */
export type Remarks = { list: Sourced[]; w: number }

/** `width` is what panels and remarks may take together, in pixels. */
type Options = { laid: LaidPanel[]; sheet: Sheet; width: number }

/** The remarks of a listing, as wide as the panels leave room for. */
export function remarksOf({ callouts = [], edges }: ListingData, { laid, sheet, width }: Options): Remarks {
  const channel = channelOf(laid.length)
  const panels = laid.reduce((sum, { w }) => sum + w + channel, 0)
  // Within a usual page where that is enough for words, else as far as there is room.
  const least = laid.length > 1 ? remarkWidth.narrow : remarkWidth.least
  const rest = Math.min(width, easyWidth) - panels >= least ? Math.min(width, easyWidth) - panels : width - panels
  const most = Math.min(laid.length > 1 ? remarkWidth.between : remarkWidth.most, rest)
  const source = (item: { text: string }, rows: Sourced['rows']): Sourced => {
    const isFocus = rows.some((each) => each !== undefined && sheet.isFocus(each.row.row.line))
    const words = block([{ text: item.text, as: focusable('label', isFocus) }], most)
    return { item, words, rows, stroke: isFocus ? 'accent' : undefined }
  }
  const list = [
    ...callouts.map((item) =>
      source(
        item,
        laid.map((panel) => rowWith(panel, item.on)),
      ),
    ),
    ...edges.map((item) => source(item, [rowWith(laid[0], item.from), rowWith(laid[1], item.to)])),
  ]
  return { list, w: up(Math.max(0, ...list.map(({ words }) => words.w))) }
}

const rowWith = (panel: LaidPanel | undefined, quote: string): QuotedRow | undefined => {
  const [line] = panel === undefined ? [] : linesWith([panel.panel], quote)
  const row = panel?.rows.find((each) => each.row.line === line)
  return row === undefined ? undefined : { row, line: lineWith(row.pieces, quote) }
}

/** Which line of a wrapped row has a quote, or its beginning; the last one where none is found as it is written. */
const lineWith = (pieces: readonly string[], quote: string): number => {
  for (const words of [quote, quote.replace(/^[+-]/, '').trim()])
    for (let length = words.length; length > 0; length--) {
      const part = words.slice(0, length).trimEnd()
      const at = pieces.findIndex((piece) => (length === words.length ? piece.includes(part) : piece.endsWith(part)))
      if (at >= 0 && part !== '') return at
    }
  return pieces.length - 1
}

type Drawn = { laid: LaidPanel[]; step: number; data: ListingData; sheet: Sheet }

/** Draws the remarks beside or between panels that stand `step` pixels apart. */
export const drawRemarks = ({ list, w }: Remarks, { laid, step, data, sheet }: Drawn): void => {
  const [first, second] = laid
  const left = first?.w ?? 0
  const column = {
    left,
    ...(second === undefined ? {} : { right: step }),
    from: 0,
    x: left + channelOf(laid.length),
    w,
  }
  const remarks = list.map((each) => ({
    ...each,
    left: rowEnd(each.rows[0], first, 0),
    right: rowEnd(each.rows[1], second, step),
  }))
  const { ordered, crosses } = inRowOrder(remarks)
  if (crosses)
    sheet.warn(
      firstCrossing(data.edges, remarks),
      'to',
      'its arrow crosses that of an earlier edge; put the lines in the same order',
    )
  const middles = placeRemarks(ordered, column)
  ordered.forEach((remark, index) => {
    sheet.put(remark.item, drawRemark(remark, middles[index] ?? 0, column), 'line')
  })
}

/** Where the quoted line of a row ends, and its middle. */
const rowEnd = (quoted: QuotedRow | undefined, panel: LaidPanel | undefined, x: number): RowEnd | undefined => {
  if (quoted === undefined || panel === undefined) return undefined
  const { row, line } = quoted
  const { style, pitch } = panel.setting
  return {
    x: Math.ceil(x + panel.codeX + textWidth(row.pieces[line] ?? '', style)) + 8,
    y: row.top + (line + 0.5) * pitch,
  }
}

const firstCrossing = (edges: ListingEdge[], remarks: (SideRemark & { item: object })[]): ListingEdge => {
  for (const [index, edge] of edges.entries()) {
    const some = new Set<object>(edges.slice(0, index + 1))
    if (inRowOrder(remarks.filter(({ item }) => some.has(item))).crosses) return edge
  }
  throw new Error('no edges cross')
}
