/**
 * The variables of everything that has a place along an axis.
 */
import type { Board, Item } from '../model/board.ts'
import { isLowSide } from '../model/sides.ts'
import type { Program, Spot } from '../solve/program.ts'
import type { Net } from '../strokes/net.ts'
import { acrossOf, alongOf, besideItem, besideOf, type Words } from '../strokes/words.ts'
import { type Axis, middleOf, sizeOf, startOf } from './axis.ts'

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
export function placesIn(
  { board, net, words, axis }: Scene,
  program: Program,
  fixed: ReadonlyMap<number, Spot>,
): Places {
  const page = {
    start: { variable: program.variable(0), offset: 0 },
    end: { variable: program.variable(0), offset: 0 },
  }
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
  const [index, side] =
    words.spot === 'from' ? [from, net.courses[words.wire]!.sides[0]] : [to, net.courses[words.wire]!.sides[1]]
  const { low, high } = item(index)
  return isLowSide(side)
    ? { ...low, offset: low.offset - besideItem - alongOf(words) }
    : { ...high, offset: high.offset + besideItem }
}
