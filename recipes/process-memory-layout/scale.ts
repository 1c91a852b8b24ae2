/**
 * The whole span of addresses to scale: a bar with a mark for each group of segments, and a funnel from it to them.
 */
import { lineOfText } from '../../drawing/block.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { byteSize, groupsOf, shareOf, spanOf } from './addresses.ts'
import type { Row } from './draw.ts'

/** Widths of the bar and of the funnels; the thinnest mark, and how near marks may come before they are one. */
export const scaleSize = { bar: 32, funnel: 104, mark: 3, near: 6 }

/** Draws the bar as tall as the segments, and the funnels. */
export function drawScale(rows: Row[], sheet: Sheet): void {
  const [first, last] = [rows[0], rows.at(-1)]
  if (first === undefined || last === undefined) return
  const all = rows.map(({ segment }) => segment).toReversed()
  const [top, h] = [first.y, last.y + last.h - first.y]
  const at = (address: string): number => Math.round(top + (1 - shareOf(address, all)) * h)
  sheet.put('@scale', [
    cells({ x: 0, y: top, w: scaleSize.bar, h }),
    lineOfText(`${byteSize(spanOf(all))}, to scale`, { x: 0, y: 10, as: 'head' }),
  ])
  groupsOf(all, scaleSize.near / h).forEach((group, index) => {
    const shown = rows.filter(({ segment }) => group.includes(segment))
    const [above, below] = [shown[0], shown.at(-1)]
    if (above === undefined || below === undefined) return
    const from = Math.max(top, Math.min(at(above.segment.to), top + h - scaleSize.mark))
    const to = Math.max(from + scaleSize.mark, at(below.segment.from))
    const [left, right] = [scaleSize.bar, scaleSize.bar + scaleSize.funnel - 8]
    const [y, bottom] = [above.y, below.y + below.h]
    const funnel = `M ${left} ${from} L ${right} ${y} V ${bottom} L ${left} ${to} Z`
    sheet.put(`@group-${index}`, [path(funnel, { fill: 'rule', stroke: 'none' })], 'ground')
    const mark = { x: 0, y: from, w: left, h: to - from }
    sheet.put(`@group-${index}`, [cells(mark, { fill: 'ink', stroke: 'none' })], 'line')
  })
}
