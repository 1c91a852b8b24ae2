/**
 * Snaps the boxes and straight lines of a scene to the grid (R11), along with what belongs to boxes.
 */

import { pitch } from '../../review/model/traits.ts'
import type { Box, Element, Scene } from '../../scene/scene.ts'
import { reshape } from './reshape.ts'

/** The scene on the grid. */
export function snapScene(scene: Scene): Scene {
  const boxes = new Map<number, Box>()
  for (const [index, element] of scene.elements.entries()) {
    if (element.type !== 'box') continue
    const next = snappedBox(element)
    if (JSON.stringify(next) !== JSON.stringify(element)) boxes.set(index, next)
  }
  const moved = reshape(scene, boxes)
  return { ...moved, elements: moved.elements.map(snappedLine) }
}

const snappedBox = (box: Box): Box => {
  const grid = Math.min(box.w, box.h) < pitch.small ? pitch.fine : pitch.coarse
  const to = (value: number): number => Math.round(value / grid) * grid
  return { ...box, x: to(box.x), y: to(box.y), w: Math.max(grid, to(box.w)), h: Math.max(grid, to(box.h)) }
}

const snappedLine = (element: Element): Element => {
  if (element.type !== 'line' || (element.x !== element.x2 && element.y !== element.y2)) return element
  const to = (value: number): number => Math.round(value / pitch.fine) * pitch.fine
  return { ...element, x: to(element.x), y: to(element.y), x2: to(element.x2), y2: to(element.y2) }
}
