/**
 * The dots of a scatter plot; those in focus are filled and named, others are named where few have names.
 */

import { type Block, block, nameAndNote } from '../../drawing/block.ts'
import { dot, spotsAround } from '../../drawing/chart/dot.ts'
import type { Fit } from '../../drawing/chart/fit.ts'
import { link } from '../../drawing/chart/link.ts'
import type { Mark } from '../../drawing/chart/mark.ts'
import type { Point, PointsData } from '../../drawing/data/points.ts'
import { lineEntry } from '../../drawing/key.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import type { Color } from '../../src/scene/limits.ts'

/** With more names than this, only those in focus, and those that are good or bad, are written. */
const mostNames = 12
const widest = 208

/** All dots; those whose names matter have the choice of places. */
export function dots({ points }: PointsData, sheet: Sheet): Mark[] {
  const isNamed = ({ name }: Point): boolean => name !== undefined
  const few = points.filter(isNamed).length <= mostNames
  const weigh = (point: Point): number => (sheet.isFocus(point) ? 0 : point.state === undefined ? 2 : 1)
  return points
    .toSorted((a, b) => weigh(a) - weigh(b))
    .map((point): Mark => {
      const weight = weigh(point)
      const stroke: Color = weight === 0 ? 'accent' : (point.state ?? 'muted')
      const look = { stroke, fill: weight === 2 ? ('none' as const) : stroke, r: weight === 0 ? 6 : 4 }
      if (!isNamed(point) || (weight === 2 && !few)) return dot(point, point, look)
      const orElse = (): void => {
        if (weight < 2) sheet.problem(point, 'name', 'has no free place at its dot; shorten it, or put fewer in focus')
      }
      return dot(point, point, { ...look, words: wordsOf(point, { weight, fill: stroke }), orElse })
    })
}

/** The line of the fit, named at its end, or in the key where dots leave no place. */
export function fitMarks(fit: Fit, sheet: Sheet): Mark[] {
  const [name, r2] = ['least squares, all dots', `r² = ${fit.r2.toFixed(2)}`]
  const words = block([
    { text: name, as: 'label' },
    { text: r2, as: 'note' },
  ])
  return [
    link('@fit', fit, { stroke: 'ink' }),
    {
      draw: (frame) => {
        const at = { x: frame.x.at(fit.to.x), y: frame.y.at(fit.to.y) }
        const orElse = (): void => sheet.key(lineEntry(`${name}, ${r2}`, { stroke: 'ink' }))
        frame.say('@fit', spotsAround(at, { r: 8, words }), { layer: 'line', orElse })
      },
    },
  ]
}

const wordsOf = (point: Point, { weight, fill }: { weight: number; fill: Color }): Block =>
  nameAndNote({ ...point, name: `${stateSign(point)}${point.name}` }, widest, [
    weight < 2 ? { size: 16, bold: true, fill } : 'label',
    'note',
  ])
