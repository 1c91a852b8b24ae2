/**
 * Rectangle arithmetic: the only one that drawings use. All numbers are pixels.
 */
import type { Point, Rect } from '../src/geometry/rect.ts'

export type Side = 'left' | 'right' | 'top' | 'bottom'

/** The next multiple of `grid` (8 by default) at or above a length. */
export const up = (length: number, grid = 8): number => Math.ceil(length / grid - 1e-9) * grid

/** The nearest multiple of `grid`. */
export const snap = (length: number, grid = 8): number => Math.round(length / grid) * grid

/** The rectangle moved. */
export const move = (rect: Rect, dx: number, dy: number): Rect => ({ ...rect, x: rect.x + dx, y: rect.y + dy })

/** Columns of the given widths, left to right, with `gap` pixels between them, all as high as the rectangle. */
export const columns = ({ x, y, h }: Rect, widths: number[], gap = 0): Rect[] => {
  let left = x
  return widths.map((w) => {
    const column = { x: left, y, w, h }
    left += w + gap
    return column
  })
}

/** Rows of the given heights, top to bottom, with `gap` pixels between them, all as wide as the rectangle. */
export const rows = ({ x, y, w }: Rect, heights: number[], gap = 0): Rect[] => {
  let top = y
  return heights.map((h) => {
    const row = { x, y: top, w, h }
    top += h + gap
    return row
  })
}

/** A rectangle of a given size around a point. */
export const rectAround = ({ x, y }: Point, w: number, h: number): Rect => ({ x: x - w / 2, y: y - h / 2, w, h })

/** The point on a side of a rectangle; `at` runs from 0 to 1 along it (left to right, top to bottom). */
export const port = ({ x, y, w, h }: Rect, side: Side, at = 0.5): Point => {
  switch (side) {
    case 'left':
      return { x, y: y + h * at }
    case 'right':
      return { x: x + w, y: y + h * at }
    case 'top':
      return { x: x + w * at, y }
    case 'bottom':
      return { x: x + w * at, y: y + h }
    default:
      return side satisfies never
  }
}

/** Whether two rectangles come closer than `clear` pixels. */
export const tooClose = (a: Rect, b: Rect, clear = 0): boolean =>
  a.x < b.x + b.w + clear && b.x < a.x + a.w + clear && a.y < b.y + b.h + clear && b.y < a.y + a.h + clear
