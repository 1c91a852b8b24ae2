/**
 * Items placed as they were: what was left of something still is, what was above it too, and what was level or below each
 * other shares an axis.
 *
 * One program for each axis: nodes, and the walls of groups around what is inside.
 */
import type { Point } from '../../src/geometry/rect.ts'
import { type Board, type Item, itemOf, leavesOf } from '../model/board.ts'
import { pull } from '../model/weights.ts'
import { Program, type Spot, softness } from '../solve/program.ts'
import { apart } from './arrangement.ts'
import type { Hints } from './hints.ts'
import { knownPairs } from './known-pairs.ts'

type Axis = 'x' | 'y'

/** From where to where something reached. */
type Stretch = { low: number; high: number }
type Area = { x: Stretch; y: Stretch }

/** Places all items but those on walls, on the board. */
export function placeAsKnown(board: Board, hints: Hints): void {
  const areas = new Map(board.items.map((item) => [item.index, areaOf(board, item, hints)]))
  for (const axis of ['x', 'y'] as const) placeAlong(axis, { board, hints, areas })
}

type Means = { board: Board; hints: Hints; areas: ReadonlyMap<number, Area> }

const placeAlong = (axis: Axis, means: Means): void => {
  const program = new Program()
  const page = [program.variable(0), program.variable(0)].map((variable): Spot => ({ variable, offset: 0 }))
  const spots = spotsOf(axis, means.board, program)
  program.keep(page[0]!, page[1]!, 0, { softness: softness.frame, weight: 1 })
  for (const item of spots.keys()) {
    keepInside(itemOf(means.board, item), { program, spots, page, axis, board: means.board })
    keepApart(itemOf(means.board, item), { program, spots, axis, ...means })
  }
  keepApart(itemOf(means.board, 0), { program, spots, axis, ...means })
  keepOrder(axis, means, { program, spots })
  for (const wire of means.board.wires) {
    const [from, to] = [spots.get(wire.from), spots.get(wire.to)]
    if (from !== undefined && to !== undefined) program.pull(from.middle, to.middle, 2)
  }
  for (const { first, second, apart } of knownPairs(means.board, axis)) {
    const [from, to] = [spots.get(first)!.middle, spots.get(second)!.middle]
    program.pull({ ...from, offset: from.offset + apart }, to, pull.known)
  }
  const { at } = program.solve()
  for (const [index, { low, high }] of spots) {
    const item = itemOf(means.board, index)
    const start = at[low.variable]! + low.offset
    if (axis === 'x') [item.x, item.w] = [start, at[high.variable]! + high.offset - start]
    else [item.y, item.h] = [start, at[high.variable]! + high.offset - start]
  }
}

type Spots = Map<number, { low: Spot; high: Spot; middle: Spot }>

const spotsOf = (axis: Axis, { items }: Board, program: Program): Spots =>
  new Map(
    items.slice(1).flatMap(({ index, isGroup, w, h, wall }) => {
      if (wall >= 0) return []
      const variable = program.variable(0)
      const low = { variable, offset: 0 }
      if (isGroup) return [[index, { low, high: { variable: program.variable(0), offset: 0 }, middle: low }] as const]
      const half = (axis === 'x' ? w : h) / 2
      return [[index, { middle: low, low: { variable, offset: -half }, high: { variable, offset: half } }] as const]
    }),
  )

type Tools = { program: Program; spots: Spots; axis: Axis; board: Board }

const keepInside = (item: Item, { program, spots, page, axis, board }: Tools & { page: readonly Spot[] }): void => {
  const own = spots.get(item.index)!
  const outer = spots.get(item.parent) ?? { low: page[0]!, high: page[1]! }
  const { pads } = board.items[item.parent]!
  const [before, after] = axis === 'x' ? [pads.left, pads.right] : [pads.top, pads.bottom]
  program.keep(outer.low, own.low, before, { softness: softness.frame })
  program.keep(own.high, outer.high, after, { softness: softness.frame })
  if (item.isGroup) program.keep(own.low, own.high, leastSize(item, axis), { softness: softness.frame, weight: 4 })
}

const leastSize = ({ head, aside, pads }: Item, axis: Axis): number => {
  const isStrip = (axis === 'y') === pads.left > pads.top
  return isStrip ? (axis === 'x' ? head.w + aside.w : head.h + aside.h) + 2 : 0
}

