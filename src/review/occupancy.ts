/**
 * The largest empty rectangle between others, on a grid of 8 px cells.
 */
import type { Rect } from './rect.ts'

const cell = 8

type Size = { width: number; height: number }

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value))

/** For each cell, row by row, whether a rectangle touches it: differences first, so that large ones cost no more. */
const occupy = (rects: Rect[], { width: columns, height: rows }: Size): Uint8Array => {
  const wide = columns + 1
  const change = new Int32Array(wide * (rows + 1))
  for (const { left, top, right, bottom } of rects) {
    const [x1, y1] = [clamp(Math.floor(left / cell), columns), clamp(Math.floor(top / cell), rows)]
    const [x2, y2] = [clamp(Math.floor(right / cell) + 1, columns), clamp(Math.floor(bottom / cell) + 1, rows)]
    change[y1 * wide + x1]! += 1
    change[y1 * wide + x2]! -= 1
    change[y2 * wide + x1]! -= 1
    change[y2 * wide + x2]! += 1
  }
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

/** The largest rectangle under a histogram that ends at row `y`, by a stack of rising bars. */
const underHistogram = (heights: number[], y: number): Rect & { area: number } => {
  let best = { left: 0, top: 0, right: 0, bottom: 0, area: 0 }
  const open: { x: number; height: number }[] = []
  for (let x = 0; x <= heights.length; x++) {
    const height = heights[x] ?? 0
    let start = x
    for (let last = open.at(-1); last !== undefined && last.height >= height; last = open.at(-1)) {
      const area = last.height * (x - last.x)
      if (area > best.area) best = { left: last.x, top: y + 1 - last.height, right: x, bottom: y + 1, area }
      start = last.x
      open.pop()
    }
    open.push({ x: start, height })
  }
  return best
}

/** The largest rectangle of a canvas that touches none of the given ones, to the cell. */
export const largestEmpty = (rects: Rect[], size: Size): Rect => {
  const [columns, rows] = [Math.ceil(size.width / cell), Math.ceil(size.height / cell)]
  const taken = occupy(rects, { width: columns, height: rows })
  const heights = Array.from({ length: columns }, () => 0)
  let best = { left: 0, top: 0, right: 0, bottom: 0, area: 0 }
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) heights[x] = taken[y * columns + x] ? 0 : heights[x]! + 1
    const found = underHistogram(heights, y)
    if (found.area > best.area) best = found
  }
  const { left, top, right, bottom } = best
  return { left: left * cell, top: top * cell, right: right * cell, bottom: bottom * cell }
}
