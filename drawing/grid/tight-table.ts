/**
 * Tables that have more cells than a scene has elements, or are higher than one: their first rows.
 */
import { limits } from '../../src/scene/limits.ts'
import type { TableColumn, TableData } from '../data/table.ts'
import { layTable, type TableLayout, type TableRoom } from './table-layout.ts'

/** So many elements are for the heading, the key and the frame; so many pixels too. */
const around = { elements: 50, pixels: 320 } as const

/** The most elements of a mark with its ground, and of a chip beside its words. */
const size = { mark: 4, chip: 1 } as const

/** The rows that fit, laid out, and how many do not; one at least is shown. */
export function tightTable(all: TableData, room: TableRoom): { data: TableData; laid: TableLayout; hidden: number } {
  const { words, heights, headHeight } = layTable(all, room)
  let [elements, height, shown] = [around.elements, around.pixels + headHeight, 0]
  for (const [index, row] of words.entries()) {
    // A row may begin a group, which has a heading.
    elements += row.reduce((sum, { lines }, at) => sum + lines.length + extraOf(all.columns[at]), 1)
    height += heights[index] ?? 0
    if (shown > 0 && (elements > limits.elements || height > limits.canvas.max)) break
    shown++
  }
  const data = { ...all, rows: all.rows.slice(0, shown) }
  return { data, laid: layTable(data, room), hidden: all.rows.length - shown }
}

const extraOf = (column: TableColumn | undefined): number =>
  column?.kind === 'mark' ? size.mark : column?.kind === 'chip' ? size.chip : 0
