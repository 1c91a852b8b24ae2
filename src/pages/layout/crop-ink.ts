/**
 * How much of a part of a diagram is blank: a grid of cells that something is drawn in, summed so that any rectangle is
 * looked up at once.
 *
 * Pure. The outline of a large box is no ink, nor is the room that a bent stroke goes around.
 */
import { boundsOf } from '../../elements/bounds.ts'
import { areaOf, bottomOf, type Rect, rightOf } from '../../geometry/rect.ts'
import type { Element, Scene } from '../../scene/scene.ts'

export type Ink = { blankIn: (rect: Rect) => number }

const cell = 16

/** The ink of a scene. What is outside of the scene is blank. */
export function inkOf({ width, height, elements }: Scene): Ink {
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)]
  const isInked = new Uint8Array(columns * rows)
  for (const element of elements) {
    const bounds = boundsOf(element)
    if (!isSolid(element, bounds, width * height)) continue
    for (let y = floor(bounds.y, rows); y <= floor(bottomOf(bounds), rows); y++)
      isInked.fill(1, y * columns + floor(bounds.x, columns), y * columns + floor(rightOf(bounds), columns) + 1)
  }
  const sums = summed(isInked, columns, rows)
  const at = (x: number, y: number): number => sums[within(y, rows) * (columns + 1) + within(x, columns)] ?? 0
  return {
    blankIn(rect) {
      const [left, top] = [Math.round(rect.x / cell), Math.round(rect.y / cell)]
      const [right, bottom] = [Math.round(rightOf(rect) / cell), Math.round(bottomOf(rect) / cell)]
      const inked = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)
      return 1 - inked / Math.max(1, (right - left) * (bottom - top))
    },
  }
}

const floor = (at: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(at / cell)))

const within = (at: number, count: number): number => Math.min(count, Math.max(0, at))

/** How many inked cells are above and left of each corner. */
const summed = (isInked: Uint8Array, columns: number, rows: number): Uint32Array => {
  const sums = new Uint32Array((columns + 1) * (rows + 1))
  for (let y = 0; y < rows; y++) {
    let inRow = 0
    for (let x = 0; x < columns; x++) {
      inRow += isInked[y * columns + x] ?? 0
      sums[(y + 1) * (columns + 1) + x + 1] = (sums[y * (columns + 1) + x + 1] ?? 0) + inRow
    }
  }
  return sums
}

/** Whether an element has ink all over its bounds. */
const isSolid = (element: Element, bounds: Rect, area: number): boolean => {
  if (element.type === 'text' || element.type === 'line') return Math.min(bounds.w, bounds.h) < 3 * cell
  if (element.type === 'path') return element.fill !== undefined || Math.min(bounds.w, bounds.h) < 2 * cell
  return areaOf(bounds) < area / 24 || isLit(element)
}

const isLit = (element: Element): boolean =>
  element.type === 'box' && (element.fill === 'accent' || element.fill === 'soft')
