/**
 * Where the pointer is in a diagram, and over which element.
 */
import type { Point } from '../../geometry/rect.ts'
import type { Canvas } from './canvas.ts'

/** The pointer in pixels of the scene. */
export function pointAt({ svg }: Canvas, { clientX, clientY }: MouseEvent): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse())
  return { x, y }
}

/** The element under the pointer, or within a few pixels, since lines are thin. */
export const elementNear = (canvas: Canvas, { clientX, clientY }: MouseEvent): number | undefined => {
  for (const [dx, dy] of [
    [0, 0],
    [4, 0],
    [-4, 0],
    [0, 4],
    [0, -4],
  ] as const) {
    const found = canvas.elementAt(document.elementFromPoint(clientX + dx, clientY + dy))
    if (found !== undefined) return found
  }
  return undefined
}
