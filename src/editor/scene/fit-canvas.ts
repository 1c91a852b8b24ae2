/**
 * A canvas that fits its drawing, with an equal margin on all sides.
 */
import { boundsOf } from '../../elements/bounds.ts'
import { moveElement } from '../../elements/move.ts'
import { bottomOf, rightOf, union } from '../../geometry/rect.ts'
import { limits } from '../../scene/limits.ts'
import type { Scene } from '../../scene/scene.ts'

/** Boxes stay on the grid: the drawing moves by whole steps, in pixels. */
const grid = 8

/** The scene, moved and resized within the limits of a canvas; the catalog has a margin of 40 pixels. */
export function fitCanvas(scene: Scene, margin = 40): Scene {
  const all = union(scene.elements.map(boundsOf))
  if (all === undefined) return scene
  const dx = Math.round((margin - all.x) / grid) * grid
  const dy = Math.round((margin - all.y) / grid) * grid
  const size = (end: number): number =>
    Math.min(limits.canvas.max, Math.max(limits.canvas.min, Math.ceil((end + margin) / grid) * grid))
  return {
    ...scene,
    width: size(rightOf(all) + dx),
    height: size(bottomOf(all) + dy),
    elements: scene.elements.map((element) => moveElement(element, dx, dy)),
  }
}
