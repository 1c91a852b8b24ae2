/**
 * The net that edges are routed on: spots where tracks cross, and links between neighboring spots that no node blocks.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Group, Model } from '../model/model.ts'
import type { Placement } from '../place/place.ts'
import { roomsOfTitles } from '../place/title-rooms.ts'
import type { Tracks } from './tracks.ts'

export type Link = {
  from: Spot
  to: Spot
  length: number
  /** What it costs besides its length, in pixels of detour: along a border, through a title. */
  toll: number
  /** How many edges run along it. */
  uses: number
}

/** A state of the search: at a spot, going level or upright. */
export type Mark = {
  spot: Spot
  level: boolean
  cost: number
  before: Mark | undefined
  /** How often the way to it turns. */
  bends: number
  /** The search that wrote it. */
  search: number
  done: boolean
}

export type Spot = {
  x: number
  y: number
  left: Link | undefined
  right: Link | undefined
  up: Link | undefined
  down: Link | undefined
  /** How many edges pass straight through. */
  passLevel: number
  passUpright: number
  level: Mark
  upright: Mark
}

export type Net = { spots: Spot[][]; tracks: Tracks }

/** Edges pass nodes at this distance in pixels or more. */
const clearance = 15
/** Along a border, edges keep this distance; inside of it, between the border and the contents, they seldom run. */
const besideBorder = 12
const insideBorder = 44
const titleToll = 400

export function weaveNet(placement: Placement, tracks: Tracks, obstacles: readonly Rect[]): Net {
  const spots = tracks.x.map((x) => tracks.y.map((y) => makeSpot(x, y)))
  const nodes = [...placement.nodes.values()]
  const tollOf = tollBy(placement, obstacles)
  const join = (from: Spot | undefined, to: Spot | undefined): Link | undefined => {
    if (from === undefined || to === undefined || nodes.some((rect) => isBlocked(rect, from, to))) return undefined
    return { from, to, length: to.x - from.x + to.y - from.y, toll: tollOf(from, to), uses: 0 }
  }
  for (const [column, line] of spots.entries())
    for (const [row, spot] of line.entries()) {
      const [right, below] = [spots[column + 1]?.[row], line[row + 1]]
      spot.right = join(spot, right)
      spot.down = join(spot, below)
      if (right !== undefined) right.left = spot.right
      if (below !== undefined) below.up = spot.down
    }
  return { spots, tracks }
}

const makeSpot = (x: number, y: number): Spot => {
  const level = makeMark(true)
  const upright = makeMark(false)
  const links = { left: undefined, right: undefined, up: undefined, down: undefined }
  const spot: Spot = { x, y, ...links, passLevel: 0, passUpright: 0, level, upright }
  level.spot = spot
  upright.spot = spot
  return spot
}

/** A mark of a spot that is about to be made. */
const makeMark = (level: boolean): Mark => {
  const spot = undefined as unknown as Spot
  return { spot, level, cost: 0, before: undefined, bends: 0, search: 0, done: false }
}

const isBlocked = ({ x, y, w, h }: Rect, from: Spot, to: Spot): boolean =>
  to.x > x - clearance && from.x < x + w + clearance && to.y > y - clearance && from.y < y + h + clearance

/** The room of a group's title, in its left or its right corner. */
export type TitleRoom = { group: Group; corner: 'left' | 'right'; room: Rect }

export const titleRooms = (groups: Map<Group, Rect>, { options }: Model): TitleRoom[] =>
  [...groups].flatMap(([group, rect]) =>
    roomsOfTitles({ ...group.given, isRow: options.lanes === 'rows' && group.parent === undefined }, rect).map(
      (each): TitleRoom => ({ group, ...each }),
    ),
  )

const tollBy = ({ groups }: Placement, obstacles: readonly Rect[]): ((from: Spot, to: Spot) => number) => {
  const borders = [...groups.values()]
  return (from, to) => {
    let toll = 0
    for (const rect of borders) toll += alongBorder(rect, from, to)
    for (const { x, y, w, h } of obstacles)
      if (to.x > x && from.x < x + w && to.y > y && from.y < y + h) toll += titleToll
    return toll
  }
}

/** What a link costs that runs close to a border of a group: twice its length, or half of it just inside. */
const alongBorder = ({ x, y, w, h }: Rect, from: Spot, to: Spot): number => {
  const level = from.y === to.y
  const at = level ? from.y : from.x
  const [near, far, low, high] = level ? [y, y + h, x, x + w] : [x, x + w, y, y + h]
  const shared = Math.min(level ? to.x : to.y, high) - Math.max(level ? from.x : from.y, low)
  if (shared <= 0) return 0
  if (Math.abs(at - near) < besideBorder || Math.abs(at - far) < besideBorder) return 2 * shared
  const depth = Math.min(at - near, far - at)
  return depth > 0 && depth < insideBorder ? shared >> 1 : 0
}