/** The kids of a group, two by two: apart along the axis along which they are further from each other. */
const keepApart = ({ kids }: Item, { program, spots, axis, areas, board }: Tools & Pick<Means, 'areas'>): void => {
  const placed = kids.filter((kid) => spots.has(kid))
  for (const [index, a] of placed.entries())
    for (const b of placed.slice(index + 1)) {
      const [one, other] = [areas.get(a)!, areas.get(b)!]
      if (separationOf(one, other) !== axis) continue
      const [first, second] = middle(one[axis]) <= middle(other[axis]) ? [a, b] : [b, a]
      const [before, after] = [itemOf(board, first), itemOf(board, second)]
      const gap =
        before.isLane && after.isLane
          ? 0
          : before.isGroup || after.isGroup
            ? apart.groups
            : axis === 'y'
              ? apart.ranks
              : apart.nodes
      program.keep(spots.get(first)!.high, spots.get(second)!.low, gap, { softness: softness.frame })
    }
}

/** All nodes in their order, however deep they are; those at one place share an axis. */
const keepOrder = (axis: Axis, { board, hints }: Means, { program, spots }: Pick<Tools, 'program' | 'spots'>): void => {
  const leaves = leavesOf(board).filter(({ index }) => spots.has(index) && hints.has(index))
  const at = ({ index }: Item): number => hints.get(index)![axis]
  const sorted = leaves.sort((a, b) => at(a) - at(b) || a.index - b.index)
  // Records hang from one line.
  const hangsHere = axis === (board.isTurned ? 'x' : 'y')
  const spot = ({ index, node }: Item): Spot =>
    node?.hangs === true && hangsHere ? spots.get(index)!.low : spots.get(index)!.middle
  for (const [index, leaf] of sorted.entries())
    for (const next of sorted.slice(index + 1)) {
      const isLevel = at(leaf) === at(next)
      const arePinned = leaf.node?.at !== undefined && next.node?.at !== undefined
      if (isLevel) program.tie(spot(leaf), spot(next), arePinned ? softness.pin : softness.axis)
      else if (reachesAcross(leaf, axis) || reachesAcross(next, axis))
        program.keep(spots.get(leaf.index)!.high, spots.get(next.index)!.low, apart.ranks, {
          softness: softness.stroke,
        })
      else program.keep(spot(leaf), spot(next), 1, { softness: arePinned ? softness.pin : softness.strokes })
      // The next ones are further than this one, which is further than the leaf.
      if (isLevel) break
    }
}

/** Bars reach over what is beside them, whichever group that is in. */
const reachesAcross = ({ stretch }: Item, axis: Axis): boolean => stretch !== undefined && stretch !== axis

const areaOf = (board: Board, item: Item, hints: Hints): Area => {
  const places = [...hints]
    .filter(([index]) => itemOf(board, index).within.includes(item.index))
    .map(([, place]) => place)
  const stretch = (of: (place: Point) => number): Stretch => {
    const all = places.map(of)
    return all.length === 0 ? { low: 0, high: 0 } : { low: Math.min(...all), high: Math.max(...all) }
  }
  return { x: stretch(({ x }) => x), y: stretch(({ y }) => y) }
}

/** The axis along which two things are further apart; along the flow if it is the same. */
const separationOf = (a: Area, b: Area): Axis => {
  const between = (one: Stretch, other: Stretch): number => Math.max(one.low - other.high, other.low - one.high)
  return between(a.x, b.x) > between(a.y, b.y) ? 'x' : 'y'
}

const middle = ({ low, high }: Stretch): number => (low + high) / 2

/** Leaves that were level, or below each other, share an axis. */
export function nameAxes(board: Board, hints: Hints): void {
  const [rows, columns] = [new Map<number, number>(), new Map<number, number>()]
  const nameOf = (names: Map<number, number>, at: number): number => {
    const known = names.get(at) ?? board.axes++
    names.set(at, known)
    return known
  }
  for (const [index, { x, y }] of hints) {
    const item = itemOf(board, index)
    item.row = nameOf(rows, y)
    item.column = nameOf(columns, x)
  }
}
