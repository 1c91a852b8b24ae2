/**
 * Hubs of fans over the middle of their equals: as far as these are apart at least in any case, and beyond that as far as it
 * costs no more than to pull them together.
 */
import { type Flow, itemOf } from '../model/board.ts'
import { type Equals, equalsOn, placeAcross, runsAhead } from '../model/equals.ts'
import { mostEqual } from '../model/fans.ts'
import { pull } from '../model/weights.ts'
import { type Program, softness } from '../solve/program.ts'
import { sizeOf } from './axis.ts'
import type { Places, Scene } from './places.ts'

export function keepFans(program: Program, places: Places, scene: Scene): void {
  const means = { program, places, scene }
  const fans = equalsOn(scene.board)
  const equals = new Set(fans.flatMap(({ arms }) => arms.map(({ item }) => item)))
  keepAhead(equals, means)
  for (const { hub, arms, flow } of fans)
    if ((flow === 'down') === (scene.axis === 'x'))
      for (let index = 0; index < arms.length - 1 - index; index++)
        keepBetween(hub, { between: arms.slice(index, arms.length - index), flow, ...means })
}

type Means = { program: Program; places: Places; scene: Scene }

/** What leads to equals, and what they lead to, stays ahead, though lines meet its sides. */
const keepAhead = (
  equals: ReadonlySet<number>,
  { program, places: { low, high }, scene: { board, axis } }: Means,
): void => {
  if (equals.size === 0) return
  const flow = axis === 'y' ? 'down' : 'right'
  for (const wire of board.wires)
    if ((equals.has(wire.from) || equals.has(wire.to)) && runsAhead(wire, flow, board))
      program.keep(high(wire.from), low(wire.to), board.distances.nodes, { softness: softness.axis })
}

/** A hub in the middle of the first and the last of some equals. */
const keepBetween = (
  hub: number,
  { between, flow, program, places: { middle }, scene }: Means & { between: Equals['arms']; flow: Flow },
): void => {
  const [before, after] = [between[0]!.item, between.at(-1)!.item]
  const place = (item: number): number => placeAcross(itemOf(scene.board, item), flow)
  const least = leastBetween(between, scene)
  // Two in the middle are an even number of units apart: what is between them can be in the middle.
  if (between.length === 2 && least > 0) program.keep(middle(before), middle(after), least, { softness: softness.axis })
  for (const [half, weight] of [
    [Math.floor(least / 2), pull.fan],
    [Math.floor((place(after) - place(before)) / 2), pull.wideFan],
  ] as const) {
    program.part(middle(before), middle(hub), half, weight)
    program.part(middle(hub), middle(after), half, weight)
  }
}

/**
 * How far the middles of the first and the last of some neighbors are apart: as if all of a few stood side by side, so that
 * lines from farther ones pass between; of many, those that share a row.
 */
const leastBetween = (arms: Equals['arms'], { board, axis }: Scene): number => {
  const row = axis === 'x' ? 'row' : 'column'
  const items = arms.map(({ item }) => itemOf(board, item))
  const isFew = items.length <= mostEqual
  if (!isFew && items[0]![row] !== items.at(-1)![row]) return 0
  const sizes = items.filter((item) => isFew || item[row] === items[0]![row]).map((item) => sizeOf(item, axis))
  const all = sizes.reduce((sum, size) => sum + size, 0) - (sizes[0]! + sizes.at(-1)!) / 2
  return 2 * Math.ceil((all + (sizes.length - 1) * board.distances.nodes) / 2)
}
