/**
 * Facets: marks in cells of a plot on scales of their own, as small multiples have them.
 */
import { bottomOf, type Rect, rightOf } from '../../src/geometry/rect.ts'
import { place } from '../block.ts'
import { path } from '../primitives.ts'
import type { Source } from '../sheet.ts'
import { type Label, levelLabels, tickGap } from './axis.ts'
import { rectOf } from './bar.ts'
import type { Frame } from './frame.ts'
import { drawHeads, headsOf } from './head-words.ts'
import { half, type Mark } from './mark.ts'
import { reachBeyond } from './plot-width.ts'
import type { Axis, Plan } from './scale.ts'
import { drawSides, sideWidth } from './side-words.ts'

/** Marks in a band of x, of y, or in the cell of both; what is written at their axis belongs to `source`. */
export type Facet = { source: Source; x?: number; y?: number; marks: Mark[] }

/**
 * Facets with one scale for all: those in bands of x have an axis x of their own, those in bands of y an axis y, and a
 * direction without an axis of its own keeps that of the plot. Words beside a facet's marks take up some of its width;
 * what is written at x is under the lowest.
 */
export const facets = (all: Facet[], axes: { x?: Axis; y?: Axis }): Mark => ({
  draw: (frame) => {
    const marks = all.flatMap((facet) => facet.marks)
    const [x, y] = [axes.x?.(marks.flatMap((mark) => mark.x ?? [])), axes.y?.(marks.flatMap((mark) => mark.y ?? []))]
    const [left, right] = [sideWidth(marks, 'left'), sideWidth(marks, 'right')]
    const lowest = Math.max(...all.map((facet) => facet.y ?? -1))
    for (const facet of all) {
      const cell = cellOf(frame, facet, lowest)
      const w = cell.w - left - right
      const room = x === undefined ? { left: 0, right: 0, top: 0 } : reachBeyond(x, { width: w, marks })
      const area = { ...cell, x: cell.x + left + room.left, w: w - room.left - room.right }
      const inner = frame.within(area, {
        x: x?.scale(area.x, rightOf(area)) ?? frame.x,
        y: y?.scale(area.y + area.h, area.y) ?? frame.y,
        room,
      })
      if (x !== undefined) drawBase(inner, x, facet.source)
      if (x !== undefined && (facet.y ?? -1) === lowest) drawTicks(inner, x, facet.source)
      if (y !== undefined && facet.y !== undefined) drawZero(inner, y, facet.source)
      for (const mark of facet.marks) mark.draw?.(inner)
      drawSides(inner, facet.marks)
      drawOver(inner, facet.marks)
    }
  },
})

/** A band of y is as wide as the plot, a band of x as high, or down to the lowest facet. */
const cellOf = (frame: Frame, { x, y }: Facet, lowest: number): Rect => {
  const { area } = frame
  const band = rectOf(frame, { x: x ?? 0, y: y ?? Math.max(0, lowest) })
  const h = lowest < 0 ? area.h : bottomOf(band) - area.y
  return {
    ...(x === undefined ? { x: area.x, w: area.w } : { x: band.x, w: band.w }),
    ...(y === undefined ? { y: area.y, h } : { y: band.y, h: band.h }),
  }
}

/** The line that bars begin at. */
const drawBase = (frame: Frame, { grid, base }: Plan, source: Source): void => {
  if (base === undefined || !grid.includes(base)) return
  const x = half(frame.x.at(base))
  frame.rule(source, { x, y: frame.area.y, x2: x, y2: frame.area.y + frame.area.h })
}

/** The line that lines and areas are measured from. */
const drawZero = (frame: Frame, { grid, base }: Plan, source: Source): void => {
  if (base === undefined || !grid.includes(base)) return
  const y = half(frame.y.at(base))
  frame.rule(source, { x: frame.area.x, y, x2: rightOf(frame.area), y2: y, stroke: 'rule' })
}

/** Labels over a facet, at the top of their rules. */
const drawOver = (frame: Frame, marks: Mark[]): void => {
  const over = marks.flatMap((mark) => mark.over ?? [])
  const words = over.map(({ at, words }) => ({ x: frame.x.at(at), w: words.w, h: words.h }))
  drawHeads(frame, over, headsOf(words, rightOf(frame.area)))
}

/** Ticks under the lowest facets, and what is written at them. */
const drawTicks = (frame: Frame, plan: Plan, source: Source): void => {
  const labels = levelLabels(plan, frame.area.w)
  if (labels.length > 0) frame.put(source, [ticks(frame, labels), ...labels.flatMap(wordsUnder(frame))], 'rule')
}

const ticks = ({ x, area }: Frame, labels: Label[]) =>
  path(labels.map(({ at }) => `M ${half(x.at(at))} ${area.y + area.h} v 4`).join(' '))

const wordsUnder =
  ({ x, area }: Frame) =>
  ({ at, words }: Label) =>
    place(words, { x: half(x.at(at)), y: area.y + area.h + tickGap, w: 0, h: words.h })
