/**
 * The side of its node where a self-loop is drawn: the one with the fewest other edges.
 */
import type { Grid } from '../cells/find-cells.ts'
import type { Side } from '../model/graph.ts'
import type { Edge, Model, Node } from '../model/model.ts'
import { isUpright } from '../model/ports.ts'
import type { Pads } from './pads.ts'

/** How far a bow reaches out, and how wide it is. */
export const bow = { depth: 32, width: 48 }
/** From a bow to its label, and from there on. */
const beside = 16

/** Where a bow is: in the middle of a side, or near its end where the middle has other edges. */
export type LoopPlace = { side: Side; aside: boolean }

export type LoopPlaces = Map<Edge, LoopPlace>

export function placeLoops({ loops, edges }: Model, grid: Grid): LoopPlaces {
  const chosen: LoopPlaces = new Map()
  for (const loop of loops) {
    const taken = { top: 0, right: 0, bottom: 0, left: 0 }
    for (const { from, to } of edges)
      if (from === loop.from || to === loop.from)
        for (const side of towards(loop.from, from === loop.from ? to : from, grid)) taken[side]++
    for (const [other, { side }] of chosen) if (other.from === loop.from) taken[side] += 9
    const side = sideOrder.reduce((best, next) => (taken[next] < taken[best] ? next : best))
    chosen.set(loop, { side, aside: taken[side] > 0 })
  }
  return chosen
}

const sideOrder: readonly Side[] = ['top', 'right', 'bottom', 'left']

/** The sides of a node that look to another one. */
const towards = (node: Node, other: Node, { columns, rows }: Grid): Side[] => {
  const across = (columns.get(other) ?? 0) - (columns.get(node) ?? 0)
  const down = (rows.get(other) ?? 0) - (rows.get(node) ?? 0)
  const sides: Side[] = []
  if (across !== 0) sides.push(across > 0 ? 'right' : 'left')
  if (down !== 0) sides.push(down > 0 ? 'bottom' : 'top')
  return sides
}

/** The room that a node's bows and their labels take outside of it. */
export const loopReach = (node: Node, places: LoopPlaces): Pads => {
  const reach = { top: 0, right: 0, bottom: 0, left: 0 }
  for (const [{ from, given }, { side }] of places) {
    if (from !== node) continue
    const words = isUpright(side) ? (given.label?.h ?? 0) : (given.label?.w ?? 0)
    reach[side] = Math.ceil((bow.depth + (words === 0 ? 0 : words + beside)) / 8) * 8
  }
  return reach
}
