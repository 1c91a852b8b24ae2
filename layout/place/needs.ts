/**
 * How far apart columns (or rows) must be: space between nodes, groups' borders and titles, and labels between
 * neighbors.
 */
import type { Grid } from '../cells/find-cells.ts'
import type { Edge, Group, Model, Node } from '../model/model.ts'
import { groupsBetween } from '../model/model.ts'
import { isLarge, usualSize } from '../model/usual.ts'
import type { Need } from './axis.ts'
import type { Pads } from './pads.ts'

export type Axis = 'x' | 'y'

type Question = {
  model: Model
  grid: Grid
  pads: Map<Group, Pads>
  reach: Map<Node, Pads>
  axis: Axis
  demand: Map<number, number>
}

/** Air between two nodes, and around a group's border, along each axis. */
const apart = { x: 48, y: 40 }
const besideBorder = 32
/** Between two groups, in line with a node on the border around both. */
const channel = 96
/** Air before, behind and around a label between two nodes. */
const words = { x: 32, y: 36 }
/** Around a label between two marked ends. */
const marked = 8

export function needsAlong(question: Question): (values: number[]) => Need[] {
  const { model, demand } = question
  const spans = spansOf(question)
  const asked = { ...question, spans }
  return (values) => {
    const needs: Need[] = []
    const order = new Map(values.map((value, index) => [value, index]))
    for (const a of model.nodes)
      for (const b of model.nodes) {
        const [from, to] = [spans.along(a), spans.along(b)]
        const distance = from < to ? distanceOf(a, b, asked) : 0
        if (distance > 0) needs.push({ from: order.get(from) ?? 0, to: order.get(to) ?? 0, distance })
      }
    for (const [index, extra] of demand)
      if (index + 1 < values.length) needs.push({ from: index, to: index + 1, distance: extra })
    return needs
  }
}

/** What a node or group covers, in half steps, along the axis and across it. */
type Span = { low: number; high: number; top: number; bottom: number }

type Spans = { along: (node: Node) => number; of: (item: Node | Group) => Span; isLoose: (a: Node, b: Node) => boolean }

const spansOf = ({ model, grid, axis }: Question): Spans => {
  const [main, cross] = axis === 'x' ? [grid.columns, grid.rows] : [grid.rows, grid.columns]
  const along = (node: Node): number => main.get(node) ?? 0
  const known = new Map<Node | Group, Span>()
  const cover = (members: Node[]): Span => {
    const [values, others] = [members.map(along), members.map((node) => cross.get(node) ?? 0)]
    return {
      low: Math.min(...values),
      high: Math.max(...values),
      top: Math.min(...others),
      bottom: Math.max(...others),
    }
  }
  for (const node of model.nodes) known.set(node, cover([node]))
  for (const group of model.groups) known.set(group, cover(group.members))
  return { along, of: (item) => known.get(item) ?? cover([]), isLoose: looseness(model.nodes, axis) }
}

/**
 * Whether two nodes need not keep their columns apart where they share no row: one of them is much wider than most, and
 * both are of usual height, so that their rows keep them apart.
 */
const looseness = (nodes: Node[], axis: Axis): ((a: Node, b: Node) => boolean) => {
  const long = (side: 'w' | 'h'): ((node: Node) => boolean) => {
    const usual = usualSize(nodes.map((node) => node[side]))
    return (node) => isLarge(node[side], usual)
  }
  const [along, across] = axis === 'x' ? [long('w'), long('h')] : [long('h'), long('w')]
  return (a, b) => (along(a) || along(b)) && !across(a) && !across(b)
}

