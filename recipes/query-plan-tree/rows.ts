/**
 * Estimated and actual rows as two marks on one logarithmic scale, joined where they differ.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { markEntry } from '../../drawing/key.ts'
import { circle, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { IndentedRow } from '../../drawing/tree/indented.ts'
import { type Layout, size } from './layout.ts'
import { offWords, rowsShort, type Step } from './plan.ts'

/** Radius of a mark, free pixels beside it. */
const mark = { r: 6, beside: 14 }

/** Draws the marks of one step with their numbers, the factor between them where the estimate is wrong. */
export function drawRows(
  { node, y }: IndentedRow<Step>,
  { scale }: Layout,
  { sheet, isFocus }: { sheet: Sheet; isFocus: boolean },
): void {
  const middle = y + size.middle
  const [planned, found] = [scale.at(node.planned), scale.at(node.rows)]
  const [low, high] = [Math.min(planned, found), Math.max(planned, found)]
  const [less, more] = [Math.min(node.planned, node.rows), Math.max(node.planned, node.rows)]
  const off = offWords(node)
  const color = off === undefined ? 'muted' : 'ink'
  const numbers = off === undefined ? 'value' : 'item'
  const next = high + mark.beside + widthOf(rowsShort(more), 'item') + 12
  if (high - low > 2 * mark.r)
    sheet.put(node, [path(`M ${low + mark.r} ${middle} H ${high - mark.r}`, { stroke: color })], 'rule')
  sheet.put(node, [
    circle(planned, middle, mark.r, { fill: isFocus ? 'soft' : 'surface', stroke: color }),
    circle(found, middle, mark.r - 1, { fill: color, stroke: color }),
    ...(less < more
      ? [lineOfText(rowsShort(less), { x: low - mark.beside, y: middle, as: numbers, align: 'end' })]
      : []),
    lineOfText(rowsShort(more), { x: high + mark.beside, y: middle, as: numbers }),
    ...(off === undefined
      ? []
      : [lineOfText(off, { x: next, y: middle, as: { size: 14, bold: true, fill: 'negative' } })]),
  ])
}

/** The scale of rows, below all steps. */
export function drawRowsAxis({ rows, scale }: Layout, sheet: Sheet): void {
  const last = rows.at(-1)
  if (last === undefined) return
  const y = last.y + last.h + 8
  const [from = 1, to = 10] = [scale.ticks[0], scale.ticks.at(-1)]
  const ticks = scale.ticks.map((tick) => `M ${scale.at(tick)} ${y} v 6`).join(' ')
  sheet.put('@axis', [
    path(`M ${scale.at(from)} ${y} H ${scale.at(to)} ${ticks}`),
    ...scale.ticks.map((tick) =>
      lineOfText(rowsShort(tick), { x: scale.at(tick), y: y + 18, as: 'tick', align: 'middle' }),
    ),
  ])
}

/** What the marks mean. */
export function rowsKey(sheet: Sheet): void {
  sheet.key(markEntry('Estimated rows', ({ x, y }) => circle(x, y, mark.r, { fill: 'surface', stroke: 'muted' })))
  sheet.key(markEntry('Actual rows', ({ x, y }) => circle(x, y, mark.r - 1, { fill: 'muted', stroke: 'muted' })))
}
