/**
 * Narrow fields enlarged: a strip below their row, as wide as all rows, with room for the name and note of each.
 */

import { type Block, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { band } from '../../drawing/fills.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { path } from '../../drawing/primitives.ts'
import { columns, up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateFill } from '../../drawing/state-sign.ts'
import { type Role, roles } from '../../drawing/type.ts'
import { bottomOf, type Rect, rightOf } from '../../src/geometry/rect.ts'
import { type LaidField, nameOf } from './field-layout.ts'

/** Heights of the funnel from row to strip, of the numbers over words, and of padding below the strip; padding in a cell, its least width; the grid that its width is on; from the edges of the rows, where that is free. */
const size = { funnel: 40, numbers: 28, below: 16, padding: 8, cell: 88, grid: 4, inset: 16 }

/** The strip of some fields: its cells with their words, how far it is set in from the rows, and its height with funnel and padding. */
export type Zoom = {
  items: { laid: LaidField; words: Block; w: number }[]
  inset: number
  h: number
  bottom: number
}

/** The strip of neighboring fields with notes; undefined where they are not neighbors, or too many for `w` pixels. */
export function layZoom(below: LaidField[], w: number): Zoom | undefined {
  const ordered = below.toSorted((a, b) => a.main.from - b.main.from)
  const areNeighbors = ordered.every(({ main }, index) => {
    const before = ordered[index - 1]?.main
    return before === undefined || before.from + before.size === main.from
  })
  // Equal fields have equal cells; what does not divide is free on both sides.
  const cell = [w - 2 * size.inset, w]
    .map((room) => Math.floor(room / Math.max(1, below.length) / size.grid) * size.grid)
    .find((each) => each >= size.cell)
  if (below.length < 3 || !areNeighbors || cell === undefined) return undefined
  const items = ordered.map((laid) => ({ laid, words: wordsOf(laid, cell - 2 * size.padding), w: cell }))
  const fits = (words: string | undefined, as: Role): boolean =>
    (words ?? '').split(' ').every((word) => widthOf(word, as) <= cell - 2 * size.padding)
  const isUnbroken = below.every(({ field }) => fits(nameOf(field), 'name') && fits(field.note, 'label'))
  const h = up(size.numbers + Math.max(...items.map(({ words }) => words.h)) + size.padding)
  const inset = (w - cell * items.length) / 2
  return isUnbroken ? { items, inset, h, bottom: size.funnel + h + size.below } : undefined
}

const wordsOf = ({ field }: LaidField, w: number): Block =>
  block(
    [
      { text: nameOf(field), as: { ...roles.name, ...stateFill(field) } },
      { text: field.value, as: 'code' },
      { text: field.note, as: 'label', gap: 4 },
    ],
    w,
  )

/** Draws the strip under the row that ends at `y`; `from` has the left edges of the first field and of the rows. */
export const drawZoom = (
  { items, inset, h }: Zoom,
  sheet: Sheet,
  { y, left, unit }: { y: number; left: number; unit: number },
): void => {
  const [first, last] = [items[0]?.laid.main, items.at(-1)?.laid.main]
  if (first === undefined || last === undefined) return
  const top = y + size.funnel
  const rects = columns(
    { x: left + inset, y: top, w: 0, h },
    items.map(({ w }) => w),
  )
  const [from, to] = [left + first.from * unit, left + (last.from + last.size) * unit]
  const right = rightOf(rects.at(-1) ?? { x: left, y, w: 0, h })
  const start = left + inset
  const funnel = path(`M ${from} ${y} L ${start} ${top} H ${right} L ${to} ${y} Z`, band)
  const sides = path(`M ${from} ${y} L ${start} ${top} M ${to} ${y} L ${right} ${top}`)
  sheet.put(`@zoom-${first.row}-${first.from}`, [funnel, sides], 'rule')
  for (const [index, { laid, words }] of sheet.focusLast(items.entries(), ([, each]) => each.laid.field)) {
    const rect = rects[index] ?? { x: left, y: top, w: 0, h }
    sheet.put(laid.field, drawCell(laid, { rect, words, isFocus: sheet.isFocus(laid.field) }), 'line')
  }
}

const drawCell = ({ main }: LaidField, { rect, words, isFocus }: { rect: Rect; words: Block; isFocus: boolean }) => {
  const numbers = main.size === 1 ? String(main.from) : `${main.from}–${main.from + main.size - 1}`
  const inner = { ...rect, y: rect.y + size.numbers, h: bottomOf(rect) - rect.y - size.numbers }
  return [
    cells(rect, isFocus ? emphasis.soft : {}),
    lineOfText(numbers, {
      x: rect.x + rect.w / 2,
      y: rect.y + size.numbers / 2 + 2,
      as: 'small',
      align: 'middle',
    }),
    ...place(words, inner, { valign: 'top' }),
  ]
}
