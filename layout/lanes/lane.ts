/**
 * Lanes: straight pieces of routes, each with the stretch in which it may be moved sideways.
 */
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Port } from '../model/graph.ts'
import type { Node } from '../model/model.ts'
import { sideAt, windowsOf } from '../model/ports.ts'
import { slabOf } from '../model/slab.ts'
import type { Placement } from '../place/place.ts'
import type { Route } from '../route/route.ts'

/** A straight piece of a route, from its point `index` to the next; `at` is its level or its upright line. */
export type Piece = { route: Route; index: number; low: number; high: number }

/** Pieces that lie on one line and stay there together: one, or those of a trunk. */
export type Lane = { pieces: Piece[]; level: boolean; at: number; min: number; max: number }

/** Free pixels between an edge and a node, a border, a title that it passes. */
const clearance = { node: 16, border: 12, title: 4 }

/** The run of an end without a mark. */
const plain = 16

export type Field = { placement: Placement; titles: readonly Rect[] }

export function lanesOf(routes: readonly Route[], level: boolean, field: Field): Lane[] {
  const lanes: Lane[] = []
  for (const route of routes)
    for (const [index, from] of route.points.slice(0, -1).entries()) {
      const to = route.points[index + 1] ?? from
      if ((from.y === to.y) !== level || (from.x === to.x && from.y === to.y)) continue
      addPiece(lanes, { route, index, low: start(from, to, level), high: start(to, from, level, true) }, level)
    }
  for (const lane of lanes) for (const piece of lane.pieces) bound(lane, piece, field)
  return lanes
}

const start = (a: Point, b: Point, level: boolean, isEnd = false): number => {
  const [one, two] = level ? [a.x, b.x] : [a.y, b.y]
  return isEnd ? Math.max(one, two) : Math.min(one, two)
}

/** Pieces of one trunk that touch on one line are one lane. */
const addPiece = (lanes: Lane[], piece: Piece, level: boolean): void => {
  const { route, index } = piece
  const at = (level ? route.points[index]?.y : route.points[index]?.x) ?? 0
  const mates = lanes.filter((lane) => lane.at === at && lane.pieces.some((other) => isJoined(piece, other)))
  const merged: Lane = { pieces: [...mates.flatMap(({ pieces }) => pieces), piece], level, at, min: -1e6, max: 1e6 }
  for (const mate of mates) lanes.splice(lanes.indexOf(mate), 1)
  lanes.push(merged)
}

const isJoined = (a: Piece, b: Piece): boolean =>
  a.route.trunk !== undefined && a.route.trunk === b.route.trunk && a.low <= b.high && b.low <= a.high

const bound = (lane: Lane, { route, index, low, high }: Piece, { placement, titles }: Field): void => {
  const axis = lane.level ? 'y' : 'x'
  const avoid = (rect: Rect, room: number, reach: number): void => {
    const slab = slabOf(rect, axis)
    if (high <= slab.top - reach || low >= slab.bottom + reach) return
    // On the grid of 4, whatever the sizes of titles.
    if (slab.end <= lane.at) lane.min = Math.max(lane.min, Math.ceil((slab.end + room) / 4) * 4)
    else if (slab.start >= lane.at) lane.max = Math.min(lane.max, Math.floor((slab.start - room) / 4) * 4)
  }
  for (const rect of placement.nodes.values()) avoid(rect, clearance.node, 8)
  for (const rect of titles) avoid(rect, clearance.title, 0)
  for (const { x, y, w, h } of placement.groups.values())
    for (const border of lane.level ? [y, y + h] : [x, x + w])
      avoid(lane.level ? { x, y: border, w, h: 0 } : { x: border, y, w: 0, h }, clearance.border, 0)
  const { points, edge } = route
  const [first, last] = edge.given.runs ?? [plain, plain]
  if (index === 1) keepRun(lane, points[0], first)
  if (index === points.length - 3) keepRun(lane, points.at(-1), last)
  if (index === 0)
    hold(lane, { end: points[0], next: points[1], node: edge.from, port: edge.given.fromPort }, placement)
  if (index === points.length - 2)
    hold(lane, { end: points.at(-1), next: points.at(-2), node: edge.to, port: edge.given.toPort }, placement)
}

/** How far an edge with a mark runs straight before its first bend. */
const keepRun = (lane: Lane, end: Point | undefined, run: number): void => {
  if (end === undefined || run <= plain) return
  const from = lane.level ? end.y : end.x
  if (lane.at > from) lane.min = Math.max(lane.min, from + run)
  else lane.max = Math.min(lane.max, from - run)
}

type End = { end: Point | undefined; next: Point | undefined; node: Node; port: Port | undefined }

/** An end stays within the window of the side that it touches. */
const hold = (lane: Lane, { end, next, node, port }: End, { nodes }: Placement): void => {
  const rect = nodes.get(node)
  if (rect === undefined || end === undefined || next === undefined) return
  const side = sideAt(end, next)
  const [window] = windowsOf(node, rect, { ...port, side })
  lane.min = Math.max(lane.min, window?.low ?? lane.at)
  lane.max = Math.min(lane.max, window?.high ?? lane.at)
}
