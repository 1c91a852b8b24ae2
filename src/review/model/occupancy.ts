/**
 * The largest empty rectangle between others, on a grid of 8 px cells.
 */
import { areaOf, bottomOf, type Rect, rightOf } from '../../geometry/rect.ts'

type Size = { width: number; height: number }

/**
 * The largest rectangle of a canvas that touches none of the given ones, to the cell; nothing if none takes up more
 * than `least` of the canvas.
 */
export function largestEmpty(rects: Rect[], size: Size, least: number): Rect {
  const [columns, rows] = [Math.ceil(size.width / cell), Math.ceil(size.height / cell)]
  const taken = occupy(rects, { width: columns, height: rows })
  const heights = new Int32Array(columns)
  // No rectangle with more cells than that is narrower or lower than those divided by the rows and by the columns.
  const cells = (least * size.width * size.height) / cell ** 2
  let best = nothing
  for (let y = 0; y < rows; y++) {
    const width = raise(heights, taken.subarray(y * columns, (y + 1) * columns), cells / columns)
    if (width <= cells / rows) continue
    const found = underHistogram(heights, y)
    if (areaOf(found) > areaOf(best)) best = found
  }
  const { x, y, w, h } = best
  return { x: x * cell, y: y * cell, w: w * cell, h: h * cell }
}

/** Adds a row to the heights of the free columns; returns the longest run of those higher than `least`. */
const raise = (heights: Int32Array, taken: Uint8Array, least: number): number => {
  let [run, longest] = [0, 0]
  for (let x = 0; x < heights.length; x++) {
    const height = taken[x] ? 0 : heights[x]! + 1
    heights[x] = height
    run = height > least ? run + 1 : 0
    if (run > longest) longest = run
  }
  return longest
}

const cell = 8

/** For each cell, row by row, whether a rectangle touches it. */
const occupy = (rects: Rect[], { width: columns, height: rows }: Size): Uint8Array => {
  const taken = new Uint8Array(columns * rows)
  for (const rect of rects) {
    const [x1, y1] = [clamp(Math.floor(rect.x / cell), columns), clamp(Math.floor(rect.y / cell), rows)]
    const x2 = clamp(Math.floor(rightOf(rect) / cell) + 1, columns)
    const y2 = clamp(Math.floor(bottomOf(rect) / cell) + 1, rows)
    for (let y = y1; y < y2; y++) taken.fill(1, y * columns + x1, y * columns + x2)
  }
  return taken
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value))

const nothing: Rect = { x: 0, y: 0, w: 0, h: 0 }

/** The largest rectangle under a histogram that ends at row `y`, by a stack of rising bars. */
const underHistogram = (heights: Int32Array, y: number): Rect => {
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
