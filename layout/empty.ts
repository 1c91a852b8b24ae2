/**
 * The largest empty rectangle of a drawing, on a coarse grid.
 */
import type { Rect } from '../src/geometry/rect.ts'

const grid = 16

/** The area of the largest rectangle in `field` that touches none of `rects`, in square pixels. */
export function largestEmpty(field: Rect, rects: readonly Rect[]): number {
  const columns = Math.ceil(field.w / grid)
  const rows = Math.ceil(field.h / grid)
  const taken = rects.map(({ x, y, w, h }) => ({
    left: Math.floor((x - field.x) / grid),
    right: Math.floor((x + w - field.x) / grid),
    top: Math.floor((y - field.y) / grid),
    bottom: Math.floor((y + h - field.y) / grid),
  }))
  /** For each column, the first row below the last thing in it so far. */
  const free = Array.from({ length: columns }, () => 0)
  let largest = 0
  for (let row = 0; row < rows; row++) {
    for (const { left, right, top, bottom } of taken)
      if (row >= top && row <= bottom) free.fill(row + 1, Math.max(0, left), Math.max(0, right + 1))
    largest = Math.max(largest, largestUnder(free.map((first) => row + 1 - first)))
  }
  return largest * grid * grid
}

/** The largest rectangle under a row of heights. */
const largestUnder = (heights: readonly number[]): number => {
  const rising: { start: number; height: number }[] = []
  let largest = 0
  for (const [index, height] of [...heights, 0].entries()) {
    let start = index
    for (let last = rising.at(-1); last !== undefined && last.height >= height; last = rising.at(-1)) {
      largest = Math.max(largest, last.height * (index - last.start))
      start = last.start
      rising.pop()
    }
    rising.push({ start, height })
  }
  return largest
}
