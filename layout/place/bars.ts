/**
 * Bars grow as long as what they join: from the first to the last of the nodes before and behind them.
 */
import { overlap, type Rect } from '../../src/geometry/rect.ts'
import type { Model, Node } from '../model/model.ts'

/** How far a bar reaches beyond the middles of what it joins, and what stays free beside it. */
const beyond = 24
const clear = 32

export function stretchBars({ nodes, edges }: Model, rects: Map<Node, Rect>): void {
  for (const bar of nodes.filter(({ given }) => given.outline === 'bar')) {
    const rect = rects.get(bar)
    const joined = edges.flatMap(({ from, to }) => (from === bar ? [to] : to === bar ? [from] : []))
    const others = joined.flatMap((node) => rects.get(node) ?? [])
    if (rect === undefined || others.length === 0) continue
    const longer = rect.w > rect.h ? reach(rect, others) : turned(reach(turned(rect), others.map(turned)))
    const room = { x: longer.x - clear, y: longer.y - clear / 2, w: longer.w + 2 * clear, h: longer.h + clear }
    const isFree = ![...rects].some(([node, other]) => node !== bar && overlap(room, other))
    const isOutside = bar.group !== undefined || nodes.every(({ group }) => group === undefined)
    if (isFree && isOutside) rects.set(bar, longer)
  }
}

/** A level bar over the middles of others. */
const reach = (bar: Rect, others: readonly Rect[]): Rect => {
  const middles = others.map(({ x, w }) => x + w / 2)
  const left = Math.min(bar.x, ...middles.map((middle) => middle - beyond))
  const right = Math.max(bar.x + bar.w, ...middles.map((middle) => middle + beyond))
  return { ...bar, x: left, w: right - left }
}

const turned = ({ x, y, w, h }: Rect): Rect => ({ x: y, y: x, w: h, h: w })
