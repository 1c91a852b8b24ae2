/**
 * The cheapest way of one edge: from the sides of its nodes, or from where its trunk runs already.
 */
import type { Direction } from '../model/graph.ts'
import type { Edge, Model, Node } from '../model/model.ts'
import { easy, findPath, type Gate } from './find-path.ts'
import { type End, type Ground, gatesOf, type NodeGate } from './gates.ts'
import type { Spot } from './net.ts'
import { type Loads, priceOfSide } from './prices.ts'
import type { Way } from './way.ts'

export type Router = { ground: Ground; model: Model; direction: Direction; loads: Loads }

/** A start in the tree of a trunk: how the tree leads there. */
type TreeGate = Gate & { root: Way }

/** The cheapest way from an edge's hub, or from the ways of its trunk that are laid already; nothing where there is none. */
export function findWay(
  edge: Edge,
  hub: 'from' | 'to',
  { laid, router }: { laid: readonly Way[]; router: Router },
): Way | undefined {
  const [first, last] = hub === 'to' ? [edge.to, edge.from] : [edge.from, edge.to]
  const goals = gates(endOf(edge, last), router)
  if (goals.length === 0) return undefined
  const branch = laid.length > 0 ? findPath(treeGates(laid), goals) : undefined
  if (branch !== undefined && branch.bends <= easy) return branchWay(branch)
  const starts = gates(endOf(edge, first), router)
  const own = starts.length === 0 ? undefined : findPath<NodeGate, NodeGate>(starts, goals)
  // An edge leaves its trunk only for a way of its own that is easy to follow.
  if (branch !== undefined && (own === undefined || own.bends > easy)) return branchWay(branch)
  return own === undefined ? undefined : { start: own.start, goal: own.goal, prefix: [], spots: own.spots }
}

const branchWay = ({ start, goal, spots }: { start: TreeGate; goal: NodeGate; spots: Spot[] }): Way => ({
  start: start.root.start,
  goal,
  prefix: [...start.root.prefix, ...start.root.spots.slice(0, start.root.spots.indexOf(start.spot))],
  spots,
})

/** Every spot of the trunk so far, to go on in any direction; it counts as turned as often as the trunk has. */
const treeGates = (laid: readonly Way[]): TreeGate[] => laid.flatMap((root) => gatesAlong(root))

const gatesAlong = (root: Way): TreeGate[] => {
  const path = [...root.prefix, ...root.spots]
  let [turns, wasLevel] = [0, root.start.level]
  const gates = path.flatMap((spot, index) => {
    const before = path[index - 1]
    const isLevel = before === undefined ? wasLevel : before.y === spot.y
    if (isLevel !== wasLevel) turns++
    wasLevel = isLevel
    return [true, false].map(
      (level): TreeGate => ({ spot, level, cost: 0, bends: turns + (level === isLevel ? 0 : 1), root }),
    )
  })
  return gates.slice(2 * root.prefix.length)
}

const endOf = ({ given, from, to }: Edge, node: Node): End => {
  const arrives = node === to
  const words = given.ends?.[arrives ? 1 : 0]
  const run = Math.max(given.runs?.[arrives ? 1 : 0] ?? given.run ?? 16, words === undefined ? 0 : words.h + 8)
  return {
    node,
    other: arrives ? from : to,
    port: arrives ? given.toPort : given.fromPort,
    run,
    arrives,
    trunk: given.trunk !== undefined,
  }
}

const gates = (end: End, { ground, model, direction, loads }: Router): NodeGate[] => {
  const market = { rects: ground.rects, direction, strict: model.options.strict === true, loads }
  return gatesOf(end, ground, (window) => priceOfSide(window, end, market))
}
