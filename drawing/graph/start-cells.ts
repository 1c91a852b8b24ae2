/**
 * Where the search for a drawing begins: at the cells of the sample's nodes.
 */

import type { Cells } from '../../layout/model/graph.ts'
import type { GraphNode } from '../data/graph.ts'
import { nodeId } from './layout-ids.ts'

/** A graph is the sample, edited, if at least so many of its nodes have names of the sample. */
const leastShare = 0.5

/**
 * Cells of nodes that the sample has by the same name. A node of another name takes the cell of the sample's node at
 * its place in the list, where no node has that node's name: people rename what is there before they add to it. A graph
 * of its own has none: the sample's places mean nothing for its edges.
 */
export function startCells(nodes: readonly GraphNode[], cells: Cells): Cells {
  const ids = nodes.map(nodeId)
  const sampleIds = Object.keys(cells)
  const known = ids.filter((id) => cells[id] !== undefined).length
  if (known < leastShare * ids.length) return {}
  const entries = ids.flatMap((id, index): [string, Cells[string]][] => {
    const own = cells[id]
    if (own !== undefined) return [[id, own]]
    const sampleId = sampleIds[index]
    const renamed = sampleId === undefined || ids.includes(sampleId) ? undefined : cells[sampleId]
    return renamed === undefined ? [] : [[id, renamed]]
  })
  return Object.fromEntries(entries)
}
