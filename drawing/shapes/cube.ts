/**
 * Cubes: what something runs on, as UML draws nodes (UML 2.5.1, 19.2.4). The rectangle is the face in front; the others
 * lie over and beside it.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Box, Element } from '../../src/scene/scene.ts'
import { path } from '../primitives.ts'

/** How far the top and the side lean back, in pixels. */
export const cubeDepth = 8

/** A cube around its front; in the color of its edge where that is a meaning, else muted. */
export const cube = (
  { x, y, w, h }: Rect,
  { fill, stroke, dashed }: Pick<Box, 'fill' | 'stroke' | 'dashed'>,
): Element[] => {
  const [d, right, bottom] = [cubeDepth, x + w, y + h]
  const look = {
    stroke: stroke === 'rule' || stroke === undefined ? 'muted' : stroke,
    ...(dashed ? { dashed } : {}),
  } as const
  return [
    path(`M ${x} ${y} L ${x + d} ${y - d} H ${right + d} V ${bottom - d} L ${right} ${bottom} V ${y} Z`, {
      ...look,
      // The faces at the back differ from the one in front.
      fill: fill === 'surface' || fill === 'none' || fill === undefined ? 'rule' : 'surface',
    }),
    // Closed throughout, it has the weight of outlines and not that of what joins them.
    path(`M ${right} ${y} L ${right + d} ${y - d} Z M ${x} ${y} H ${right} V ${bottom} H ${x} Z`, {
      ...look,
      fill: fill ?? 'surface',
    }),
  ]
}
