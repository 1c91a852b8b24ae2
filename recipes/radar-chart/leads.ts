/**
 * Who is ahead: on each spoke a bar from the best score down to the next one, in the look of the leader.
 */

import { sum } from 'd3-array'
import { path } from '../../drawing/primitives.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Path } from '../../src/scene/scene.ts'

/** The score of one candidate on a spoke, and its color. */
export type Score = BarLook & { value: number }

type BarLook = { stroke: Color }

/** The scores of a candidate, in the order of the spokes. */
type Scores = { values: readonly { value: number | null }[] }

/** Half the width of a bar, in pixels. */
const thick = 3

/** Whether no score of a candidate is missing. */
export const isScored = ({ values }: Scores): boolean => values.every(({ value }) => value !== null)

/** All scores of a candidate together. */
export const totalOf = ({ values }: Scores): number => sum(values, ({ value }) => value ?? 0)

/** By how much one candidate is ahead on a spoke. */
export type Lead = { spoke: number; value: number }

/** By how much each of two candidates is ahead of the other, where it is, in the order of the spokes. */
export const leadsOf = (a: Scores, b: Scores): [Lead[], Lead[]] => {
  const ahead = (one: Scores, other: Scores): Lead[] =>
    one.values
      .map((own, spoke) => ({ spoke, value: (own.value ?? 0) - (other.values[spoke]?.value ?? 0) }))
      .filter(({ value }) => value > 0)
  return [ahead(a, b), ahead(b, a)]
}

/** The best score and the next one, if one candidate alone is ahead. */
export function leadOf(scores: readonly Score[]): (BarLook & { from: number; to: number }) | undefined {
  const [best, next] = scores.toSorted((a, b) => b.value - a.value)
  if (best === undefined || next === undefined || best.value === next.value) return undefined
  return { from: next.value, to: best.value, stroke: best.stroke }
}

/** A bar along a spoke from one point to another. */
export const leadBar = (from: Point, to: Point, { stroke }: BarLook): Path => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [dx, dy] = [(-(to.y - from.y) / length) * thick, ((to.x - from.x) / length) * thick]
  const corners = [
    [from.x + dx, from.y + dy],
    [to.x + dx, to.y + dy],
    [to.x - dx, to.y - dy],
    [from.x - dx, from.y - dy],
  ]
  return path(
    `M ${corners.map((corner) => corner.map((each) => Math.round(each * 10) / 10).join(' ')).join(' L ')} Z`,
    { fill: stroke, stroke: 'none' },
  )
}
