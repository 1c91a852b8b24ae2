/**
 * What has a place along an axis: nodes, walls, titles, strokes and words, each with the stretch that it covers across it.
 */
import { type Board, groupsOf, type Item, itemOf, leavesOf } from '../model/board.ts'
import { extentOf, type Net } from '../strokes/net.ts'
import { acrossOf, alongOf, besideItem, besideOf, endPlace, hasMark, mark, type Words } from '../strokes/words.ts'
import { isLowSide, sideAt } from '../model/sides.ts'
import { type Axis, middleOf, otherAxis, sizeOf, startOf } from './axis.ts'
import type { Program, Spot } from '../solve/program.ts'

export type Kind = 'node' | 'low wall' | 'high wall' | 'title' | 'mark' | 'stroke' | 'words'

/**
 * Its lower and its higher side along the axis, and from where to where it reaches across. Things are in the order of `key`,
 * and at one place in that of `tie`; `id` is the index of the item, stroke, words, or of
 * the wire of a mark.
 */
export type Thing = { kind: Kind; id: number; low: Spot; high: Spot; from: number; to: number; key: number; tie: number }

/** The variables of everything along one axis. */
export type Places = {
  page: { start: Spot; end: Spot }
  /** The middle of a node, and the walls of a group. */
  middle: (item: number) => Spot
  low: (item: number) => Spot
  high: (item: number) => Spot
  /** Undefined for a stroke along the axis. */
  stroke: (index: number) => Spot
  /** The lower side of words. */
  words: (index: number) => Spot
}

/** `straightens`: jogs are worth vanishing; those that are left later weigh no more than other pieces. */
export type Scene = { board: Board; net: Net; words: readonly Words[]; axis: Axis; straightens: boolean }

/** `fixed` strokes have no variable of their own: they move with the item whose port they are at. */
export function placesIn({ board, net, words, axis }: Scene, program: Program, fixed: ReadonlyMap<number, Spot>): Places {
  const page = { start: { variable: program.variable(0), offset: 0 }, end: { variable: program.variable(0), offset: 0 } }
  const items = new Map<number, { low: Spot; high: Spot; middle: Spot }>()
  for (const item of board.items.slice(1)) items.set(item.index, spotsOf(item, axis, program))
  const resolve = ({ variable, offset }: Spot): Spot => {
    const { middle } = items.get(variable)!
    return { variable: middle.variable, offset: middle.offset + offset }
  }
  const strokes = net.strokes.map(({ isUpright, at }, index): Spot | undefined => {
    if (isUpright !== (axis === 'x')) return undefined
    const held = fixed.get(index)
    return held === undefined ? { variable: program.variable(at), offset: 0 } : resolve(held)
  })
  const stroke = (index: number): Spot => strokes[index]!
  const item = (index: number) => items.get(index)!
  const own = words.map((each): Spot => {
    const across = acrossOf(each)
    if (each.run.isUpright === (axis === 'x')) {
      const { variable, offset } = stroke(each.run.stroke)
      return { variable, offset: offset + (each.side > 0 ? besideOf(board, each) : -besideOf(board, each) - across) }
    }
    if (each.spot === 'label') return { variable: program.variable(each.at), offset: 0 }
    return beside(each, { board, net }, item)
  })
  return {
    page,
    stroke,
    middle: (index) => item(index).middle,
    low: (index) => item(index).low,
    high: (index) => item(index).high,
    words: (index) => own[index]!,
  }
}

const spotsOf = (item: Item, axis: Axis, program: Program): { low: Spot; high: Spot; middle: Spot } => {
  const [start, size] = [startOf(item, axis), sizeOf(item, axis)]
  if (item.isGroup) {
    const low = { variable: program.variable(start), offset: 0 }
    return { low, high: { variable: program.variable(start + size), offset: 0 }, middle: low }
  }
  if (item.stretch === axis) {
    const low = { variable: program.variable(start), offset: 0 }
    return { low, high: { variable: program.variable(start + size), offset: 0 }, middle: low }
  }
  const middle = { variable: program.variable(middleOf(item, axis)), offset: 0 }
  const at = (offset: number): Spot => ({ ...middle, offset })
  return { low: at(-size / 2), high: at(size / 2), middle }
}

/** Words at the end of a wire move with the item there. */
const beside = (
  words: Words,
  { board, net }: Pick<Scene, 'board' | 'net'>,
  item: (index: number) => { low: Spot; high: Spot },
): Spot => {
  const { from, to } = board.wires[words.wire]!
  const [index, side] = words.spot === 'from' ? [from, net.courses[words.wire]!.sides[0]] : [to, net.courses[words.wire]!.sides[1]]
  const { low, high } = item(index)
  return isLowSide(side)
    ? { ...low, offset: low.offset - besideItem - alongOf(words) }
    : { ...high, offset: high.offset + besideItem }
}

/** All things in the order that the axis has now. */
export function thingsIn(scene: Scene, places: Places): Thing[] {
  const things = [
    ...leavesOf(scene.board).map((item) => nodeThing(item, scene, places)),
    ...groupsOf(scene.board).flatMap((item) => groupThings(item, scene, places)),
    ...strokeThings(scene, places),
    ...(scene.words.length > 0 ? markThings(scene, places) : []),
    ...wordThings(scene, places),
  ]
  return things.sort((a, b) => a.key - b.key || a.tie - b.tie || a.low.variable - b.low.variable || a.id - b.id)
}

