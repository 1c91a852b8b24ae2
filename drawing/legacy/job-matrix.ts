/**
 * A small matrix of jobs: one cell for each row and column, heads at the left and on top.
 */
import type { Element } from '../../src/scene/scene.ts'
import { centredBaseline, label, mustFit, type Rect } from './label.ts'
import { box, text } from './primitives.ts'

/** `x`, `y` is the top left corner of the row heads; column heads stand in the 24 px above it. */
export type JobMatrix = {
  x: number
  y: number
  columns: readonly string[]
  rows: readonly { head: string; cells: readonly string[] }[]
}

const headWidth = 64
const cell = { w: 56, h: 32, gap: 8 }
const size = 14

/** The rectangle of one cell. */
export const cellAt = ({ x, y }: JobMatrix, row: number, column: number): Rect => ({
  x: x + headWidth + column * (cell.w + cell.gap),
  y: y + row * (cell.h + cell.gap),
  w: cell.w,
  h: cell.h,
})

/** Heads in muted words, cells with what each job reports, in mono. */
export const jobMatrix = (matrix: JobMatrix): Element[] => {
  const heads = matrix.columns.map((head, column) => {
    const { x, w } = cellAt(matrix, 0, column)
    return text(x + w / 2, matrix.y - 12, head, { size, fill: 'muted', align: 'middle' })
  })
  const rows = matrix.rows.flatMap(({ head, cells }, row): Element[] => {
    mustFit({ text: head, size }, headWidth - 4)
    const baseline = centredBaseline(matrix.y + row * (cell.h + cell.gap) + cell.h / 2, size)
    const drawn = cells.flatMap((words, column): Element[] => {
      const rect = cellAt(matrix, row, column)
      return [box(rect.x, rect.y, rect.w, rect.h), ...label(rect, [{ text: words, size, mono: true }])]
    })
    return [text(matrix.x, baseline, head, { size, fill: 'muted' }), ...drawn]
  })
  return [...heads, ...rows]
}
