/**
 * What edges look like, and say.
 */
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Path } from '../../src/scene/scene.ts'

/** How corners of lines are rounded, in pixels. */
export const radius = 8

/** An edge with its ends, and where these are. */
export type BusEdge = { edge: GraphEdge; from: GraphNode; to: GraphNode; start: Rect; end: Rect }

/** What is said of an edge; what comes again is told from other messages by its words alone. */
export const wordsOnEdge = ({ text, tech, kind }: GraphEdge): string =>
  [text, tech].filter(Boolean).join(', ') || (kind === 'feedback' ? 'sent again' : '')

/** What a line of an edge looks like: what fails has its slash, unless it is in focus itself. */
export const edgeLook = (edge: GraphEdge, sheet: Sheet, ...ends: GraphNode[]): Pick<Path, 'stroke'> => {
  const isFailure = edge.kind === 'failure'
  const isFocus = sheet.isFocus(edge) || (!isFailure && ends.some((end) => sheet.isFocus(end)))
  const color = isFocus ? 'accent' : isFailure ? 'negative' : edge.state
  return color === undefined ? {} : { stroke: color }
}
