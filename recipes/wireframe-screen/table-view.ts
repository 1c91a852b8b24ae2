/**
 * A table on a screen: its name, its columns, its rows with lines between them.
 */
import { type Block, block, place } from '../../drawing/block.ts'
import { dividers } from '../../drawing/grid/cells.ts'
import { box } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Widget } from './form.ts'
import type { View } from './widgets.ts'

/** Pixels: air beside the words of a cell, over and under them, the height of the table's name. */
const air = { beside: 12, row: 7, name: 24 }

/** A table `w` pixels wide: its columns share what their words leave over, or wrap. */
export function tableView({ name, columns = [], rows = [] }: Widget, w: number): View {
  const heads = columns.map((column) => block([{ text: column, as: 'note' }]))
  const widths = widthsOf(
    columns.map(
      (_, index) =>
        Math.max(heads[index]?.w ?? 0, ...rows.map((row) => block([{ text: row[index], as: 'label' }]).w)) +
        2 * air.beside,
    ),
    w,
  )
  const cellsOf = (row: readonly string[], as: 'note' | 'label'): Block[] =>
    row.map((text, index) => block([{ text, as }], (widths[index] ?? 0) - 2 * air.beside))
  const words = [cellsOf(columns, 'note'), ...rows.map((row) => cellsOf(row, 'label'))]
  const heights = words.map((row) => up(Math.max(32, ...row.map(({ h }) => h + 2 * air.row))))
  const h = heights.reduce((sum, each) => sum + each, 0)
  return {
    h: air.name + h,
    body: h,
    draw: ({ x, y }, isFocus) => {
      const frame = { x, y: y + air.name, w, h }
      const inner = dividers(frame, { rows: heights })
      return [
        ...place(block([{ text: name, as: 'head' }]), { x, y, w, h: 18 }, { align: 'start' }),
        box(frame.x, frame.y, w, h, isFocus ? { fill: 'soft', stroke: 'accent' } : {}),
        ...(inner === undefined ? [] : [inner]),
        ...words.flatMap((row, number) => {
          const top = frame.y + sum(heights.slice(0, number))
          return row.flatMap((each, index) =>
            place(
              each,
              { x: x + sum(widths.slice(0, index)) + air.beside, y: top, w: 0, h: heights[number] ?? 0 },
              { align: 'start' },
            ),
          )
        }),
      ]
    },
  }
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

/** Each as wide as its words and an equal part of the rest; where there is none, wide ones give way to narrow ones. */
const widthsOf = (natural: number[], w: number): number[] => {
  const rest = w - sum(natural)
  if (rest >= 0) return natural.map((own) => own + rest / natural.length)
  const fair = w / natural.length
  const narrow = natural.filter((own) => own <= fair)
  const share = (w - sum(narrow)) / Math.max(1, natural.length - narrow.length)
  return natural.map((own) => (own <= fair ? own : share))
}
