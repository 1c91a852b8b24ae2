/**
 * What edges look like, and say.
 */
import type { GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { lineEntry } from '../../drawing/key.ts'
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

/** What a line of an edge looks like; the key names what failed, as no words say what its slash is. */
export const edgeLook = (edge: GraphEdge, sheet: Sheet, ...ends: GraphNode[]): Pick<Path, 'stroke'> => {
  const isFocus = sheet.isFocus(edge) || ends.some((end) => sheet.isFocus(end))
  const color = isFocus ? 'accent' : edge.kind === 'failure' ? 'negative' : edge.state
  if (edge.kind === 'failure') sheet.key(lineEntry('Failed messages', { arrow: true, stroke: 'negative' }))
  return color === undefined ? {} : { stroke: color }
}
