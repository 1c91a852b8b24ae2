/**
 * The quadrants of a chart: where they meet, which points each holds, their names in the outer corners, and dots.
 */

import { block } from '../../drawing/block.ts'
import { dot } from '../../drawing/chart/dot.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import { type Mark, squarePath } from '../../drawing/chart/mark.ts'
import type { Point, PointsAxis, PointsData } from '../../drawing/data/points.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'

/** Where the quadrants meet: at the marks, or in the middle of what the axes show. */
const centerOf = ({ x, y, points, marks = [] }: PointsData): { x: number; y: number } => {
  const middle = ({ min, max }: PointsAxis, values: number[]): number =>
    ((min ?? Math.min(...values)) + (max ?? Math.max(...values))) / 2
  return {
    x:
      marks.find((mark) => mark.x !== undefined)?.x ??
      middle(
        x,
        points.map((point) => point.x),
      ),
    y:
      marks.find((mark) => mark.y !== undefined)?.y ??
      middle(
        y,
        points.map((point) => point.y),
      ),
  }
}

/** The points of each quadrant, in reading order; a point on a line is on its far side. */
export const quadrantsOf = (data: PointsData): Point[][] => {
  const center = centerOf(data)
  const isIn = (right: boolean, top: boolean) => (point: Point) =>
    point.x >= center.x === right && point.y >= center.y === top
  return [isIn(false, true), isIn(true, true), isIn(false, false), isIn(true, false)].map((test) =>
    data.points.filter(test),
  )
}

/** A soft ground under the first quadrant, an outline around all, and the names of all in their outer corners; nothing without names. */
export const quadrantNames = (data: PointsData): Mark => ({
  draw: (frame: Frame) => {
    if (data.quadrants === undefined) return
    const { area } = frame
    const center = centerOf(data)
    const [x, y] = [frame.x.at(center.x), frame.y.at(center.y)]
    const first = { x: area.x, y: area.y, w: x - area.x, h: y - area.y }
    frame.put(
      'quadrants',
      [path(squarePath(first), { fill: 'soft', stroke: 'none' }), path(squarePath(area), { stroke: 'rule' })],
      'ground',
    )
    data.quadrants.forEach((text, index) => {
      const [isRight, isTop] = [index % 2 === 1, index < 2]
      const w = (isRight ? area.x + area.w - x : x - area.x) - 16
      const words = block(
        [{ text, as: index === 0 ? 'item' : { size: 14, bold: true, fill: 'muted' } }],
        Math.max(48, w),
      )
      const rect = {
        x: isRight ? area.x + area.w - 8 - words.w : area.x + 8,
        y: isTop ? area.y + 6 : area.y + area.h - 6 - words.h,
        w: words.w,
        h: words.h,
      }
      frame.say('quadrants', [{ words, rect, align: isRight ? 'end' : 'start' }])
    })
  },
})

/** A dot with its name for each point; a name without a free place is a problem. */
export const dots = ({ points }: PointsData, sheet: Sheet): Mark[] =>
  points.map((point) => {
    const isFocus = sheet.isFocus(point)
    const stroke = isFocus ? 'accent' : (point.state ?? 'muted')
    const text = point.name === undefined ? undefined : `${stateSign(point)}${point.name}`
    const words = block([{ text, as: isFocus ? { size: 14, bold: true, fill: 'accent' } : 'label' }], 200)
    const orElse = () =>
      sheet.problem(point, 'name', 'has no free place beside its dot; shorten names or move points apart')
    return dot(point, point, { stroke, r: 6, words, orElse })
  })
