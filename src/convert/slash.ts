/**
 * The slash of a failing arrow for formats that have no such head: a line of its own, in the arrow's color and width.
 */
import { slashOf } from '../render/arrow.ts'
import type { Line, Path } from '../scene/scene.ts'

/** The slash of a line or path as a plain line of the scene; undefined for what has none. */
export function slashLine(element: Line | Path): Line | undefined {
  const slash = slashOf(element)
  return slash && { type: 'line', ...slash, ...(element.stroke === undefined ? {} : { stroke: element.stroke }) }
}
