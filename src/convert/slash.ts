/**
 * The slash of a failing arrow for formats that have no such head: a line of its own, in the arrow's color and width.
 */
import { slashOf } from '../render/arrow.ts'
import type { Line, Path, Scene } from '../scene/scene.ts'

/** The slash of a line or path of a scene as a plain line of the scene; undefined for what has none. */
export function slashLine(element: Line | Path, { elements }: Scene): Line | undefined {
  const slash = slashOf(element, elements)
  return slash && { type: 'line', ...slash, ...(element.stroke === undefined ? {} : { stroke: element.stroke }) }
}
