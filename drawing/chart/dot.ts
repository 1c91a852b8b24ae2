/**
 * Dots: single values, with words beside them where there is room.
 */
import type { Color } from '../../src/scene/limits.ts'
import { type Block, block } from '../block.ts'
import { circle } from '../primitives.ts'
import type { Role, TypeStyle } from '../type.ts'
import { half, type Mark } from './mark.ts'
import type { Spot } from './obstacle.ts'

/** `words` stand beside the dot at the first free place: right, left, over, under. */
export type DotLook = {
  fill?: Color
  stroke?: Color
  r?: number
  words?: string | Block
  as?: Role | TypeStyle
  width?: number
  /** What is done where the words have no place. */
  orElse?: () => void
}

const away = 6

/** A dot of an item. */
export function dot(item: object, at: { x: number; y: number }, look: DotLook = {}): Mark {
  const { stroke = 'muted', fill = stroke, r = 4, words, as = 'value', width, orElse = () => {} } = look
  const said = typeof words === 'object' ? words : block([{ text: words, as }], width)
  return {
    x: [at.x],
    y: [at.y],
    draw: (frame) => {
      const [x, y] = [half(frame.x.at(at.x)), half(frame.y.at(at.y))]
      frame.put(item, [circle(x, y, r, { fill, stroke })], 'line')
      if (said.w > 0) frame.say(item, spotsAround({ x, y }, { r: r + away, words: said }), { layer: 'line', orElse })
    },
  }
}

/** Places for words around a point, the nearest first: beside, over and under, at the corners. */
export const spotsAround = (
  { x, y }: { x: number; y: number },
  { r, words }: { r: number; words: Spot['words'] },
): Spot[] =>
  [r, r + 8].flatMap((out) => {
    const { w, h } = words
    const near = out * 0.7
    const [over, under] = [y - h + 3, y - 3]
    const spot = (left: number, top: number, align: 'start' | 'middle' | 'end'): Spot => ({
      words,
      rect: { x: left, y: top, w, h },
      align,
    })
    return [
      spot(x + out, y - h / 2, 'start'),
      spot(x - out - w, y - h / 2, 'end'),
      spot(x - w / 2, over - out, 'middle'),
      spot(x - w / 2, under + out, 'middle'),
      spot(x + near, over - near, 'start'),
      spot(x - near - w, over - near, 'end'),
      spot(x + near, under + near, 'start'),
      spot(x - near - w, under + near, 'end'),
    ]
  })
