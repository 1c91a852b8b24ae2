/**
 * R03: room around the drawing.
 */

import { bottomOf, type Rect, rightOf, union } from '../../geometry/rect.ts'
import { quote } from '../model/label.ts'
import type { Picture } from '../model/picture.ts'
import type { Report, Rule } from './rule.ts'

/** Free pixels on each side. */
const margin = 24
/** The part of the canvas that content must reach across, in each direction. */
const share = 0.7
/** How much the left and right margins may differ, in pixels. */
const lopsided = 16

type Piece = { index: number; name: string; rect: Rect }

const pieces = ({ labels, drawn }: Picture): Piece[] => [
  ...labels.map((label) => ({ index: label.index, name: quote(label), rect: label.extent })),
  ...drawn
    .filter(({ element }) => element.type !== 'line')
    .map(({ index, element, bounds }) => ({ index, name: `the ${element.type}`, rect: bounds })),
]

const marginsOf = (rect: Rect, { scene }: Picture): [side: string, room: number][] => [
  ['left', rect.x],
  ['top', rect.y],
  ['right', scene.width - rightOf(rect)],
  ['bottom', scene.height - bottomOf(rect)],
]

const tooClose = (piece: Piece, picture: Picture): Report[] => {
  const close = marginsOf(piece.rect, picture).filter(([, room]) => room < margin - 0.5)
  if (close.length === 0) return []
  const where = close.map(([side, room]) => wordRoom(side, Math.round(room))).join(' and ')
  return [{ at: piece.index, problem: `${piece.name} is ${where}; keep ${margin} px free on every side` }]
}

const wordRoom = (side: string, room: number): string =>
  room < 0 ? `${-room} px beyond the ${side} edge` : `${room} px from the ${side} edge`

const spread = (whole: Rect, { scene }: Picture): Report[] => {
  const filled: [string, number, number][] = [
    ['width', whole.w, scene.width],
    ['height', whole.h, scene.height],
  ]
  return filled
    .filter(([, used, room]) => used < share * room)
    .map(([direction, used, room]) => ({
      level: 'warn',
      problem: `the content takes up ${Math.round((100 * used) / room)}% of the canvas ${direction}, less than ${share * 100}%; spread it out or choose a smaller canvas`,
    }))
}

const balance = (whole: Rect, { scene }: Picture): Report[] => {
  const [left, right] = [whole.x, scene.width - rightOf(whole)]
  if (Math.abs(left - right) <= lopsided + 0.5) return []
  const problem = `the left margin is ${Math.round(left)} px, the right one ${Math.round(right)} px; let them differ by at most ${lopsided} px`
  return [{ level: 'warn', problem }]
}

export const margins: Rule = {
  id: 'R03',
  title: 'Margins',
  level: 'block',
  requirement: `${margin} px stay free on every side; content reaches across ${share * 100}% of the canvas in each direction; left and right margins differ by at most ${lopsided} px.`,
  check: (picture) => {
    const all = pieces(picture)
    const whole = union([...all.map(({ rect }) => rect), ...picture.drawn.map(({ bounds }) => bounds)])
    if (whole === undefined) return []
    const close = all.flatMap((piece) => tooClose(piece, picture))
    // Content that sticks out also makes the margins unequal: one finding per cause.
    return close.length > 0 ? close : [...spread(whole, picture), ...balance(whole, picture)]
  },
}
