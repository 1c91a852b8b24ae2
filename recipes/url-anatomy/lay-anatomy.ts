/**
 * Where the parts of a URL go: columns for the words of three vocabularies, and right of them one column for each
 * character of the URL, the same in every row.
 */
import { type Block, block, widthOf } from '../../drawing/block.ts'
import { rows, up } from '../../drawing/rect.ts'
import { room } from '../../drawing/sheet.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { textWidth } from '../../src/text/measure.ts'
import type { UrlPart } from './url.ts'

/** A part that may be in focus. */
export type DrawnPart = UrlPart & { isFocus: boolean }

/** Everything across: the left edges of the columns, of the characters by their number, and the whole width. */
export type Across = { columns: number[]; left: number; w: number; style: TypeStyle; at: (character: number) => number }

/** Free pixels: at the left edge, between columns (less where a URL is long), above and below the words of a row. */
export const gap = { beside: 16, columns: 16, tight: 10, row: 9 } as const

/** The heads of the columns; the last is only for requests of HTTP. */
export const heads = ['RFC 3986', 'URL API', 'HTTP/2'] as const

/** Wider properties wrap; the least width of the characters' column, and of the drawing that is not widened. */
const [widest, least, usual] = [92, 320, 880]

/** The term of a part, its property, and the field that carries it. */
export const cellOf = ({ name, property, sent, isFocus }: DrawnPart, column: number): Block => {
  if (column === 0) return block([{ text: name, as: isFocus ? { size: 14, bold: true, fill: 'accent' } : 'item' }])
  if (column === 1) return block([{ text: property, as: 'code' }], widest)
  return block([{ text: sent ?? 'not sent', as: sent === undefined ? 'label' : 'code' }])
}

/** Columns as wide as their words; the URL as large as there is room for. The last column gives way to a very long one. */
export const layAcross = (url: string, parts: DrawnPart[], columns: number): Across => {
  const laid = layColumns(url, parts, columns)
  return laid.w > room.w ? layColumns(url, parts, 2) : laid
}

const layColumns = (url: string, parts: DrawnPart[], columns: number): Across => {
  const widths = heads
    .slice(0, columns)
    .map((head, column) => Math.max(widthOf(head, 'small'), ...parts.map((part) => cellOf(part, column).w)))
  const layAt = (size: TypeStyle['size'], between: number): Across => {
    const style = { size, mono: true } as const
    const edges = widths.map((_, column) => widths.slice(0, column).reduce((sum, w) => sum + w + between, gap.beside))
    const left = up(
      widths.reduce((sum, w) => sum + w + between, gap.beside),
      4,
    )
    const at = (character: number): number => left + Math.round(character * textWidth('0', style))
    return { columns: edges, left, w: up(Math.max(at(url.length) + gap.tight, left + least)), style, at }
  }
  const sizes = ([20, 16, 14, 12] as const).map((size) => layAt(size, gap.columns))
  const fits = (most: number) => sizes.find(({ w }) => w <= most)
  return fits(usual) ?? fits(room.w) ?? layAt(12, gap.tight)
}

/** The muted words under the cells of a part. */
export const noteOf = ({ note }: DrawnPart, { left }: Across): Block =>
  block([{ text: note, as: 'small' }], left - 2 * gap.beside)

/** How high the words over the note are. */
export const cellsHeight = (part: DrawnPart, { columns }: Across): number =>
  Math.max(...columns.map((_, column) => cellOf(part, column).h))

/** A row for each part, as high as its words, from `top` down. */
export const layRows = (parts: DrawnPart[], top: number, across: Across): Rect[] =>
  rows(
    { x: 0, y: top, w: across.w, h: 0 },
    parts.map((part) => up(cellsHeight(part, across) + noteOf(part, across).h + 2 * gap.row)),
  )
