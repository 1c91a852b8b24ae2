/**
 * The order of parallel edges, so that they do not cross where they diverge.
 */
import type { Point } from '../../src/geometry/rect.ts'
import type { Lane, Piece } from './lane.ts'

/** Negative where `a` should lie above or left of `b`. */
export function compareLanes(a: Lane, b: Lane): number {
  if (Math.abs(a.at - b.at) > 1) return a.at - b.at
  let votes = 0
  for (const one of a.pieces)
    for (const two of b.pieces)
      if (one.low < two.high + 12 && two.low < one.high + 12) {
        // Going right, the left hand is above; going down, it is to the right.
        const forward = (walk(one, two, 1) - walk(one, two, -1)) * (a.level ? 1 : -1)
        votes += forward
      }
  return votes || first(a) - first(b)
}

const first = ({ pieces }: Lane): number => Math.min(...pieces.map(({ route }) => route.edge.index))

/** A walker on a route: the corner ahead, and the step to the next one. */
type Walker = { points: readonly Point[]; at: number; step: 1 | -1 }

const walker = ({ route: { points }, index }: Piece, sense: 1 | -1): Walker => {
  const [from, to] = [points[index], points[index + 1]]
  const rises = from !== undefined && to !== undefined && to.x + to.y > from.x + from.y
  const step = rises === (sense === 1) ? 1 : -1
  return { points, at: step === 1 ? index + 1 : index, step }
}

/**
 * Walks both routes in the same direction until they diverge: -1 if the first is to the left of the second as seen
 * along the walk, 1 if to its right, 0 where that does not matter.
 */
const walk = (a: Piece, b: Piece, sense: 1 | -1): number => {
  const [one, two] = [walker(a, sense), walker(b, sense)]
  for (let corner = 0; corner < 8; corner++) {
    const [ahead, other] = [one.points[one.at], two.points[two.at]]
    const back = one.points[one.at - one.step]
    if (ahead === undefined || other === undefined || back === undefined) return 0
    const way = { x: Math.sign(ahead.x - back.x), y: Math.sign(ahead.y - back.y) }
    const lead = way.x * (ahead.x - other.x) + way.y * (ahead.y - other.y)
    const [turnA, turnB] = [turnOf(one, way), turnOf(two, way)]
    if (Math.abs(lead) > 1) return lead < 0 ? turnA : -turnB
    if (turnA !== turnB) return turnA - turnB < 0 ? -1 : 1
    if (turnA === 0) return 0
    one.at += one.step
    two.at += two.step
  }
  return 0
}

/** At the corner ahead: -1 to the left, 1 to the right, 0 where the route ends. */
const turnOf = ({ points, at, step }: Walker, way: Point): number => {
  const [corner, next] = [points[at], points[at + step]]
  if (corner === undefined || next === undefined) return 0
  return Math.sign(way.x * (next.y - corner.y) - way.y * (next.x - corner.x))
}
