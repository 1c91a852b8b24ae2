/**
 * The lines that edges may follow: through the middles of nodes and of the channels between them.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Model, Node } from '../model/model.ts'
import { windowsOf } from '../model/ports.ts'
import { type Along, type Slab, slabOf } from '../model/slab.ts'
import { around } from '../place/frames.ts'
import type { Placement } from '../place/place.ts'

export type Tracks = { x: number[]; y: number[] }

/** Narrower stretches between two obstacles are no channel. */
const narrowest = 32
/** Outside of everything, edges run this far from what they pass. */
const outside = 24
/** Lines nearer to each other than this are one. */
const merged = 12

export function findTracks(model: Model, placement: Placement): Tracks {
  return { x: tracksAlong('x', model, placement), y: tracksAlong('y', model, placement) }
}

const tracksAlong = (axis: Along, model: Model, { nodes, groups }: Placement): number[] => {
  const slabs = [...nodes.values()].map((rect) => slabOf(rect, axis))
  const borders = [...groups.values()].map((rect) => slabOf(rect, axis))
  const lines = new Set<number>()
  const add = (value: number, room: number): void => {
    for (let near = value - room + 1; near < value + room; near++) if (lines.has(near)) return
    lines.add(value)
  }
  for (const value of portsAlong(axis, model, nodes)) add(value, 1)
  const channels = slabs.flatMap((slab) => channelsBeside(slab, slabs, borders))
  // A way through between two obstacles has one place, the line beside a single one need not be just there.
  for (const { at } of channels.toSorted((a, b) => Number(a.open) - Number(b.open) || a.at - b.at)) add(at, merged)
  const whole = slabOf(around([...nodes.values(), ...groups.values()]), axis)
  for (const value of [whole.start - outside, whole.end + outside]) add(value, merged)
  return [...lines].toSorted((a, b) => a - b)
}

/** The middles of nodes, and ports that are asked for. */
const portsAlong = (axis: Along, { nodes, edges }: Model, rects: Map<Node, Rect>): number[] => {
  const middles = nodes.flatMap((node) => {
    const rect = rects.get(node)
    return rect === undefined ? [] : [axis === 'x' ? rect.x + rect.w / 2 : rect.y + rect.h / 2]
  })
  const ports = edges.flatMap(({ given, from, to }) =>
    [
      { node: from, port: given.fromPort },
      { node: to, port: given.toPort },
    ].flatMap(({ node, port }) => {
      const rect = rects.get(node)
      const upright = port?.side === 'top' || port?.side === 'bottom'
      if (rect === undefined || port === undefined || upright !== (axis === 'x')) return []
      return windowsOf(node, rect, port).map(({ low, high }) => (low + high) / 2)
    }),
  )
  return [...middles, ...ports]
}

/** The middles of the free stretches right (or below) and left (or above) of a node, up to the next one. */
const channelsBeside = (slab: Slab, slabs: readonly Slab[], borders: readonly Slab[]): Channel[] => {
  const beside = slabs.filter((other) => other !== slab && isBeside(other, slab))
  const next = Math.min(...beside.filter(({ start }) => start >= slab.end).map(({ start }) => start))
  const before = Math.max(...beside.filter(({ end }) => end <= slab.start).map(({ end }) => end))
  const walls = borders.filter((border) => isBeside(border, slab)).flatMap(({ start, end }) => [start, end])
  return [...channelsIn(slab.end, next, walls), ...channelsIn(before, slab.start, walls)]
}

const isBeside = (a: Slab, b: Slab): boolean => a.top < b.bottom + 16 && b.top < a.bottom + 16

/** The line of a channel; `open` where there is an obstacle at one side only. */
type Channel = { at: number; open: boolean }

const channelsIn = (from: number, to: number, walls: readonly number[]): Channel[] => {
  const cuts = [from, ...walls.filter((wall) => wall > from && wall < to).toSorted((a, b) => a - b), to]
  return cuts.slice(1).flatMap((end, index): Channel[] => {
    const start = cuts[index] ?? end
    if (!Number.isFinite(start)) return Number.isFinite(end) ? [{ at: end - outside, open: true }] : []
    if (!Number.isFinite(end)) return [{ at: start + outside, open: true }]
    return end - start < narrowest ? [] : [{ at: Math.round((start + end) / 16) * 8, open: false }]
  })
}
