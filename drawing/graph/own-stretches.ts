/**
 * Words of an edge that leaves or joins a trunk at the stretch that is its own: over the place where strokes part they could
 * be those of any of them.
 */
import type { EdgePlace, Layout } from '../../layout/model/graph.ts'
import type { Point } from '../../src/geometry/rect.ts'

/** Free pixels at both ends of words. */
const air = 4

/** A layout in which words over a joint are in the middle of the stretch behind it, where that is long enough. */
export const atOwnStretches = (layout: Layout): Layout => ({
  ...layout,
  edges: layout.edges.map((edge, index) =>
    layout.joints.reduce((at, joint) => movedFrom(at, joint, index, layout), edge),
  ),
})

const movedFrom = (edge: EdgePlace, joint: Layout['joints'][number], index: number, { edges }: Layout): EdgePlace => {
  const { label, points, joins } = edge
  if (label === undefined || !joint.edges.includes(index)) return edge
  const mate = joint.edges.flatMap((each) =>
    edges[each]?.joins?.edge === index ? (edges[each]?.joins?.at ?? []) : [],
  )[0]
  const end = ownEnd(joint, (joins?.at ?? mate) === 'to' ? points.toReversed() : points)
  if (end === undefined || label.y > joint.y || label.x - air >= joint.x || label.x + label.w + air <= joint.x)
    return edge
  const [low, high] = [Math.min(joint.x, end.x), Math.max(joint.x, end.x)]
  if (high - low < label.w + 2 * air) return edge
  return { ...edge, label: { ...label, x: Math.round((low + high - label.w) / 2) } }
}

/** Where a level piece of a way from a trunk ends that passes a joint. */
const ownEnd = ({ x, y }: Point, way: readonly Point[]): Point | undefined =>
  way.slice(1).find((to, index) => {
    const from = way[index]!
    return from.y === y && to.y === y && Math.min(from.x, to.x) <= x && x < Math.max(from.x, to.x)
  })
