/**
 * Edges that share the tip of a diamond or a mark become one trunk there: one stroke, one head.
 */
import type { Point } from '../../src/geometry/rect.ts'
import type { Node } from '../model/model.ts'
import { sideAt, windowsOf } from '../model/ports.ts'
import type { Placement } from '../place/place.ts'
import type { Route } from './route.ts'

export function mergeTips(routes: readonly Route[], { nodes }: Placement): void {
  let trunk = routes.length
  for (const hub of ['to', 'from'] as const)
    for (const shared of bundles(routes, hub, (end) => isTip(end, nodes))) {
      for (const route of shared) Object.assign(route, { trunk, hub })
      trunk++
    }
}

type End = { node: Node; point: Point; next: Point }

/** Routes that end (or start) at the same point and look alike, those of a trunk left out. */
const bundles = (routes: readonly Route[], hub: 'from' | 'to', isShared: (end: End) => boolean): Route[][] => {
  const found = new Map<string, Route[]>()
  for (const route of routes) {
    const { edge, points, trunk, free } = route
    const [point, next] = hub === 'from' ? [points[0], points[1]] : [points.at(-1), points.at(-2)]
    if (point === undefined || next === undefined || trunk !== undefined || !free) continue
    const node = edge[hub]
    if (!isShared({ node, point, next })) continue
    const { back = false, link = false } = edge.given
    const key = [node.index, point.x, point.y, back, link].join(' ')
    found.set(key, [...(found.get(key) ?? []), route])
  }
  return [...found.values()].filter((shared) => shared.length > 1)
}

/** Whether the side that the end touches has room for one port only. */
const isTip = ({ node, point, next }: End, nodes: Placement['nodes']): boolean => {
  const rect = nodes.get(node)
  if (rect === undefined) return false
  const [window] = windowsOf(node, rect, { side: sideAt(point, next) })
  return window !== undefined && window.low === window.high
}
