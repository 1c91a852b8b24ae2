/**
 * Reports what does not fit in a laid-out graph, at the fields that it comes from: as problems if nothing can be
 * drawn, as concerns if the linter decides.
 */

import type { Crowded, Layout } from '../../layout/model/graph.ts'
import type { GraphData, GraphEdge } from '../data/graph.ts'
import type { Sheet } from '../sheet.ts'

export function reportCrowding(data: GraphData, { crowded }: Layout, sheet: Sheet): void {
  for (const each of crowded) {
    const edge = 'edge' in each ? data.edges[each.edge] : undefined
    if (edge !== undefined && 'edge' in each) reportEdge(edge, each.what, { data, sheet })
    if ('by' in each)
      sheet.problem(
        'nodes',
        undefined,
        `the drawing is ${each.by} px too ${each.what === 'width' ? 'wide' : 'high'}; shorten text or remove nodes`,
      )
  }
  reportShape(crowded, sheet)
}

type EdgeCrowding = Extract<Crowded, { edge: number }>['what']

const reportEdge = (edge: GraphEdge, what: EdgeCrowding, { data, sheet }: { data: GraphData; sheet: Sheet }): void => {
  const change = whatToChange(edge, data)
  switch (what) {
    case 'label':
      return sheet.problem(edge, 'text', 'the label finds no free place beside the edge; shorten it')
    case 'route':
      return sheet.problem(edge, undefined, 'the edge finds no free path; remove an edge or a node')
    case 'bends':
      return sheet.concern(edge, 'R12', `the edge would need more than two bends: ${change}`)
    case 'crossings':
      return sheet.concern(edge, 'R12', `the edge would cross others, and edges cross too often: ${change}`)
    default:
      return what satisfies never
  }
}

/** Ends placed by hand can be moved; the others are placed by the layout. */
const whatToChange = ({ from, to }: GraphEdge, { nodes }: GraphData): string => {
  const placed = nodes.flatMap(({ id, name, at }) =>
    at === undefined ? [] : [from, to].filter((end) => end === id || end === name),
  )
  const ends = [...new Set([from, to])].map((end) => JSON.stringify(end)).join(' or ')
  return placed.length > 0
    ? `move ${placed.map((end) => JSON.stringify(end)).join(' or ')} (at), or omit at`
    : `remove an edge at ${ends}, or a node`
}

/** What the linter may find in any graph, reported here if no edge is to blame. */
const reportShape = (crowded: readonly Crowded[], sheet: Sheet): void => {
  if (!crowded.some(({ what }) => what === 'bends' || what === 'crossings'))
    sheet.concern('edges', 'R12', 'edges would cross or bend too often; remove edges or nodes')
  sheet.concern('edges', 'R19', 'too many arrows would run against the others; reverse or remove some')
  sheet.concern(
    'nodes',
    'R22',
    'too much of the drawing would be empty; join the nodes differently, or remove the outermost one',
  )
}
