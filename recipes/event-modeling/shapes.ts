/**
 * The shapes of the cards of an event model.
 */
import { line } from '../../drawing/primitives.ts'
import { type Shape, shapeOf } from '../../drawing/shapes/shape.ts'
import type { Card } from './form.ts'

/** Height of the bar on top of a screen. */
const bar = 12

/** The shapes of all kinds: a screen has a bar on top, an event, which is what is kept, is filled. */
export const shapes: Record<Card['kind'], Shape> = {
  screen: {
    ...shapeOf('box'),
    outline: (rect, paint) => {
      const { x, y, w } = rect
      const look = paint.stroke === undefined ? {} : { stroke: paint.stroke }
      return [...shapeOf('box').outline(rect, paint), line(x, y + bar, x + w, y + bar, look)]
    },
    words: ({ x, y, w, h }) => ({ x, y: y + bar, w, h: h - bar }),
    need: (w, h) => shapeOf('box').need(w, h + bar),
  },
  automation: shapeOf('hexagon'),
  command: shapeOf('box'),
  view: shapeOf('document'),
  event: {
    ...shapeOf('box'),
    outline: (rect, paint) => shapeOf('box').outline(rect, { fill: 'ink', stroke: 'ink', ...paint }),
  },
}
