/** What is said of the interface between a router or host and a network, and how its line is painted. */
import type { GraphEdge } from '../../drawing/data/graph.ts'
import type { Sheet } from '../../drawing/sheet.ts'

export const wordsOf = (edge: GraphEdge | undefined): string => [edge?.text, edge?.tech].filter(Boolean).join(', ')

export const strokeOf = (edge: GraphEdge | undefined, sheet: Sheet) =>
  edge !== undefined && sheet.isFocus(edge)
    ? ({ stroke: 'accent' } as const)
    : edge?.state === undefined
      ? {}
      : { stroke: edge.state }
