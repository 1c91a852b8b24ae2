/**
 * A bar beside a row, with its value at the end: amounts of rows that are no chart of their own.
 */
import type { Point } from '../../src/geometry/rect.ts'
import type { Element, Path } from '../../src/scene/scene.ts'
import { lineOfText } from '../block.ts'
import type { Role } from '../type.ts'
import { cells } from './cells.ts'

const muted = { fill: 'muted', stroke: 'none' } as const

/** How thick a bar is, and from its end to the words, in pixels. */
const size = { thick: 16, beside: 8 }

/** `length` in pixels; `words` are the value; `plain` is what a bar without focus looks like, muted unless given. */
export type ValueBar = {
  length: number
  words: string
  as: Role
  isFocus: boolean
  plain?: Pick<Path, 'fill' | 'stroke' | 'dashed'>
}

/** The bar from a point on its middle line to the right, and the words after it; below a pixel, the words alone. */
export function valueBar({ x, y }: Point, { length, words, as, isFocus, plain = muted }: ValueBar): Element[] {
  if (length < 1) return [lineOfText(words, { x, y, as })]
  const bar = { x, y: y - size.thick / 2, w: length, h: size.thick }
  return [
    cells(bar, isFocus ? { fill: 'accent', stroke: 'none' } : plain),
    lineOfText(words, { x: wordsAfter(x + length), y, as }),
  ]
}

/** Where the words of a bar that ends at `x` begin. */
export const wordsAfter = (x: number): number => x + size.beside
