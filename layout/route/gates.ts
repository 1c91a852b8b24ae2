/**
 * Gates of nodes: the spots of the net from which a straight run leads to a node's side.
 */
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Port, Side } from '../model/graph.ts'
import type { Group, Node } from '../model/model.ts'
import { isFlat, isUpright, outward, type Window, windowsOf } from '../model/ports.ts'
import type { Gate } from './find-path.ts'
import type { Net, Spot } from './net.ts'

/** A gate of a node: the edge runs from `point` on the node's side to the spot. */
export type NodeGate = Gate & { node: Node; side: Side; point: Point; arrives: boolean }

/** One end of an edge: it leaves its node there, or arrives. */
export type End = { node: Node; other: Node; port: Port | undefined; run: number; arrives: boolean; trunk: boolean }

/** What edges run on; `exits` keeps what has been found of nodes before, however many edges ask. */
export type Ground = {
  rects: Map<Node, Rect>
  groups: Map<Group, Rect>
  net: Net
  exits: Map<Node, Map<string, Exit[]>>
}

/** A side of a node, with the straight runs out of it and what each costs by itself. */
type Exit = { window: Window; runs: (Run & { cost: number })[] }

type Run = { spot: Spot; point: Point }

/**
 * Ports of bars may be anywhere, those of long sides too, though of equal ways the one near the middle is taken, of the
 * shorter of two sides rather than of the longer; on other sides, off the middle costs more than the way that it saves.
 */
const long = 160
const offLong = 3

/** The gates of an end; `priceOf` says what each side costs. */
export function gatesOf(end: End, ground: Ground, priceOf: (window: Window) => number): NodeGate[] {
  const gates: NodeGate[] = []
  for (const { window, runs } of exitsOf(end, ground)) {
    if (runs.length === 0) continue
    const price = priceOf(window)
    const { side } = window
    const level = !isUpright(side)
    for (const { spot, point, cost } of runs)
      gates.push({ spot, level, cost: price + cost, node: end.node, side, point, arrives: end.arrives })
  }
  return gates
}

const exitsOf = (end: End, ground: Ground): Exit[] => {
  const { node, port, run, arrives } = end
  const key = `${arrives} ${run} ${port?.side} ${port?.offset}`
  const known = ground.exits.get(node) ?? new Map<string, Exit[]>()
  const found = known.get(key) ?? findExits(end, ground)
  known.set(key, found)
  ground.exits.set(node, known)
  return found
}

const findExits = (end: End, ground: Ground): Exit[] => {
  const rect = ground.rects.get(end.node)
  if (rect === undefined) return []
  const isBar = end.node.given.outline === 'bar'
  return windowsOf(end.node, rect, end.port)
    .filter((window) => isOpen(window, end, rect) && !isOnBorder(window, end, ground))
    .map((window) => {
      const { side, low, high } = window
      const runs = runsFrom(window, end.run, ground).map(({ spot, point }) => {
        const length = Math.abs(spot.x - point.x) + Math.abs(spot.y - point.y)
        const off = Math.abs((isUpright(side) ? point.x : point.y) - (low + high) / 2)
        return { spot, point, cost: length + off * (isBar ? 0 : high - low > long ? offLong / (high - low) : 2) }
      })
      return { window, runs }
    })
}

/** A side tip of a flat diamond would be met too obliquely: it is only left, never entered. */
const isOpen = ({ side }: Window, { node, port, arrives }: End, { w, h }: Rect): boolean =>
  node.given.outline !== 'diamond' || !arrives || port !== undefined || isUpright(side) || !isFlat({ w, h })

/** What stands on a group's border is not left along that border. */
const isOnBorder = ({ side }: Window, { node }: End, { rects, groups }: Ground): boolean => {
  const [rect, frame] = [rects.get(node), node.group === undefined ? undefined : groups.get(node.group)]
  if (node.given.border !== true || rect === undefined || frame === undefined) return false
  const middle = rect.y + rect.h / 2
  const isLevel = Math.min(Math.abs(middle - frame.y), Math.abs(middle - frame.y - frame.h)) <= rect.h / 4
  return isUpright(side) !== isLevel
}

/** The straight runs out of a window, along each track through it, to the first spot that is far enough. */
const runsFrom = ({ side, low, high, edge }: Window, run: number, ground: Ground): Run[] => {
  const { tracks, spots } = ground.net
  const upright = isUpright(side)
  const beyond = firstBeyond(upright ? tracks.y : tracks.x, edge, run * outward(side))
  return (upright ? tracks.x : tracks.y).flatMap((at, index) => {
    if (at < low || at > high) return []
    const spot = upright ? spots[index]?.[beyond] : spots[beyond]?.[index]
    const point = upright ? { x: at, y: edge } : { x: edge, y: at }
    return spot === undefined || isObstructed(point, spot, ground) ? [] : [{ spot, point }]
  })
}

/** The place of the first line at least `run` beyond an edge; negative runs go left or up. */
const firstBeyond = (lines: readonly number[], edge: number, run: number): number =>
  run > 0 ? lines.findIndex((line) => line >= edge + run) : lines.findLastIndex((line) => line <= edge + run)

/** Whether a node lies between a port and its spot, or too near to the spot. */
const isObstructed = (point: Point, spot: Spot, { rects }: Ground): boolean => {
  const [left, right] = [Math.min(point.x, spot.x), Math.max(point.x, spot.x)]
  const [top, bottom] = [Math.min(point.y, spot.y), Math.max(point.y, spot.y)]
  for (const { x, y, w, h } of rects.values()) if (right > x && left < x + w && bottom > y && top < y + h) return true
  return isStuck(spot)
}

const isStuck = ({ left, right, up, down }: Spot): boolean =>
  left === undefined && right === undefined && up === undefined && down === undefined
