/**
 * Registers: rows of words and small drawings in columns, with a title over them, beside or below a picture.
 */
import { sum } from 'd3-array'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, lineOfText, place, tinted } from '../block.ts'
import { path } from '../primitives.ts'
import { up } from '../rect.ts'
import type { Sheet, Source } from '../sheet.ts'
import { focusBand } from './focus-band.ts'

/** What a row has in a column: words, or what is drawn from the middle of its first line to the right. */
export type RegisterCell = Block | ((at: Point) => Element[])

/** A row of an item of the data, or of a name for the sheet. */
export type RegisterRow = { source: Source; cells: RegisterCell[] }

/**
 * Where a register is: its left top corner, how far its title is indented past what is drawn before it, where each column begins (from `x`), and the padding above and below the words of
 * a row; the columns `ends` end there instead, as numbers do. With a width `w`, there is a line under the title and a hairline under each row, and rows in focus have a band.
 */
export type RegisterOptions = {
  x: number
  y: number
  title: string
  indent?: number
  columns: number[]
  ends?: readonly number[]
  padding: number
  w?: number
}

/** The height of the title and its middle, and the middle of a row's first line from its top. */
const size = { title: 32, middle: 12, line: 9 }

/** Draws a register; gives where its last row ends. */
export function drawRegister(rows: RegisterRow[], options: RegisterOptions, sheet: Sheet): number {
  const { x, y, title, indent = 0, columns, ends = [], padding, w } = options
  const rule = (top: number): string => `M ${x} ${top} H ${x + (w ?? 0)}`
  sheet.put(`@${title}`, [
    lineOfText(title, { x: x + indent, y: y + size.middle, as: 'head' }),
    ...(w === undefined ? [] : [path(rule(y + size.title))]),
  ])
  const rules: string[] = []
  let top = y + size.title
  for (const { source, cells } of rows) {
    const h = rowHeight(cells, padding)
    const isFocus = w !== undefined && typeof source === 'object' && sheet.isFocus(source)
    if (isFocus) sheet.tint(source, focusBand({ x, y: top, w, h }))
    const spots = columns.map((left) => ({ x: x + left, y: top + padding, w: 0, h: 0 }))
    sheet.put(
      source,
      cells.flatMap((cell, index) => {
        const [spot, align] = [
          spots[index] ?? { x, y: top, w: 0, h: 0 },
          ends.includes(index) ? 'end' : 'start',
        ] as const
        return drawCell(cell, spot, { align, isFocus })
      }),
    )
    top += h
    rules.push(rule(top))
  }
  if (w !== undefined) sheet.put(`@${title} rules`, [path(rules.join(' '), { stroke: 'rule' })], 'rule')
  return top
}

const rowHeight = (cells: readonly RegisterCell[], padding: number): number =>
  up(Math.max(2 * size.line, ...cells.map(heightOf)) + 2 * padding, 4)

/** How high the rows of a register are together. */
export const rowsHeight = (rows: readonly RegisterRow[], padding: number): number =>
  sum(rows, ({ cells }) => rowHeight(cells, padding))

const heightOf = (cell: RegisterCell): number => (typeof cell === 'function' ? 0 : cell.h)

/** Muted words would be too pale on the band. */
const drawCell = (
  cell: RegisterCell,
  spot: Rect,
  { align, isFocus }: { align: 'start' | 'end'; isFocus: boolean },
): Element[] =>
  typeof cell === 'function'
    ? cell({ x: spot.x, y: spot.y + size.line })
    : place(isFocus ? tinted(cell, 'ink') : cell, spot, { align, valign: 'top' })
