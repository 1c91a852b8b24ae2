/**
 * What is wrong with a layout, for the caller to report: wires and words in each other's way, wires that bend or cross too
 * often, pins on one place, and by how much the whole is too large.
 */

import { legible } from '../src/geometry/legible.ts'
import { type Candidate, usualPage } from './candidate.ts'
import type { Crowded, LayoutGraph, LayoutOptions } from './model/graph.ts'

export function crowdedOf(
  graph: LayoutGraph,
  options: LayoutOptions,
  { found, size }: { found: Candidate['found']; size: { w: number; h: number } },
): Crowded[] {
  const routes = new Set([...found.through, ...found.merged, ...found.walls, ...found.titles])
  const bent = found.bends.flatMap((bends, edge) => (bends > legible.bends ? [edge] : []))
  const width = size.w - (options.maxWidth ?? usualPage.width)
  const height = size.h - (options.maxHeight ?? usualPage.height)
  return [
    ...[...routes].sort((a, b) => a - b).map((edge): Crowded => ({ edge, what: 'route' })),
    ...[...new Set(found.words)].map((edge): Crowded => ({ edge, what: 'label' })),
    ...bent.map((edge): Crowded => ({ edge, what: 'bends' })),
    ...mostCrossing(found.crossings).map((edge): Crowded => ({ edge, what: 'crossings' })),
    ...sharedPins(graph).map((nodes): Crowded => ({ what: 'pin', nodes })),
    ...(width > 0 ? [{ what: 'width', by: width } as const] : []),
    ...(height > 0 ? [{ what: 'height', by: height } as const] : []),
  ]
}

/** The edges with the most crossings, if there are too many overall. */
const mostCrossing = (crossings: readonly number[]): number[] => {
  const all = crossings.reduce((sum, each) => sum + each, 0) / 2
  if (all <= Math.floor(crossings.length / legible.linesPerCrossing)) return []
  const most = Math.max(...crossings)
  return crossings.flatMap((each, edge) => (each === most ? [edge] : []))
}

const sharedPins = ({ nodes }: LayoutGraph): [string, string][] =>
  nodes.flatMap(({ id, at }, index) => {
    const other = nodes
      .slice(0, index)
      .find((each) => at !== undefined && each.at?.[0] === at[0] && each.at[1] === at[1])
    return other === undefined ? [] : [[other.id, id] as [string, string]]
  })
