/**
 * What surrounds things: walls around what is inside, the page around everything, shared axes of rows, columns and lanes.
 */
import { type Board, groupsOf, type Item, leavesOf } from '../model/board.ts'
import { pull } from '../model/weights.ts'
import { beyond } from '../place/bars.ts'
import { type Program, type Spot, softness } from '../solve/program.ts'
import { acrossOf, alongOf } from '../strokes/words.ts'
import { type Axis, isFacing, sizeOf } from './axis.ts'
import { levelWalls } from './level-walls.ts'
import type { Places, Scene } from './places.ts'
import { moved } from './thing.ts'

export function keepFrames(program: Program, places: Places, scene: Scene): void {
  const { board, axis } = scene
  for (const item of board.items.slice(1)) keepInside(item, { program, places, board, axis })
  for (const group of groupsOf(board)) keepGroup(group, { program, places, axis })
  levelWalls(program, places, scene)
  keepAxes(program, places, scene)
  keepHalves(program, places, scene)
  keepPins(program, places, scene)
  keepLanes(program, places, scene)
  keepOnPage(program, places, scene)
}

type Means = { program: Program; places: Places; board: Board; axis: Axis }

/** An item inside of its group; what stands on a wall is in the middle of it. */
const keepInside = (item: Item, { program, places, board, axis }: Means): void => {
  const { low, high, middle, page } = places
  const isBar = item.stretch === axis
  if (isBar) program.keep(low(item.index), high(item.index), 2 * beyond, { softness: softness.frame, weight: pull.bar })
  // In lanes, bars reach into others.
  if (item.parent <= 0 || (isBar && board.items[item.parent]!.isLane)) {
    program.keep(page.start, low(item.index), 0, { softness: softness.frame })
    program.keep(high(item.index), page.end, 0, { softness: softness.frame })
    return
  }
  const { pads, even } = board.items[item.parent]!
  const least = board.isTurned === (axis === 'y') ? even : 0
  const [before, after] = (axis === 'x' ? [pads.left, pads.right] : [pads.top, pads.bottom]).map((each) =>
    Math.max(each, least),
  ) as [number, number]
  const [lowWall, highWall] = axis === 'x' ? [3, 1] : [0, 2]
  const kind = { softness: softness.frame }
  if (item.wall === lowWall) program.tie(low(item.parent), middle(item.index), softness.frame)
  else program.keep(low(item.parent), low(item.index), before, kind)
  if (item.wall === highWall) program.tie(high(item.parent), middle(item.index), softness.frame)
  else program.keep(high(item.index), high(item.parent), after, kind)
  if (item.wall !== lowWall && item.wall !== highWall)
    program.center(
      [low(item.index), high(item.index)],
      [moved(low(item.parent), before), moved(high(item.parent), -after)],
      pull.wall,
    )
  if (item.wall >= 0) keepInOuter(item, { program, places, board, axis })
}

/** What stands on a wall does not reach through the next one. */
const keepInOuter = (item: Item, { program, places, board, axis }: Means): void => {
  const outer = board.items[item.parent]!.parent
  if (outer <= 0) return
  const { pads } = board.items[outer]!
  const [before, after] = axis === 'x' ? [pads.left, pads.right] : [pads.top, pads.bottom]
  program.keep(places.low(outer), places.low(item.index), before, { softness: softness.frame })
  program.keep(places.high(item.index), places.high(outer), after, { softness: softness.frame })
}

const keepGroup = (group: Item, { program, places, axis }: Omit<Means, 'board'>): void => {
  const titles = sizeOf(group.head, axis) + (isStrip(group, axis) ? sizeOf(group.aside, axis) + 2 : 0)
  const weight = pull.group
  program.keep(places.low(group.index), places.high(group.index), titles + 2, { softness: softness.frame, weight })
}

/** Whether both titles stand beside each other along the axis. */
const isStrip = ({ pads, aside }: Item, axis: Axis): boolean => aside.w > 0 && (axis === 'y') === pads.left > pads.top

/** What is level in a row is the middle of an item, or its upper side where it hangs. */
const levelOf = (places: Places, { index, node }: Item, { isTurned }: Board, axis: Axis): Spot =>
  node?.hangs === true && axis === (isTurned ? 'x' : 'y') ? places.low(index) : places.middle(index)

/** Nodes of one row have their middles at one height; records hang from one line. */
const keepAxes = (program: Program, places: Places, { board, axis }: Scene): void => {
  const shared = new Map<number, Item>()
  for (const item of leavesOf(board)) {
    const name = axis === 'y' ? item.row : item.column
    if (name < 0 || item.stretch === axis || (item.wall >= 0 && isFacing(item.wall, axis))) continue
    const before = shared.get(name)
    if (before !== undefined)
      program.tie(levelOf(places, before, board, axis), levelOf(places, item, board, axis), softness.axis)
    shared.set(name, item)
  }
}

/** What is in a half row stays between the two whole ones. */
const keepHalves = (program: Program, { middle }: Places, { board, axis }: Scene): void => {
  for (const { item, before, after, gap } of board.halves.filter((half) => half.axis === axis)) {
    program.keep(middle(before), middle(item), gap, { softness: softness.axis })
    program.keep(middle(item), middle(after), gap, { softness: softness.axis })
  }
}

/** Pinned nodes are in the order of their columns and rows, and those of one are level. */
const keepPins = (program: Program, places: Places, { board, axis }: Scene): void => {
  const across = (axis === 'x') === board.isTurned ? 1 : 0
  const pinOf = ({ node }: Item): number => node!.at![across]
  const pinned = leavesOf(board).filter(({ node, wall }) => node?.at !== undefined && wall < 0)
  const sorted = pinned.sort((a, b) => pinOf(a) - pinOf(b) || a.index - b.index)
  for (const [index, next] of sorted.slice(1).entries()) {
    const before = sorted[index]!
    if (pinOf(before) === pinOf(next))
      program.tie(levelOf(places, before, board, axis), levelOf(places, next, board, axis), softness.pin)
    else program.keep(places.middle(before.index), places.middle(next.index), 1, { softness: softness.pin })
  }
}

/** Lanes are beside each other without a gap, and equally long. */
const keepLanes = (program: Program, { low, high }: Places, { board, axis }: Scene): void => {
  const lanes = groupsOf(board).filter(({ isLane }) => isLane)
  for (const [index, lane] of lanes.slice(1).entries()) {
    const before = lanes[index]!
    if (axis === 'x') program.tie(high(before.index), low(lane.index), softness.frame)
    else {
      program.tie(low(before.index), low(lane.index), softness.frame)
      program.tie(high(before.index), high(lane.index), softness.frame)
    }
  }
}

const keepOnPage = (program: Program, places: Places, { net, words, axis }: Scene): void => {
  const { start, end } = places.page
  const frame = { softness: softness.frame }
  for (const [index, { isUpright }] of net.strokes.entries()) {
    if (isUpright !== (axis === 'x')) continue
    program.keep(start, places.stroke(index), 1, frame)
    program.keep(places.stroke(index), end, 1, frame)
  }
  for (const [index, each] of words.entries()) {
    const spot = places.words(index)
    const length = each.run.isUpright === (axis === 'x') ? acrossOf(each) : alongOf(each)
    program.keep(start, spot, 0, { softness: softness.node })
    program.keep({ ...spot, offset: spot.offset + length }, end, 0, { softness: softness.node })
  }
  program.keep(start, end, 0, { softness: softness.frame, weight: pull.page })
}
