/**
 * From cells to pixels: columns as wide as their nodes and the labels between them, groups around their
 * members.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Grid } from '../cells/find-cells.ts'
import type { Group, Model, Node } from '../model/model.ts'
import { usualSize } from '../model/usual.ts'
import { type Need, spreadAxis } from './axis.ts'
import { stretchBars } from './bars.ts'
import { needsOfFans } from './fans.ts'
import { frameGroups, grow } from './frames.ts'
import { hangRecords, type Lifts } from './hang.ts'
import { type LoopPlaces, loopReach } from './loop-places.ts'
import { type Axis, needsAlong } from './needs.ts'
import { type Pads, padGroups, titleWidth, upToGrid } from './pads.ts'
import { clearTitles } from './titles.ts'

/**
 * What more room a drawing needs: how far the next column (or row) must be, by a column's place in the list of columns,
 * and extra pixels beside a group's title, to keep it clear of edges from above.
 */
export type Demand = {
  x: Map<number, number>
  y: Map<number, number>
  heads: Map<Group, number>
  asides: Map<Group, number>
}

export const noDemand: Demand = { x: new Map(), y: new Map(), heads: new Map(), asides: new Map() }

export type Placement = {
  nodes: Map<Node, Rect>
  groups: Map<Group, Rect>
  /** Centers of the columns and rows. */
  columns: number[]
  rows: number[]
}

export function placeCells(
  model: Model,
  grid: Grid,
  { demand, loops }: { demand: Demand; loops: LoopPlaces },
): Placement {
  const pads = padGroups(model)
  for (const [group, pad] of pads) {
    pad.left += demand.heads.get(group) ?? 0
    pad.right += demand.asides.get(group) ?? 0
  }
  const bows = new Map(model.nodes.map((node) => [node, loopReach(node, loops)]))
  const lifts = hangRecords(model, grid)
  const reach = new Map([...bows].map(([node, pad]) => [node, lifted(pad, lifts(node))]))
  const place = (): Placement => {
    const needs = (axis: Axis): Line['needsOf'] => needsAlong({ model, grid, pads, reach, axis, demand: demand[axis] })
    const columns = axisOf({ cells: grid.columns, sizes: model.nodes.map(({ w }) => w), needsOf: needs('x') })
    const fans: Line['fansOf'] = (centers) => needsOfFans(model, { along: grid.rows, across: grid.columns }, centers)
    const rows = axisOf({ cells: grid.rows, sizes: model.nodes.map(({ h }) => h), needsOf: needs('y'), fansOf: fans })
    const nodes = new Map(model.nodes.map((node) => [node, rectOf(node, grid, { columns, rows, lifts })]))
    stretchBars(model, nodes)
    const groups = frameGroups(model, { nodes: withBows(nodes, bows), pads })
    return { nodes, groups, columns: [...columns.values()], rows: [...rows.values()] }
  }
  const first = place()
  const isWider = clearTitles(model, grid, { places: first, pads })
  const narrow = [...first.groups].filter(([group, { w }]) => w < titleWidth(group))
  if (narrow.length === 0) return isWider ? place() : first
  for (const [group, { w }] of narrow) {
    const pad = pads.get(group)
    const lack = upToGrid((titleWidth(group) - w) / 2)
    if (pad !== undefined) [pad.left, pad.right] = [pad.left + lack, pad.right + lack]
  }
  return place()
}

type Line = {
  cells: Map<Node, number>
  sizes: number[]
  needsOf: (values: number[]) => Need[]
  fansOf?: (centers: Map<number, number>) => Need[]
}

/** Centers by value in half steps; a half step is half a usual node wide at least. */
const axisOf = ({ cells, sizes, needsOf, fansOf = () => [] }: Line): Map<number, number> => {
  const values = [...new Set(cells.values())].toSorted((a, b) => a - b)
  const least = Math.max(32, upToGrid(usualSize(sizes) / 2))
  const spread = (needs: Need[]): Map<number, number> => {
    const centers = spreadAxis(values, { needs, least })
    return new Map(values.map((value, index) => [value, centers[index] ?? 0]))
  }
  const needs = needsOf(values)
  const first = spread(needs)
  const fans = fansOf(first)
  return fans.length === 0 ? first : spread([...needs, ...fans])
}

/** Nodes with their bows. */
const withBows = (nodes: Map<Node, Rect>, bows: Map<Node, Pads>): Map<Node, Rect> =>
  new Map([...nodes].map(([node, rect]) => [node, grow(rect, bows.get(node))]))

/** What a node takes above and below its row's middle, if it is above that. */
const lifted = (pad: Pads, lift: number): Pads => ({ ...pad, top: pad.top + lift, bottom: pad.bottom - lift })

type Axes = { columns: Map<number, number>; rows: Map<number, number>; lifts: Lifts }

const rectOf = (node: Node, grid: Grid, { columns, rows, lifts }: Axes): Rect => {
  const x = columns.get(grid.columns.get(node) ?? 0) ?? 0
  const y = (rows.get(grid.rows.get(node) ?? 0) ?? 0) - lifts(node)
  const { w, h } = node
  return { x: snap(x - w / 2, w), y: snap(y - h / 2, h), w, h }
}

/** On the grid of 8; small marks on that of 4, so that their middles are those of their cells. */
const snap = (start: number, size: number): number => {
  const grid = size < 32 ? 4 : 8
  return Math.round(start / grid) * grid
}
