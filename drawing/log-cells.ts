/**
 * Logs as rows of indexed cells on one column grid: rulers, stored entries, and the slots still empty.
 */
import type { Color } from '../src/scene/limits.ts'
import type { Element, Text } from '../src/scene/scene.ts'
import { type LabelLine, label, type Rect } from './label.ts'
import { box, text } from './primitives.ts'

/** A column grid in pixels: the left edge of index 1, the side of a cell, and the gap between cells. */
export type LogGrid = { x: number; cell: number; gap: number }

/** The left edge of the cell of an index, counted from 1. */
export const cellLeft = ({ x, cell, gap }: LogGrid, index: number): number => x + (index - 1) * (cell + gap)

/** The right edge of the cell of an index, counted from 1. */
export const cellRight = (grid: LogGrid, index: number): number => cellLeft(grid, index) + grid.cell

/** The rectangle of a cell in the row that starts at `y`. */
export const cellRect = (grid: LogGrid, y: number, index: number): Rect => ({
  x: cellLeft(grid, index),
  y,
  w: grid.cell,
  h: grid.cell,
})

/** One word over, or under, each column; `y` is the baseline. */
export const ruler = (
  grid: LogGrid,
  y: number,
  words: { text: string; size?: number; bold?: boolean; fill?: Color }[],
): Text[] =>
  words.map(({ text: word, ...look }, column) =>
    text(cellLeft(grid, column + 1) + grid.cell / 2, y, word, { size: 14, mono: true, align: 'middle', ...look }),
  )

/** What stands in one cell: `pending` cells are dashed and unfilled, `marked` ones have an ink outline. */
export type LogCell = { lines: LabelLine[]; pending?: boolean; marked?: boolean }

/** The cells of one log, index 1 first. */
export const logRow = (grid: LogGrid, y: number, cells: LogCell[]): Element[] =>
  cells.flatMap(({ lines, pending, marked }, column): Element[] => {
    const rect = cellRect(grid, y, column + 1)
    const look = pending ? ({ fill: 'none', dashed: true } as const) : marked ? ({ stroke: 'ink' } as const) : {}
    return [box(rect.x, rect.y, rect.w, rect.h, look), ...label(rect, lines)]
  })
