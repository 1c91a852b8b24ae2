/**
 * Rows of cells: cells of one size, in groups that stay whole, on as few lines as fit on the page, with words in each cell
 * and above it.
 */

import { lineOfText, widthOf } from '../../drawing/block.ts'
import { cells as outlines } from '../../drawing/grid/cells.ts'
import { type WordCellLook, wordCell } from '../../drawing/grid/word-cell.ts'
import { line } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet, type Source } from '../../drawing/sheet.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'

/** A cell: its words (none leave its place free), the words above it, and above those what its group is called, if it begins one. */
export type RowCell = { source: Source; words: string; above?: string; group?: string | undefined; look?: WordCellLook }

/**
 * How high cells are; how many make a group (all of them unless given), and what is free below each line, which has the cells
 * from one to before another (nothing unless given). Lengths are pixels; groups have none between them, so that lengths
 * over cells compare.
 */
export type CellRowsOptions = { h: number; group?: number; below?: LineBelow }

type LineBelow = (from: number, to: number) => number

/** Beside words; the baselines of words above cells and of names of groups, and where their lines begin, from the cells. */
const size = { beside: 16, above: 12, name: 42, line: 52 }
const nameStyle: TypeStyle = { size: 12, mono: true, fill: 'muted' }

/** Draws rows of cells; gives where these are. Accented outlines lie over their neighbors', tints are one ground. */
export function drawCellRows(cells: RowCell[], options: CellRowsOptions, sheet: Sheet): Rect[] {
  const w = leastWidth(cells, options.group ?? cells.length)
  const rects = layCells(cells.length, { ...options, w })
  const tinted = rects.filter((_, index) => cells[index]?.look?.fill === 'soft')
  if (tinted.length > 0) sheet.put('@tint', [outlines(tinted, { fill: 'soft', stroke: 'none' })], 'ground')
  cells.forEach(({ source, words, look = {}, ...over }, index) => {
    const rect = rects[index] ?? { x: 0, y: 0, w, h: 0 }
    const own = look.fill === 'soft' ? { ...look, fill: 'none' as const } : look
    sheet.put(
      source,
      [...wordsOver(over, rect), ...(words === '' ? [] : wordCell(rect, words, own))],
      look.stroke === 'accent' ? 'over' : 'mark',
    )
    const { x, y } = rect
    if (over.group !== undefined) sheet.put(source, [line(x, y - size.line, x, y, { stroke: 'muted' })])
  })
  return rects
}

const leastWidth = (cells: RowCell[], group: number): number => {
  const needed = cells.map(({ words, above = '', look, group: name = '' }) =>
    Math.max(
      widthOf(words, look?.as ?? 'code') + size.beside,
      widthOf(above, 'small') + size.beside,
      (widthOf(name, nameStyle) + size.beside) / group,
    ),
  )
  return up(Math.max(...needed), 4)
}

const wordsOver = ({ above, group }: Pick<RowCell, 'above' | 'group'>, { x, y, w }: Rect): Element[] => [
  ...(group === undefined ? [] : [lineOfText(group, { x: x + 8, y: y - size.name, as: nameStyle })]),
  ...(above === undefined
    ? []
    : [lineOfText(above, { x: x + w / 2, y: y - size.above, as: 'small', align: 'middle' })]),
]

/**
 * The places of so many cells. Lines have as many groups as each other where that does not make them much shorter: a short
 * last one would leave the page half empty, and a prime number of groups would make each a line.
 */
const layCells = (count: number, { w, h, group = count, below = () => 0 }: CellRowsOptions & { w: number }): Rect[] => {
  const groups = Math.ceil(count / group)
  const isOneLine = count * w <= room.w
  const fit = isOneLine ? groups : Math.max(1, Math.floor(room.w / (group * w)))
  const even = divisorUpTo(fit, groups)
  const perLine = 2 * even >= fit ? even : Math.ceil(groups / Math.ceil(groups / fit))
  const tops = [0]
  for (let from = 0; from < count; from += perLine * group)
    tops.push((tops.at(-1) ?? 0) + h + below(from, Math.min(count, from + perLine * group)))
  return Array.from({ length: count }, (_, index) => {
    const own = Math.floor(index / group)
    const x = ((own % perLine) * group + (index % group)) * w
    return { x, y: tops[Math.floor(own / perLine)] ?? 0, w, h }
  })
}

/** The greatest number up to `most` that divides another. */
const divisorUpTo = (most: number, whole: number): number => (whole % most === 0 ? most : divisorUpTo(most - 1, whole))
