/**
 * What a shape is: its outline, and how much of it words may fill.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Outline } from './outline.ts'

/** One shape. */
export type Shape = {
  /** The outline that fills a rectangle. */
  outline: Outline
  /** The part of the rectangle that words may fill, padding included. */
  words: (rect: Rect) => Rect
  /** The least size, in pixels, of a shape that holds words of `w` by `h`. */
  need: (w: number, h: number) => { w: number; h: number }
  /** Where connectors meet it: on the whole of each side, at the four tips, or around a circle. */
  ports: 'sides' | 'tips' | 'circle'
  /** A mark of fixed size that shows no words, such as a start or a fork: its name serves only as a reference. */
  isMark?: true
  /** Without an outline around it, it is drawn and met close to its words: so many pixels left and right of them. */
  hugs?: { left: number; right: number }
}

/** Free pixels between words and the outline, across and down. */
export const padding = { x: 12, y: 8 }

/** So close to words edges end where there is no outline. */
export const near = { left: 4, right: 4 }

/** A shape whose words may fill its rectangle but for fixed strips. */
export const padded = (
  outline: Outline,
  { left = 0, right = 0, top = 0, bottom = 0 }: { left?: number; right?: number; top?: number; bottom?: number } = {},
): Shape => ({
  outline,
  words: ({ x, y, w, h }) => ({
    x: x + left + padding.x,
    y: y + top,
    w: w - left - right - 2 * padding.x,
    h: h - top - bottom,
  }),
  need: (w, h) => ({ w: w + left + right + 2 * padding.x, h: h + top + bottom + 2 * padding.y }),
  ports: 'sides',
})

/** A mark of fixed size. */
export const fixed = (outline: Outline, size: { w: number; h: number }, ports: Shape['ports'] = 'circle'): Shape => ({
  outline,
  words: (rect) => rect,
  need: () => size,
  ports,
  isMark: true,
})

/** A shape whose words fit a part of its rectangle: from the left and the top, and how large, as fractions of it. */
export const within = (
  outline: Outline,
  part: { x: number; y: number; w: number; h: number },
  ports: Shape['ports'] = 'sides',
): Shape => ({
  outline,
  words: ({ x, y, w, h }) => ({ x: x + part.x * w, y: y + part.y * h, w: part.w * w, h: part.h * h }),
  need: (w, h) => ({ w: (w + padding.x) / part.w, h: (h + padding.y) / part.h }),
  ports,
})
