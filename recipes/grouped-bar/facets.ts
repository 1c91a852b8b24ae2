/**
 * Facets: marks in cells of a plot on scales of their own, as small multiples have them.
 */

import { place } from '../../drawing/block.ts'
import { levelLabels, type TickLabel, tickGap } from '../../drawing/chart/axis.ts'
import { rectOf } from '../../drawing/chart/bar.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import { type ChartMark, half } from '../../drawing/chart/mark.ts'
import { reachBeyond } from '../../drawing/chart/plot-width.ts'
import type { AxisPlan, AxisPlanner } from '../../drawing/chart/scale.ts'
import { drawSides, sideWidth } from '../../drawing/chart/side-words.ts'
import { path } from '../../drawing/primitives.ts'
import type { Source } from '../../drawing/sheet.ts'
import { rightOf } from '../../src/geometry/rect.ts'

/** Marks in a band of x; what is written at their axis belongs to `source`. */
export type Facet = { source: Source; x: number; marks: ChartMark[] }

/**
 * Facets side by side, each with an axis x and the plot's axis y: one scale for all, or each with its own if `areOwn`. Words
 * beside a facet's marks take up some of its width.
 */
export const facets = (all: Facet[], axes: { x: AxisPlanner; areOwn?: boolean }): ChartMark => ({
  draw: (frame) => {
    const marks = all.flatMap((facet) => facet.marks)
    const [left, right] = [sideWidth(marks, 'left'), sideWidth(marks, 'right')]
    const bands = all.map((facet) => ({ facet, band: rectOf(frame, { x: facet.x, y: 0 }) }))
    // Bands on whole pixels differ by one, and the room beside bars by what words would then take.
    const whole = Math.min(...bands.map(({ band }) => band.w))
    for (const { facet, band } of bands) {
      const scaled = axes.areOwn === true ? facet.marks : marks
      const x = axes.x(scaled.flatMap((mark) => mark.x ?? []))
      const w = whole - left - right
      const room = reachBeyond(x, { width: w, marks: scaled })
      const area = { ...frame.area, x: band.x + left + room.left, w: w - room.left - room.right }
      const inner = frame.within(area, { x: x.scale(area.x, rightOf(area)), y: frame.y, room })
      drawAxis(inner, x, facet.source)
      for (const mark of facet.marks) mark.draw?.(inner)
      drawSides(inner, facet.marks, { areNear: true })
    }
  },
})

/** The line that bars begin at, and under the facet ticks and what is written at them. */
const drawAxis = (frame: Frame, plan: AxisPlan, source: Source): void => {
  const { x: left, y, w, h } = frame.area
  const labels = levelLabels(plan, w)
  if (plan.grid.includes(plan.base ?? NaN)) {
    const base = Math.round(frame.x.at(plan.base ?? left))
    frame.rule(source, { x: base, y, x2: base, y2: y + h })
  }
  if (labels.length > 0) frame.put(source, [ticks(frame, labels), ...labels.flatMap(wordsUnder(frame))], 'rule')
}

const ticks = ({ x, area }: Frame, labels: TickLabel[]) =>
  path(labels.map(({ at }) => `M ${half(x.at(at))} ${area.y + area.h} v 4`).join(' '))

const wordsUnder =
  ({ x, area }: Frame) =>
  ({ at, words }: TickLabel) =>
    place(words, { x: half(x.at(at)), y: area.y + area.h + tickGap, w: 0, h: words.h })
