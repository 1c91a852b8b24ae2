/**
 * Tracks of syntax diagrams: what each construct of a grammar needs around its rail, and how it is drawn there.
 *
 * A rail enters at the left and leaves at the right at the same height; constructs are put together by combining tracks.
 */

import { path } from '../../drawing/primitives.ts'
import { columns, up } from '../../drawing/rect.ts'
import { elbow, roundedPath } from '../../drawing/rounded-path.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'

/** A measured track: its width, how far it reaches above and below its rail, and its elements from a point on the rail. */
export type RailTrack = { w: number; above: number; below: number; draw: (x: number, y: number) => Element[] }

/**
 * Between tracks in a row, from one track to the next below, radius of a bend, room for one, beside rows, above and below a lane between rows; in
 * pixels.
 */
const size = { gap: 24, track: 8, bend: 8, turn: 24, side: 16, lane: 12 }

/** A rail without a station, where nothing is written. */
const bare: RailTrack = { w: 24, above: 8, below: 8, draw: (x, y) => [path(`M ${x} ${y} h 24`)] }

/** One track after the other, in rows one below another where `most` pixels are too few for one; no track is a bare rail. */
export function sequence(tracks: RailTrack[], most = Number.POSITIVE_INFINITY): RailTrack {
  if (tracks.length === 0) return bare
  const whole = row(tracks)
  return whole.w <= most ? whole : folded(rowsOf(tracks, most - 2 * size.turn - 2 * size.side).map(row))
}

/** As many tracks in each row as there is room for, at least one. */
const rowsOf = (tracks: RailTrack[], most: number): RailTrack[][] => {
  const rows: RailTrack[][] = []
  for (const track of tracks) {
    const last = rows.at(-1)
    if (last !== undefined && row([...last, track]).w <= most) last.push(track)
    else rows.push([track])
  }
  return rows
}

/** Rows, each entered from the end of the one above by a lane to the left; from the last one the rail rises again. */
const folded = (rows: RailTrack[]): RailTrack => {
  const widest = size.turn + Math.max(...rows.map(({ w }) => w))
  const [lanes, rails] = [[] as number[], [0]]
  for (const [index, { below }] of rows.slice(0, -1).entries()) {
    const lane = up((rails[index] ?? 0) + below + size.lane)
    lanes.push(lane)
    rails.push(up(lane + size.lane + (rows[index + 1]?.above ?? 0)))
  }
  const [last, rail] = [rows.at(-1), rails.at(-1) ?? 0]
  const w = widest + 2 * size.side + size.turn
  const draw = (x: number, y: number): Element[] => {
    const [begin, right, end] = [x + size.turn, x + widest + size.side, x + widest + 2 * size.side]
    const ends = rows.map((each, index) => ({ x: begin + each.w, y: y + (rails[index] ?? 0) }))
    const turns = lanes.map((lane, index) => {
      const [from, to] = [ends[index] ?? { x, y }, y + (rails[index + 1] ?? 0)]
      const points = [from, { x: right, y: from.y }, { x: right, y: y + lane }, { x: x + size.bend, y: y + lane }]
      return path(roundedPath([...points, { x: x + size.bend, y: to }, { x: begin, y: to }], size.bend))
    })
    const rise = elbow({ x: begin + (last?.w ?? 0), y: y + rail }, { x: x + w, y }, end)
    return [
      path(`M ${x} ${y} H ${begin}`),
      ...rows.flatMap((each, index) => each.draw(begin, y + (rails[index] ?? 0))),
      ...turns,
      ...lanes.map((lane) => backward((x + right) / 2, y + lane)),
      path(roundedPath(rise, size.bend)),
    ]
  }
  return { w, above: rows[0]?.above ?? 0, below: rail + (last?.below ?? 0), draw }
}

const row = (tracks: RailTrack[]): RailTrack => {
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
      return [way(before), ...track.draw(from, y + rail), way(after)]
    })
  return { w, above: first.above, below, draw }
}

/** A way off the rail and back to it: the bends at its ends may take all of their short stretches on the rail. */
const way = (points: readonly Point[]): Element => path(roundedPath(points, size.bend, { wholeEnds: true }))

/** A track that may be left out, by a way around above it. */
export const optional = (track: RailTrack): RailTrack => around(track, 'above')

/** A track that may be taken again, by a way back below it. */
export const repeat = (track: RailTrack): RailTrack => around(track, 'below')

/** A small head to the left, in the middle of a way back or of a lane to the next row. */
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
      way([...left.slice(0, -1), ...right.slice(1)]),
      // Only a way back needs a sign: everything else leads to the right.
      ...(side === 'below' ? [backward(x + w / 2, rail)] : []),
    ]
  }
  return { ...track, w, [side]: out, draw }
}
