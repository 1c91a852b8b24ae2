/**
 * Quadrants: the plot area divided in four at a point, the first on a soft ground, each named in its outer corner.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import { block } from '../block.ts'
import { path } from '../primitives.ts'
import { columns, rows } from '../rect.ts'
import type { Frame } from './frame.ts'
import { type ChartMark, squarePath } from './mark.ts'

/** The names of four quadrants in reading order: top left, top right, bottom left, bottom right. */
export type QuadrantNames = [string, string, string, string]

/** From the sides of the plot area to a name, and the least width of a name before it wraps, in pixels. */
const [aside, inside, least] = [8, 6, 48]

/** The quadrants around a point, with their names from the field of the data named `quadrants`. */
export const quadrants = (center: { x: number; y: number }, names: QuadrantNames): ChartMark => ({
  draw: (frame) => {
    const rects = quadrantRects(frame, center)
    const [first] = rects
    const ground = first === undefined ? [] : [path(squarePath(first), { fill: 'soft', stroke: 'none' })]
    frame.put('quadrants', [...ground, path(squarePath(frame.area), { stroke: 'rule' })], 'ground')
    for (const [index, { x, y, w, h }] of rects.entries()) {
      const as = index === 0 ? 'item' : ({ size: 14, bold: true, fill: 'muted' } as const)
      const words = block([{ text: names[index], as }], Math.max(least, w - 2 * aside))
      const left = index % 2 === 0 ? x + aside : x + w - aside - words.w
      const top = index < 2 ? y + inside : y + h - inside - words.h
      const align = index % 2 === 0 ? 'start' : 'end'
      frame.say('quadrants', [{ words, rect: { x: left, y: top, w: words.w, h: words.h }, align }])
    }
  },
})

const quadrantRects = ({ area, ...frame }: Frame, center: { x: number; y: number }): Rect[] => {
  const [x, y] = [frame.x.at(center.x) - area.x, frame.y.at(center.y) - area.y]
  return rows(area, [y, area.h - y]).flatMap((row) => columns(row, [x, area.w - x]))
}
