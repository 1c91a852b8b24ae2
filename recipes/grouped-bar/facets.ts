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

/** Marks in a band of x, of y, or in the cell of both; what is written at their axis belongs to `source`. */
export type Facet = { source: Source; x?: number; y?: number; marks: ChartMark[] }

/**
 * Facets with one scale for all, or each with its own along x if `areOwn`: those in bands of x have an axis x of their own, those in bands of y an axis y, and a
 * direction without an axis of its own keeps that of the plot. Words beside a facet's marks take up some of its width.
 */
export const facets = (
  all: Facet[],
  axes: { x?: AxisPlanner; y?: AxisPlanner; areOwn?: boolean | undefined },
): ChartMark => ({
  draw: (frame) => {
    const marks = all.flatMap((facet) => facet.marks)
    const planX = (of: ChartMark[]) => axes.x?.(of.flatMap((mark) => mark.x ?? []))
    const [shared, y] = [planX(marks), axes.y?.(marks.flatMap((mark) => mark.y ?? []))]
    const [left, right] = [sideWidth(marks, 'left'), sideWidth(marks, 'right')]
    for (const facet of all) {
      const cell = cellOf(frame, facet)
      const x = axes.areOwn === true ? planX(facet.marks) : shared
      const w = cell.w - left - right
      const room =
        x === undefined
          ? { left: 0, right: 0, top: 0 }
          : reachBeyond(x, { width: w, marks: axes.areOwn === true ? facet.marks : marks })
      const area = { ...cell, x: cell.x + left + room.left, w: w - room.left - room.right }
      const inner = frame.within(area, {
        x: x?.scale(area.x, rightOf(area)) ?? frame.x,
        y: y?.scale(area.y + area.h, area.y) ?? frame.y,
        room,
      })
      if (x !== undefined) drawAxis(inner, x, facet.source)
      for (const mark of facet.marks) mark.draw?.(inner)
      drawSides(inner, facet.marks, { areNear: true })
    }
  },
})

/** A band of x is as high as the plot, a band of y as wide. */
const cellOf = (frame: Frame, { x, y }: Facet) => {
  const { area } = frame
  const band = rectOf(frame, { x: x ?? 0, y: y ?? 0 })
  return {
    ...(x === undefined ? { x: area.x, w: area.w } : { x: band.x, w: band.w }),
    ...(y === undefined ? { y: area.y, h: area.h } : { y: band.y, h: band.h }),
  }
}

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
