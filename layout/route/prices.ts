/**
 * What it costs an edge to touch a side of its node: away from where it goes, across the flow, beside others.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Direction, Outline, Side } from '../model/graph.ts'
import { groupsBetween, type Node } from '../model/model.ts'
import { isFlat, type Window } from '../model/ports.ts'
import type { End } from './gates.ts'

/** How many edges leave and enter a node at each of its sides. */
export type Loads = {
  count: (node: Node, side: Side) => Load
  add: (node: Node, side: Side, change: { arrives: boolean; by: 1 | -1 }) => void
}

export type Load = { leaving: number; arriving: number }

export type Market = { rects: Map<Node, Rect>; direction: Direction; strict: boolean; loads: Loads }

/** In pixels of detour that an edge would rather make. */
const prices = {
  away: 24,
  acrossFlow: 70,
  acrossFlowStrict: 160,
  load: 18,
  full: 150,
  tipTaken: 900,
  tipShared: 100,
  wrongTip: 160,
  exitTip: 300,
}

/** Pixels between two ports on one side. */
const pitch = 16

export function makeLoads(): Loads {
  const loads = new Map<Node, Record<Side, Load>>()
  const of = (node: Node, side: Side): Load => {
    const none = (): Load => ({ leaving: 0, arriving: 0 })
    const known = loads.get(node) ?? { top: none(), right: none(), bottom: none(), left: none() }
    loads.set(node, known)
    return known[side]
  }
  return {
    count: of,
    add: (node, side, { arrives, by }) => {
      of(node, side)[arrives ? 'arriving' : 'leaving'] += by
    },
  }
}

export function priceOfSide(window: Window, end: End, market: Market): number {
  const [own, other] = [market.rects.get(end.node), market.rects.get(end.other)]
  if (own === undefined || other === undefined) return 0
  const outline = end.node.given.outline ?? 'box'
  const tip = outline === 'diamond' ? priceOfTip(window.side, end, own, market.direction) : 0
  return (
    tip +
    priceOfWay(window.side, own, other) +
    priceOfFlow(window.side, end, market) +
    priceOfLoad(window, end, market, outline)
  )
}

/** The more a side faces away from the other node, the higher the price. */
const priceOfWay = (side: Side, own: Rect, other: Rect): number => {
  const [x, y] = [other.x + other.w / 2 - own.x - own.w / 2, other.y + other.h / 2 - own.y - own.h / 2]
  const length = Math.sqrt(x * x + y * y)
  if (length === 0) return 0
  const toward = { top: -y, right: x, bottom: y, left: -x }[side]
  return Math.round((1 - toward / length) * prices.away)
}

/** Where the other node is ahead in the flow, or behind, edges leave and arrive along the flow. */
const priceOfFlow = (side: Side, { node, other, trunk }: End, { rects, direction, strict }: Market): number => {
  const [own, far] = [rects.get(node), rects.get(other)]
  if (own === undefined || far === undefined) return 0
  const right = direction === 'right'
  const ahead = right ? far.x >= own.x + own.w : far.y >= own.y + own.h
  const behind = right ? own.x >= far.x + far.w : own.y >= far.y + far.h
  if (!ahead && !behind) return 0
  const best: Side = right ? (ahead ? 'right' : 'left') : ahead ? 'bottom' : 'top'
  return side === best ? 0 : strict || (trunk && !isDeep(node, other)) ? prices.acrossFlowStrict : prices.acrossFlow
}

/** Through the borders and titles of several groups, an edge need not come along the flow. */
const isDeep = (node: Node, other: Node): boolean => groupsBetween(node, other).length > 1

const priceOfLoad = (
  { side, low, high }: Window,
  { node, arrives, port }: End,
  { loads }: Market,
  outline: Outline,
): number => {
  const { leaving, arriving } = loads.count(node, side)
  const count = leaving + arriving
  if (count === 0) return 0
  // A port at an offset is the edge's own: others on that side touch it elsewhere.
  if (port?.offset !== undefined) return count * prices.load
  if (high > low) return count * prices.load + (count * pitch > high - low ? prices.full : 0)
  if (outline === 'circle') return count * prices.full
  // Several may come in together, but a tip is not left by two, nor entered and left.
  return arrives ? leaving * prices.tipTaken + arriving * prices.tipShared : count * prices.tipTaken
}

/** A diamond is entered at its first tip along the flow, and left at the others. */
const priceOfTip = (side: Side, { arrives }: End, rect: Rect, direction: Direction): number => {
  const entry: Side = direction === 'right' && !isFlat(rect) ? 'left' : 'top'
  if (arrives) return side === entry ? 0 : prices.wrongTip
  return side === entry ? prices.exitTip : 0
}
