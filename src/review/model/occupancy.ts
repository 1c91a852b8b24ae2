/**
 * The largest empty rectangle between others, on a grid of 8 px cells.
 */
import { areaOf, bottomOf, type Rect, rightOf } from '../../geometry/rect.ts'

type Size = { width: number; height: number }

/** The largest rectangle of a canvas that touches none of the given ones, to the cell. */
export function largestEmpty(rects: Rect[], size: Size): Rect {
  const [columns, rows] = [Math.ceil(size.width / cell), Math.ceil(size.height / cell)]
  const taken = occupy(rects, { width: columns, height: rows })
  const heights = Array.from({ length: columns }, () => 0)
  let best = nothing
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) heights[x] = taken[y * columns + x] ? 0 : heights[x]! + 1
    const found = underHistogram(heights, y)
    if (areaOf(found) > areaOf(best)) best = found
  }
  const { x, y, w, h } = best
  return { x: x * cell, y: y * cell, w: w * cell, h: h * cell }
}

const cell = 8

/** For each cell, row by row, whether a rectangle touches it: differences first, so that large ones cost no more. */
const occupy = (rects: Rect[], { width: columns, height: rows }: Size): Uint8Array => {
  const wide = columns + 1
  const change = differences(rects, { width: columns, height: rows })
  const taken = new Uint8Array(columns * rows)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const at = y * wide + x
      if (x > 0) change[at]! += change[at - 1]!
      if (y > 0) change[at]! += change[at - wide]! - (x > 0 ? change[at - wide - 1]! : 0)
      if (change[at]! > 0) taken[y * columns + x] = 1
    }
  }
  return taken
}

/** By how much the count of rectangles changes at each cell, from the left and from above. */
const differences = (rects: Rect[], { width: columns, height: rows }: Size): Int32Array => {
  const wide = columns + 1
  const change = new Int32Array(wide * (rows + 1))
  for (const rect of rects) {
    const [x1, y1] = [clamp(Math.floor(rect.x / cell), columns), clamp(Math.floor(rect.y / cell), rows)]
    const x2 = clamp(Math.floor(rightOf(rect) / cell) + 1, columns)
    const y2 = clamp(Math.floor(bottomOf(rect) / cell) + 1, rows)
    change[y1 * wide + x1]! += 1
    change[y1 * wide + x2]! -= 1
    change[y2 * wide + x1]! -= 1
    change[y2 * wide + x2]! += 1
  }
  return change
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value))

const nothing: Rect = { x: 0, y: 0, w: 0, h: 0 }

/** The largest rectangle under a histogram that ends at row `y`, by a stack of rising bars. */
const underHistogram = (heights: number[], y: number): Rect => {
  let best = nothing
  const open: { x: number; height: number }[] = []
  for (let x = 0; x <= heights.length; x++) {
    const height = heights[x] ?? 0
    let start = x
    for (let last = open.at(-1); last !== undefined && last.height >= height; last = open.at(-1)) {
      const bar = { x: last.x, y: y + 1 - last.height, w: x - last.x, h: last.height }
      if (areaOf(bar) > areaOf(best)) best = bar
      start = last.x
      open.pop()
    }
    open.push({ x: start, height })
  }
  return best
}