const stretchAcross = (item: Item, axis: Axis): { from: number; to: number } => {
  const other = otherAxis(axis)
  return { from: startOf(item, other), to: startOf(item, other) + sizeOf(item, other) }
}

const nodeThing = (item: Item, { axis }: Scene, { low, high }: Places): Thing => {
  const { index } = item
  return { kind: 'node', id: index, low: low(index), high: high(index), ...stretchAcross(item, axis), key: middleOf(item, axis), tie: 0 }
}

const groupThings = (item: Item, { axis }: Scene, { low, high }: Places): Thing[] => {
  const { index, head, aside } = item
  const [across, start, end] = [stretchAcross(item, axis), startOf(item, axis), startOf(item, axis) + sizeOf(item, axis)]
  const base = { id: index, ...across, tie: 0 }
  const [lowWall, highWall] = [low(index), high(index)]
  const things: Thing[] = [
    { ...base, kind: 'low wall', low: lowWall, high: lowWall, key: start },
    { ...base, kind: 'high wall', low: highWall, high: highWall, key: end },
  ]
  const other = otherAxis(axis)
  const shift = (spot: Spot, by: number): Spot => ({ ...spot, offset: spot.offset + by })
  // The title of a lane takes its whole strip, which only things along it can enter.
  const isStripAxis = (axis === 'x') === item.pads.left > item.pads.top
  if (head.w > 0 && head.h > 0 && (!item.isLane || isStripAxis)) {
    const to = item.isLane ? across.to : across.from + sizeOf(head, other)
    things.push({ ...base, kind: 'title', low: lowWall, high: shift(lowWall, sizeOf(head, axis)), to, key: start + 0.1 })
  }
  if (aside.w > 0 && aside.h > 0) things.push(asideThing(item, { axis, base, lowWall, highWall, start, end }))
  return things
}

/** The title in the far corner: at the end of the level axis, at the start of the other. */
const asideThing = (
  { aside, pads }: Item,
  { axis, base, lowWall, highWall, start, end }: { axis: Axis; base: { id: number; from: number; to: number; tie: number }; lowWall: Spot; highWall: Spot; start: number; end: number },
): Thing => {
  const strip: Axis = pads.left > pads.top ? 'y' : 'x'
  const [size, depth] = [sizeOf(aside, axis), sizeOf(aside, otherAxis(axis))]
  if (axis === strip)
    return { ...base, kind: 'title', low: { ...highWall, offset: -size }, high: highWall, to: base.from + depth, key: end - 0.1 }
  return { ...base, kind: 'title', low: lowWall, high: { ...lowWall, offset: size }, from: base.to - depth, key: start + 0.1 }
}

const strokeThings = ({ board, net, axis }: Scene, places: Places): Thing[] =>
  net.strokes.flatMap((stroke, id): Thing[] => {
    if (stroke.isUpright !== (axis === 'x')) return []
    const { low: from, high: to } = extentOf(board, net, stroke)
    const spot = places.stroke(id)
    return [{ kind: 'stroke', id, low: spot, high: spot, from, to, key: stroke.at, tie: stroke.rank }]
  })

/** Marks at the ends of wires, which only words keep clear of. */
const markThings = (scene: Scene, places: Places): Thing[] =>
  scene.net.courses.flatMap(({ runs, sides }, wire) =>
    ([0, 1] as const).flatMap((end): Thing[] => {
      const given = scene.board.wires[wire]!
      if (!hasMark(given, end)) return []
      const run = end === 0 ? runs[0]! : runs.at(-1)!
      const { at, rank } = scene.net.strokes[run.stroke]!
      const [item, side] = [end === 0 ? given.from : given.to, sides[end]]
      const tip = sideAt(itemOf(scene.board, item), side)
      const stretch = isLowSide(side) ? { from: tip - mark.length, to: tip } : { from: tip, to: tip + mark.length }
      if (run.isUpright === (scene.axis === 'x')) {
        const spot = places.stroke(run.stroke)
        const [low, high] = [spot.offset - mark.half, spot.offset + mark.half].map((offset): Spot => ({ ...spot, offset }))
        return [{ kind: 'mark', id: wire, low: low!, high: high!, ...stretch, key: at, tie: rank }]
      }
      const spot = isLowSide(side) ? places.low(item) : places.high(item)
      const [low, high] = [stretch.from - tip, stretch.to - tip].map((by): Spot => ({ ...spot, offset: spot.offset + by }))
      return [{ kind: 'mark', id: wire, low: low!, high: high!, from: at - mark.half, to: at + mark.half, key: (stretch.from + stretch.to) / 2, tie: 0 }]
    }),
  )

const wordThings = ({ board, net, words, axis }: Scene, places: Places): Thing[] =>
  words.map((each, id): Thing => {
    const stroke = net.strokes[each.run.stroke]!
    const [across, along] = [acrossOf(each), alongOf(each)]
    const low = places.words(id)
    const at = each.spot === 'label' ? each.at : endPlace(board, net, each)
    if (each.run.isUpright === (axis === 'x'))
      return {
        kind: 'words',
        id,
        low,
        high: { ...low, offset: low.offset + across },
        from: at,
        to: at + along,
        key: stroke.at + each.side * 0.01,
        tie: stroke.rank + each.side * 0.5,
      }
    const from = each.side > 0 ? stroke.at + besideOf(board, each) : stroke.at - besideOf(board, each) - across
    return { kind: 'words', id, low, high: { ...low, offset: low.offset + along }, from, to: from + across, key: at + along / 2, tie: 0 }
  })
