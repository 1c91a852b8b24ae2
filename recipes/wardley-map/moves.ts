/** Where components of a map will be: a level arrow. */
import { type ChartMark, half } from '../../drawing/chart/mark.ts'
import type { KeyEntry } from '../../drawing/key.ts'
import { circle, line } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { MapPart } from './map.ts'

/**
 * Pixels: the radius of a component and of where it will be, and free at the ends of both axes, over what is most visible too; how wide names of
 * components are, and where that finds no place.
 */
export const size = { r: 7, ring: 9, edge: 20, top: 40, name: 168, narrow: [120, 96] } as const

/** The straight line between two circles, without what is inside of them. */
export const between = (from: Point, to: Point, [before, after]: [number, number]): [Point, Point] | undefined => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length <= before + after) return undefined
  const at = (far: number): Point => ({
    x: half(from.x + ((to.x - from.x) * far) / length),
    y: half(from.y + ((to.y - from.y) * far) / length),
  })
  return [at(before), at(length - after)]
}

/** An arrow to where a component will be, as it is drawn. */
export const moveEntry = (stroke: 'accent' | 'ink'): KeyEntry => ({
  text: 'Will evolve to',
  kind: 'line',
  sample: ({ x, y, w, h }) => [
    line(x, y + h / 2, x + w - 2 * size.r, y + h / 2, { stroke, arrow: true }),
    circle(x + w - size.r, y + h / 2, size.r, { fill: 'surface', stroke }),
  ],
})

/** A level arrow to where a component will be. */
export const move = (part: MapPart, evolution: number, sheet: Sheet): ChartMark => ({
  draw: (frame) => {
    const stroke = sheet.isFocus(part) ? 'accent' : 'ink'
    const y = half(frame.y.at(part.visibility))
    const [from, to] = [part.evolution, evolution].map((at) => ({ x: half(frame.x.at(at)), y })) as [Point, Point]
    const ends = between(from, to, [size.r, size.ring])
    if (ends === undefined) return sheet.warn(part, 'to', 'is too near for an arrow')
    frame.put(
      part,
      [
        line(ends[0].x, y, ends[1].x, y, { stroke, arrow: true }),
        circle(to.x, y, size.ring, { fill: 'surface', stroke }),
      ],
      'line',
    )
  },
})
