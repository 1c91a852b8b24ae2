/**
 * Warns of what lies on each other in a laid-out graph, at the fields that it comes from.
 *
 * Only of that: crossings, bends and empty space are the layout's to avoid, and not the data's.
 */

import type { Layout } from '../../layout/model/graph.ts'
import type { GraphDocument } from '../data/graph.ts'
import type { Sheet } from '../sheet.ts'

export function reportCrowding(data: GraphDocument, { crowded }: Layout, sheet: Sheet): void {
  sheet.ifTooWide('nodes', 'shorten names, remove nodes or draw a part (options around and depth)')
  sheet.ifTooHigh('nodes', 'shorten names, remove nodes or draw a part (options around and depth)')
  for (const each of crowded) {
    const edge = 'edge' in each ? data.edges[each.edge] : undefined
    if (edge !== undefined && each.what === 'label')
      sheet.warn(edge, 'text', 'the label touches something else; shorten it')
    if (edge !== undefined && each.what === 'route')
      sheet.warn(edge, undefined, 'the edge runs along or over something else')
  }
}
