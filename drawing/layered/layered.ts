/**
 * Boxes in columns with right-angled ways between their ports: a layered drawing from left to right.
 *
 * Channels between columns are as wide as their ways need; nothing crosses a box.
 */
import { max, range } from 'd3-array'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import { up } from '../rect.ts'
import { elbow } from '../rounded-path.ts'
import { type ColumnBox, type Join, placeColumns } from './place-columns.ts'
import { findTracks, type Way } from './tracks.ts'

/** A box `w` pixels wide; a column is as wide as its widest box. */
export type WideBox = ColumnBox & { w: number }

/** Where boxes are, the corners of each join's way, and the width of the whole. */
export type Layered<Of extends WideBox> = { rects: Map<Of, Rect>; ways: Map<Join, Point[]>; w: number }

/** The usual least width; from a box to the first track, from track to track, and more after the last for an arrow's head. */
const channel = { least: 40, before: 12, pitch: 16, after: 4 }

export function layLayered<Of extends WideBox>(
  boxes: readonly Of[],
  joins: readonly Join<Of>[],
  least: number = channel.least,
): Layered<Of> {
  const { tops, ...placing } = placeColumns(boxes, joins)
  const heights = withTips(placing.heights)
  const lefts: number[] = [0]
  const widths = range((max(boxes, ({ column }) => column) ?? 0) + 1).map((index) =>
    up(max(boxes, ({ column, w }) => (column === index ? w : 0)) ?? 0),
  )
  const ways = new Map(joins.map((join): [Join, Point[]] => [join, []]))
  for (const [column, w] of widths.entries()) {
    const first = passingAt(column, joins, heights)
    for (const { join, from, to } of onOthers(first))
      heights.set(
        join,
        (heights.get(join) ?? []).toSpliced(column - join.from.column + 1, 1, to + apart * Math.sign(from - to)),
      )
    const passing = passingAt(column, joins, heights)
    const { tracks, count } = findTracks(passing)
    const start = (lefts[column] ?? 0) + w
    const lead = max(passing, ({ join }) => (join.from.column === column ? join.lead : 0)) ?? 0
    const tail = max(passing, ({ join }) => (join.to.column === column + 1 ? join.tail : 0)) ?? 0
    const turns = start + Math.max(channel.before, lead)
    const end = up(Math.max(start + least, turns + count * channel.pitch + Math.max(channel.after, tail)))
    lefts.push(end)
    for (const [index, { join, from, to }] of passing.entries()) {
      const turn = turns + (tracks[index] ?? 0) * channel.pitch
      ways.get(join)?.push(...elbow({ x: start, y: from }, { x: end, y: to }, turn))
    }
  }
  return {
    rects: new Map(boxes.map((box) => [box, rectOf(box, { lefts, widths, tops })])),
    ways: new Map([...ways].map(([join, way]) => [join, straightened(way)])),
    w: (lefts[widths.length - 1] ?? 0) + (widths.at(-1) ?? 0),
  }
}

/** A join where it passes from a column to the next. */
type Passing<Of extends WideBox> = Way & { join: Join<Of> }

const passingAt = <Of extends WideBox>(
  column: number,
  joins: readonly Join<Of>[],
  heights: ReadonlyMap<Join, number[]>,
): Passing<Of>[] =>
  joins.flatMap((join) => {
    const [from, to] = heights.get(join)?.slice(column - join.from.column) ?? []
    return column < join.from.column || from === undefined || to === undefined ? [] : [{ join, from, to }]
  })

/** What would arrive on the line of another that turns only behind it, as of two that change places: it would read as one with it. */
const onOthers = <Of extends WideBox>(passing: readonly Passing<Of>[]): Passing<Of>[] => {
  const { tracks } = findTracks(passing)
  const trackOf = (way: Passing<Of>): number => tracks[passing.indexOf(way)] ?? -1
  return passing.filter((way) =>
    passing.some((other) => other.from === way.to && way.from !== way.to && trackOf(other) > trackOf(way)),
  )
}

type Columns = { lefts: number[]; widths: number[]; tops: ReadonlyMap<ColumnBox, number> }

const rectOf = (box: WideBox, { lefts, widths, tops }: Columns): Rect => ({
  x: lefts[box.column] ?? 0,
  y: tops.get(box) ?? 0,
  w: widths[box.column] ?? 0,
  h: box.h,
})

/** From the tip of a level arrow to those of arrows from above and below that end at the same port. */
const apart = 8

/** The heights of joins: those from above, level ones and those from below have tips of their own at one port, unless they meet. */
const withTips = (heights: ReadonlyMap<Join, number[]>): Map<Join, number[]> => {
  const sideOf = (own: readonly number[] = []): number => Math.sign((own.at(-2) ?? 0) - (own.at(-1) ?? 0))
  return new Map(
    [...heights].map(([join, own]) => {
      const mates = [...heights].filter(([{ to, toY }]) => to === join.to && toY === join.toY)
      const isAlone = mates.every(([{ meets }, other]) => sideOf(other) === sideOf(own) || (meets && join.meets))
      return [join, isAlone ? own : [...own.slice(0, -1), (own.at(-1) ?? 0) + apart * sideOf(own)]]
    }),
  )
}

/** Only the ends and the corners. */
const straightened = (way: readonly Point[]): Point[] =>
  way.filter(
    ({ y }, index) => index === 0 || index === way.length - 1 || way[index - 1]?.y !== y || way[index + 1]?.y !== y,
  )