/** How far apart the centers of two nodes must be, 0 where it does not matter. */
const distanceOf = (a: Node, b: Node, question: Question & { spans: Spans }): number => {
  const { axis, pads, reach, model, spans } = question
  const [inA, inB] = [groupsBetween(a, b), groupsBetween(b, a)]
  const [outerA, outerB] = [spans.of(inA.at(-1) ?? a), spans.of(inB.at(-1) ?? b)]
  const bows =
    axis === 'x'
      ? (reach.get(a)?.right ?? 0) + (reach.get(b)?.left ?? 0)
      : (reach.get(a)?.bottom ?? 0) + (reach.get(b)?.top ?? 0)
  const halves = (axis === 'x' ? a.w + b.w : a.h + b.h) / 2 + bows
  const isLane =
    model.options.lanes !== undefined && inA.at(-1)?.parent === undefined && inA.length > 0 && inB.length > 0
  const beside = isBeside(outerA, outerB)
  const ordered = outerA.high < outerB.low
  const columnwise = !spans.isLoose(a, b) && spans.along(b) - spans.along(a) >= 2 ? halves + apart[axis] : 0
  // Half a step apart, their rows already separate them.
  const diagonal = axis === 'x' && inA.length + inB.length > 0 && !beside && outerB.low - outerA.high >= 2
  if (!ordered || !(beside || diagonal || (isLane && followsLanes(axis, model)))) return columnwise
  const borders =
    inA.reduce((sum, group) => sum + padOf(pads, group, axis === 'x' ? 'right' : 'bottom'), 0) +
    inB.reduce((sum, group) => sum + padOf(pads, group, axis === 'x' ? 'left' : 'top'), 0)
  const isGap = inA.length > 0 && inB.length > 0 && isChannel(outerA, outerB, { model, spans })
  const besideGroup = isLane ? 0 : isGap ? channel : besideBorder
  const air = inA.length + inB.length === 0 ? apart[axis] : besideGroup
  return Math.max(columnwise, halves + borders + Math.max(air, labelBetween(a, b, question)))
}

/** Whether a node on a border is in line with the gap between two groups: its edges run there. */
const isChannel = (a: Span, b: Span, { model, spans }: { model: Model; spans: Spans }): boolean =>
  model.nodes.some((node) => node.given.border === true && spans.along(node) > a.high && spans.along(node) < b.low)

const followsLanes = (axis: Axis, { options }: Model): boolean => (options.lanes === 'rows') === (axis === 'y')

const padOf = (pads: Map<Group, Pads>, group: Group, side: keyof Pads): number => pads.get(group)?.[side] ?? 0

/** Whether two spans share cells across the axis, so that they must not overlap along it. */
const isBeside = (a: Span, b: Span): boolean => a.top < b.bottom + 2 && b.top < a.bottom + 2

/** Room for the label of an edge that runs straight between two neighbors. */
const labelBetween = (a: Node, b: Node, { model, grid, axis }: Question): number => {
  const across = axis === 'x' ? grid.rows : grid.columns
  if (across.get(a) !== across.get(b) || hasBetween(a, b, { model, grid, axis })) return 0
  const side = axis === 'x' ? 'w' : 'h'
  const sizes = model.edges
    .filter((edge) => joins(edge, a, b))
    .map(({ given: { label, ends = [], run = 16, link } }) => {
      const atEnds = ends.reduce((sum, end) => sum + (end === undefined ? 0 : end[side] + 12), 0)
      const isMarked = run > 16
      const air = isMarked ? marked : words[axis]
      // The middle of the channel, where a straight edge is looked for, lies on the grid of 8.
      const step = link === true && isMarked ? 8 : 0
      return atEnds + (label === undefined ? step : label[side] + air) + (isMarked ? 2 * run : 0)
    })
  return Math.max(0, ...sizes)
}

const joins = ({ from, to }: Edge, a: Node, b: Node): boolean => (from === a && to === b) || (from === b && to === a)

const hasBetween = (a: Node, b: Node, { model, grid, axis }: Pick<Question, 'model' | 'grid' | 'axis'>): boolean => {
  const [main, across] = axis === 'x' ? [grid.columns, grid.rows] : [grid.rows, grid.columns]
  const at = (cells: Map<Node, number>, node: Node): number => cells.get(node) ?? 0
  return model.nodes.some(
    (node) =>
      Math.abs(at(across, node) - at(across, a)) < 2 && at(main, node) > at(main, a) && at(main, node) < at(main, b),
  )
}
