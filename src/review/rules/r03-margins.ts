/**
 * R03: room around the drawing.
 */
import type { Report, Rule } from '../finding.ts'
import { quote } from '../label.ts'
import type { Picture } from '../picture.ts'
import { type Rect, union } from '../rect.ts'

/** Free pixels on each side. */
const margin = 24
/** The part of the canvas that content must reach across, in each direction. */
const share = 0.7
/** How unlike the left and right margins may be, in pixels. */
const lopsided = 16

type Piece = { index: number; name: string; rect: Rect }

const pieces = ({ labels, drawn }: Picture): Piece[] => [
  ...labels.map((label) => ({ index: label.index, name: quote(label), rect: label.extent })),
  ...drawn
    .filter(({ element }) => element.type !== 'line')
    .map(({ index, element, bounds }) => ({ index, name: `the ${element.type}`, rect: bounds })),
]

const marginsOf = ({ left, top, right, bottom }: Rect, { scene }: Picture): [side: string, room: number][] => [
  ['left', left],
  ['top', top],
  ['right', scene.width - right],
  ['bottom', scene.height - bottom],
]

const tooClose = (piece: Piece, picture: Picture): Report[] => {
  const close = marginsOf(piece.rect, picture).filter(([, room]) => room < margin - 0.5)
  if (close.length === 0) return []
  const where = close.map(([side, room]) => `${Math.round(room)} px from the ${side} edge`).join(' and ')
  return [{ at: piece.index, message: `${piece.name} comes to ${where}; keep ${margin} px free on every side` }]
}

const spread = (whole: Rect, { scene }: Picture): Report[] => {
  const filled: [string, number, number][] = [
    ['width', whole.right - whole.left, scene.width],
    ['height', whole.bottom - whole.top, scene.height],
  ]
  return filled
    .filter(([, used, room]) => used < share * room)
    .map(([direction, used, room]) => ({
      level: 'warn',
      message: `the content takes ${Math.round((100 * used) / room)} % of the canvas ${direction}, at least ${share * 100} % is asked; spread it out or choose a smaller canvas`,
    }))
}

const balance = (whole: Rect, { scene }: Picture): Report[] => {
  const [left, right] = [whole.left, scene.width - whole.right]
  if (Math.abs(left - right) <= lopsided + 0.5) return []
  const message = `the left margin is ${Math.round(left)} px, the right one ${Math.round(right)} px; let them differ by at most ${lopsided} px`
  return [{ level: 'warn', message }]
}

export const margins: Rule = {
  id: 'R03',
  title: 'Margins',
  level: 'block',
  wants: `${margin} px stay free on every side; content reaches across ${share * 100} % of the canvas in each direction; left and right margins differ by at most ${lopsided} px.`,
  check: (picture) => {
    const all = pieces(picture)
    const whole = union([...all.map(({ rect }) => rect), ...picture.drawn.map(({ bounds }) => bounds)])
    if (whole === undefined) return []
    return [...all.flatMap((piece) => tooClose(piece, picture)), ...spread(whole, picture), ...balance(whole, picture)]
  },
}
