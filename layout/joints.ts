/**
 * Trunks drawn once: of the wires of a bundle the one that is wanted whole, or else the one with the fewest corners, is drawn from end
 * to end, each other one from where it leaves what is drawn already.
 */
import type { Point } from '../src/geometry/rect.ts'
import type { Wire } from './model/board.ts'
import type { EdgePlace, Joint, LayoutEdge } from './model/graph.ts'
import { followed, lengthOf } from './parting.ts'

type Joins = NonNullable<EdgePlace['joins']>

/** What is drawn of each wire, and where strokes part or meet. */
export type Drawn = { points: Point[]; joins: Joins | undefined }[]

/** `paths` are the points of each wire in pixels, from end to end; `edges` say which are wanted whole. */
export function joinBundles(
  wires: readonly Wire[],
  paths: readonly Point[][],
  edges: readonly Pick<LayoutEdge, 'whole'>[],
): { drawn: Drawn; joints: Joint[] } {
  const drawn: Drawn = paths.map((points) => ({ points, joins: undefined }))
  const joints = new Map<string, Joint>()
  for (const mates of bundlesOf({ wires, paths }, edges)) {
    const done: number[] = []
    for (const index of mates) {
      const branch = done.length === 0 ? undefined : branchOf(index, done, { wires, paths })
      done.push(index)
      if (branch === undefined) continue
      drawn[index] = { points: branch.points, joins: branch.joins }
      if (branch.joins.at === 'both') continue
      const { x, y } = branch.parting
      const joint = joints.get(`${x} ${y}`) ?? { x, y, edges: [branch.joins.edge] }
      joint.edges.push(index)
      joints.set(`${x} ${y}`, joint)
    }
  }
  return { drawn, joints: [...joints.values()] }
}

/** The wires of each bundle of several, the one that is wanted whole first, then those with fewer corners: the last are drawn in part. */
const bundlesOf = ({ wires, paths }: Means, edges: readonly Pick<LayoutEdge, 'whole'>[]): number[][] => {
  const bundles = new Map<number, number[]>()
  for (const [index, { bundle }] of wires.entries()) bundles.set(bundle, [...(bundles.get(bundle) ?? []), index])
  const isWhole = (index: number): number => (edges[wires[index]!.edge]?.whole === true ? 0 : 1)
  const corners = (index: number): number => paths[index]!.length
  return [...bundles.values()]
    .filter(({ length }) => length > 1)
    .map((mates) => mates.sort((a, b) => isWhole(a) - isWhole(b) || corners(a) - corners(b) || a - b))
}

type Means = { wires: readonly Wire[]; paths: readonly Point[][] }
type Branch = { points: Point[]; joins: Joins; parting: Point }

/** What is left of a wire from where it parts from those drawn before; undefined where it shares nothing. */
const branchOf = (index: number, done: readonly number[], { wires, paths }: Means): Branch | undefined => {
  const own = wires[index]!
  const branches = (['from', 'to'] as const).flatMap((at) => {
    const mates = done.filter((mate) => wires[mate]![at] === own[at])
    const walk = (points: readonly Point[]): Point[] => (at === 'to' ? points.toReversed() : [...points])
    const found = followed(
      walk(paths[index]!),
      mates.map((mate) => ({ mate, points: walk(paths[mate]!) })),
    )
    if (found === undefined) return []
    const joins: Joins = { edge: found.mate, at: found.rest.length < 2 ? 'both' : at }
    return [{ points: walk(found.rest.length < 2 ? walk(paths[index]!) : found.rest), joins, parting: found.parting }]
  })
  return branches.sort((a, b) => lengthOf(a.points) - lengthOf(b.points))[0]
}
