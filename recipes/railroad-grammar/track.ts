/**
 * Tracks of syntax diagrams: what each construct of a grammar needs around its rail, and how it is drawn there.
 *
 * A rail enters at the left and leaves at the right at the same height; constructs are put together by combining tracks.
 */

import { path } from '../../drawing/primitives.ts'
import { columns, up } from '../../drawing/rect.ts'
import { elbow, roundedPath } from '../../drawing/rounded-path.ts'
import type { Element } from '../../src/scene/scene.ts'

/** A measured track: its width, how far it reaches above and below its rail, and its elements from a point on the rail. */
export type RailTrack = { w: number; above: number; below: number; draw: (x: number, y: number) => Element[] }

/** Between tracks in a row, from one track to the next below, radius of a bend, room for one; all in pixels. */
const size = { gap: 24, track: 8, bend: 8, turn: 24 }

/** One track after the other. */
export function sequence(tracks: RailTrack[]): RailTrack {
  const spots = columns(
    { x: 0, y: 0, w: 0, h: 0 },
    tracks.map(({ w }) => w),
    size.gap,
  )
  const rail = (x: number, y: number, index: number) => (index === 0 ? [] : [path(`M ${x - size.gap} ${y} H ${x}`)])
  return {
    w: (spots.at(-1)?.x ?? 0) + (spots.at(-1)?.w ?? 0),
    above: Math.max(...tracks.map(({ above }) => above)),
    below: Math.max(...tracks.map(({ below }) => below)),
    draw: (x, y) =>
      tracks.flatMap(({ draw }, index) => {
        const left = x + (spots[index]?.x ?? 0)
        return [...rail(left, y, index), ...draw(left, y)]
      }),
  }
}

/** One of several tracks: the first is on the rail, the others are below. */
export function choice(tracks: RailTrack[]): RailTrack {
  const [first, ...others] = tracks
  if (first === undefined || others.length === 0) return sequence(tracks)
  const w = Math.max(...tracks.map((track) => track.w)) + 2 * size.turn
  let [below, last] = [first.below, 0]
  const rails = others.map((track) => {
    last = up(below + size.track + track.above)
    below = last + track.below
    return { track, rail: last }
  })
  const draw = (x: number, y: number): Element[] =>
    [{ track: first, rail: 0 }, ...rails].flatMap(({ track, rail }) => {
      const [from, to, end] = [x + size.turn, x + size.turn + track.w, x + w]
      const before = elbow({ x, y }, { x: from, y: y + rail }, x + size.bend)
      const after = elbow({ x: to, y: y + rail }, { x: end, y }, end - size.bend)
      return [path(roundedPath(before, size.bend)), ...track.draw(from, y + rail), path(roundedPath(after, size.bend))]
    })
  return { w, above: first.above, below, draw }
}

/** A track that may be left out, by a way around above it. */
export const optional = (track: RailTrack): RailTrack => around(track, 'above')

/** A track that may be taken again, by a way back below it. */
export const repeat = (track: RailTrack): RailTrack => around(track, 'below')

/** A small head to the left, in the middle of a way back. */
const backward = (x: number, y: number): Element =>
  path(`M ${x - 5} ${y} l 9 -4.5 v 9 Z`, { fill: 'muted', stroke: 'none' })

const around = (track: RailTrack, side: 'above' | 'below'): RailTrack => {
  const w = track.w + 2 * size.turn
  const out = up(track[side] + size.track + 4, 4)
  const draw = (x: number, y: number): Element[] => {
    const [rail, end, back] = side === 'above' ? [y - out, x + w, 0] : [y + out, x + w, size.turn]
    const left = elbow({ x: x + back, y }, { x: x + w / 2, y: rail }, x + size.bend)
    const right = elbow({ x: x + w / 2, y: rail }, { x: end - back, y }, end - size.bend)
    return [
      path(`M ${x} ${y} h ${size.turn}`),
      ...track.draw(x + size.turn, y),
      path(`M ${end - size.turn} ${y} H ${end}`),
      path(roundedPath([...left.slice(0, -1), ...right.slice(1)], size.bend)),
      // Only a way back needs a sign: everything else leads to the right.
      ...(side === 'below' ? [backward(x + w / 2, rail)] : []),
    ]
  }
  return { ...track, w, [side]: out, draw }
}
