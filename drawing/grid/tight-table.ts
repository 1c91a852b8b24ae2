/**
 * Tables that have more cells than a scene has elements, or are higher than one: their first rows.
 */
import { limits } from '../../src/scene/limits.ts'
import type { TableData } from '../data/table.ts'
import { layTable, type TableLayout, type TableRoom } from './table-layout.ts'

/** So many elements are for the heading, the key and the frame; so many pixels too. */
const around = { elements: 50, pixels: 320 } as const

/** The most elements of all marks of a kind in a row with their grounds, of a chip beside its words, and of a group's heading. */
const size = { marks: { full: 2, partial: 3, none: 1 }, chip: 1, heading: 2 } as const

/** The rows that fit, laid out, and how many do not; one at least is shown. */
export function tightTable(all: TableData, room: TableRoom): { data: TableData; laid: TableLayout; hidden: number } {
  const { words, heights, headHeight } = layTable(all, room)
  let [elements, height, shown] = [around.elements, around.pixels + headHeight, 0]
  for (const [index, row] of words.entries()) {
    elements += 1 + row.reduce((sum, { lines }) => sum + lines.length, extraOf(all, index))
    height += heights[index] ?? 0
    if (shown > 0 && (elements > limits.elements || height > limits.canvas.max)) break
    shown++
  }
  const data = { ...all, rows: all.rows.slice(0, shown) }
  return { data, laid: layTable(data, room), hidden: all.rows.length - shown }
}

/** What a row has beside its words: chips, marks, and the heading of a group that it may begin. */
const extraOf = ({ columns, rows }: TableData, index: number): number => {
  const row = rows[index]
  const chips = columns.filter(({ kind }) => kind === 'chip').length
  const marks = new Set(row?.values.flatMap(({ value }, at) => (columns[at]?.kind === 'mark' ? [value] : [])))
  const shared = Object.entries(size.marks).reduce((sum, [mark, each]) => sum + (marks.has(mark) ? each : 0), 0)
  return chips * size.chip + shared + (row?.group === undefined ? 0 : size.heading)
}
