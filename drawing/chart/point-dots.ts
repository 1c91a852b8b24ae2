/**
 * Dots of points with their names: those in focus first, then those that are good or bad; these have the choice of
 * places.
 */
import type { Color } from '../../src/scene/limits.ts'
import { nameAndNote } from '../block.ts'
import type { Point } from '../data/points.ts'
import type { Sheet } from '../sheet.ts'
import { stateSign } from '../state-sign.ts'
import { toneOf } from '../tone.ts'
import { dot } from './dot.ts'
import type { Mark } from './mark.ts'

/**
 * Which names must have a place: `all`, or those of `marked` points, where others are written only if they are few and
 * have room, and are rings. `size` is that of marked names, in pixels.
 */
export type PointNames = { names: 'all' | 'marked'; size: 14 | 16 }

/** With more names than this, only those of marked points are written. */
const mostNames = 12
const widest = 208

/** The dots; a name that needs a place and has none is a problem. */
export function pointDots(points: Point[], sheet: Sheet, { names, size }: PointNames): Mark[] {
  const few = points.filter(({ name }) => name !== undefined).length <= mostNames
  const toned = points.map((point) => ({ point, tone: toneOf(point, sheet, 'none') }))
  const rank = (tone: Color): number => (tone === 'accent' ? 0 : tone === 'none' ? 2 : 1)
  return toned
    .toSorted((a, b) => rank(a.tone) - rank(b.tone))
    .map(({ point, tone }) => {
      const isMarked = tone !== 'none'
      const stroke = isMarked ? tone : 'muted'
      const look = {
        stroke,
        fill: names === 'all' || isMarked ? stroke : tone,
        r: names === 'all' || tone === 'accent' ? 6 : 4,
      }
      const isNeeded = names === 'all' || isMarked
      if (point.name === undefined || !(isNeeded || few)) return dot(point, point, look)
      const as = isMarked ? ({ size, bold: true, fill: tone } as const) : 'label'
      const words = nameAndNote({ ...point, name: `${stateSign(point)}${point.name}` }, widest, [as, 'note'])
      return dot(point, point, { ...look, words, orElse: () => isNeeded && sheet.problem(point, 'name', noPlace) })
    })
}

const noPlace = 'has no free place at its dot; shorten it, put fewer in focus, or move points apart'
