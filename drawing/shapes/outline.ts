/**
 * How outlines of nodes are painted.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Box, Element, Path } from '../../src/scene/scene.ts'
import { path } from '../primitives.ts'

/** Fill, stroke and dash of an outline; boxes and shapes are filled with `surface` and stroked `muted` by default. */
export type Paint = Pick<Box, 'fill' | 'stroke' | 'dashed'>

/** The elements of an outline that fills a rectangle. */
export type Outline = (rect: Rect, paint: Paint) => Element[]

/**
 * A closed outline. Strokes inside it come first, as open pieces of the same path: a glyph is one path, so that all of
 * it has the weight of an outline.
 */
export function filled(d: string, paint: Paint): Path {
  return path(d, { fill: 'surface', ...paint })
}

/** A line in the color of an outline. */
export const stroke = ({ stroke: color }: Paint): Pick<Path, 'stroke'> => (color === undefined ? {} : { stroke: color })
