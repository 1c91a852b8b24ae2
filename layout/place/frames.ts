/**
 * Groups as rectangles around their contents; lanes as one table across the whole drawing.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Group, Model, Node } from '../model/model.ts'
import { evenFrames } from './even.ts'
import type { Pads } from './pads.ts'

type Held = { nodes: Map<Node, Rect>; pads: Map<Group, Pads> }

export function frameGroups(model: Model, { nodes, pads }: Held): Map<Group, Rect> {
  const frames = new Map<Group, Rect>()
  const inward = model.groups.toSorted((a, b) => b.within.length - a.within.length || a.index - b.index)
  for (const group of inward) {
    const inner = model.groups.filter(({ parent }) => parent === group)
    evenFrames({ groups: inner, nodes, frames })
    const [gates, held] = split(group, inner)
    const rects = [
      ...withoutBars(held, model).flatMap((node) => nodes.get(node) ?? []),
      ...inner.flatMap((other) => frames.get(other) ?? []),
    ]
    const on = gates.flatMap((node) => nodes.get(node) ?? [])
    frames.set(group, rects.length === 0 ? around(on) : on.reduce(reachGate, grow(around(rects), pads.get(group))))
  }
  if (model.options.lanes !== undefined) joinLanes(model, nodes, frames)
  else evenFrames({ groups: model.groups.filter(({ parent }) => parent === undefined), nodes, frames })
  return new Map(model.groups.flatMap((group) => withRect(group, frames)))
}

/** In lanes, bars reach into others: a lane is as wide as what else it holds. */
const withoutBars = (held: Node[], { options }: Model): Node[] => {
  const others = held.filter(({ given }) => given.outline !== 'bar')
  return options.lanes === undefined || others.length === 0 ? held : others
}

/** The nodes on a group's border, and those directly inside of it: with those on the borders of its own groups. */
const split = (group: Group, inner: Group[]): [gates: Node[], held: Node[]] => {
  const own = group.members.filter((node) => node.group === group)
  const onInner = inner.flatMap((other) => other.members.filter((node) => node.group === other && node.given.border))
  return [own.filter(({ given }) => given.border), [...own.filter(({ given }) => !given.border), ...onInner]]
}

/** Moves the border that is nearest to a node's middle onto it. */
const reachGate = ({ x, y, w, h }: Rect, gate: Rect): Rect => {
  const [middle, level] = [gate.x + gate.w / 2, gate.y + gate.h / 2]
  const [right, bottom] = [x + w, y + h]
  const beyond = { left: x - gate.x, right: gate.x + gate.w - right, top: y - gate.y, bottom: gate.y + gate.h - bottom }
  const most = Math.max(...Object.values(beyond))
  if (most === beyond.left) return { x: middle, y, w: right - middle, h }
  if (most === beyond.right) return { x, y, w: middle - x, h }
  return most === beyond.top ? { x, y: level, w, h: bottom - level } : { x, y, w, h: level - y }
}

const withRect = (group: Group, frames: Map<Group, Rect>): [Group, Rect][] => {
  const rect = frames.get(group)
  return rect === undefined ? [] : [[group, rect]]
}

/** The smallest rectangle around others. */
export const around = (rects: readonly Rect[]): Rect => {
  const x = Math.min(...rects.map((rect) => rect.x))
  const y = Math.min(...rects.map((rect) => rect.y))
  const right = Math.max(...rects.map((rect) => rect.x + rect.w))
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.h))
  return { x, y, w: right - x, h: bottom - y }
}

export const grow = ({ x, y, w, h }: Rect, pads: Pads = { top: 0, right: 0, bottom: 0, left: 0 }): Rect => ({
  x: x - pads.left,
  y: y - pads.top,
  w: w + pads.left + pads.right,
  h: h + pads.top + pads.bottom,
})

/** Lanes share their borders and reach from end to end. */
const joinLanes = ({ groups, options }: Model, nodes: Map<Node, Rect>, frames: Map<Group, Rect>): void => {
  const lanes = groups.filter(({ parent }) => parent === undefined)
  const whole = around([...lanes.flatMap((lane) => frames.get(lane) ?? []), ...nodes.values()])
  const across = options.lanes === 'columns'
  let edge: number | undefined
  for (const [index, lane] of lanes.entries()) {
    const rect = frames.get(lane) ?? whole
    const next = frames.get(lanes[index + 1] ?? lane) ?? rect
    const [start, size, after] = across ? [rect.x, rect.w, next.x] : [rect.y, rect.h, next.y]
    const end = index + 1 < lanes.length ? Math.round((start + size + after) / 16) * 8 : start + size
    const from = edge ?? start
    frames.set(lane, across ? { ...whole, x: from, w: end - from } : { ...whole, y: from, h: end - from })
    edge = end
  }
}
