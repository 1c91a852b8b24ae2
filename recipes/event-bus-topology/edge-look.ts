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

export const wordsOnEdge = ({ text, tech }: GraphEdge): string => [text, tech].filter(Boolean).join(', ')

/** What a line of an edge looks like: what comes again is dashed; the key names that and what failed, where no words do. */
export const edgeLook = (edge: GraphEdge, sheet: Sheet, ...ends: GraphNode[]): Pick<Path, 'stroke' | 'dashed'> => {
  const isFocus = sheet.isFocus(edge) || ends.some((end) => sheet.isFocus(end))
  const color = isFocus ? 'accent' : edge.kind === 'failure' ? 'negative' : edge.state
  const isDashed = edge.kind === 'feedback'
  if (edge.kind !== 'data' && wordsOnEdge(edge) === '')
    sheet.key(
      lineEntry(edge.kind === 'failure' ? 'Failed messages' : 'Messages sent again', {
        ...(isDashed ? { dashed: true } : {}),
        arrow: true,
        ...(edge.kind === 'failure' ? { stroke: 'negative' as const } : {}),
      }),
    )
  return { ...(color === undefined ? {} : { stroke: color }), ...(isDashed ? { dashed: true } : {}) }
}
