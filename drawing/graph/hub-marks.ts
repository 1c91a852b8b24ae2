/**
 * Marks that many edges with words of their own meet: these share no stroke, and a mark of the usual size has no room for so
 * many ends.
 */
import type { GraphEdge, GraphNode } from '../data/graph.ts'
import { up } from '../rect.ts'
import type { NodeView } from './style.ts'

/** So many ends are at a mark of the usual size. */
const usual = 8

/** A side of a circle is met between its corners at 30 degrees or more along so much of it. */
const met = 0.85

/** The fullest of four sides has so many times its share. */
const uneven = 1.75

/** Pixels between two ends. */
const apart = 8

/** Makes marks as large as their ends need. */
export function growHubs(
  views: ReadonlyMap<GraphNode, NodeView>,
  edges: readonly Pick<GraphEdge, 'from' | 'to' | 'text'>[],
): void {
  const ends = edges.flatMap(({ from, to, text }) => (text === undefined ? [] : [from, to]))
  for (const [node, view] of views) {
    const count = ends.filter((end) => end === node.id || end === node.name).length
    if (view.outline !== 'circle' || count <= usual) continue
    const side = up(((uneven * count) / 4 / met) * apart, 2 * apart)
    Object.assign(view, { w: Math.max(view.w, side), h: Math.max(view.h, side) })
  }
}
