/**
 * Where events are along their processes: as far to the left as names and messages allow, and apart from messages that
 * pass between other processes.
 */
import { type Block, block } from '../../drawing/block.ts'
import { isClear, obstacleOf } from '../../drawing/chart/obstacle.ts'
import { box, circle, line } from '../../drawing/primitives.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import { type ClockedEvent, writeClock } from './clocks.ts'
import { type EventSide, reachOf, sidesOf } from './sides.ts'

/** Pixels: from process to process, the radius of an event, and the width of words at it. */
export const size = { pitch: 112, r: 7, words: 112 } as const

/** From the line of a process to words, between words, along a message, between a passing message and an event. */
const apart = { line: 12, words: 16, message: 72, passing: 16 } as const

/** An event with its place and its words, which are in the room that its event has on the line. */
export type LaidEvent = {
  event: ClockedEvent
  at: Point
  words: Block
  rect: Rect
  align: EventSide['align']
  isFree: boolean
}

/** Lays events out from `left`; where words have no free place, it is tried wider, up to `most`. */
export function laySpace(
  events: readonly ClockedEvent[],
  { isStrong, left, most }: { isStrong: (event: ClockedEvent) => boolean; left: number; most: number },
): LaidEvent[] {
  const drafts = events.map((event): Draft => {
    const words = wordsOf(event, isStrong(event))
    const sides = sidesOf(event, events)
    return { event, words, sides, reach: reachOf(sides[0], words.w, size.r) }
  })
  const tried = [1, 1.15, 1.3, 1.5, 1.75, 2, 2.4].map((stretch) => attempt(drafts, { left, stretch }))
  const fitting = tried.filter((laid, index) => index === 0 || laid.every(({ rect }) => rect.x + rect.w <= most))
  const missing = (laid: LaidEvent[]): number => laid.filter(({ isFree }) => !isFree).length
  return fitting.reduce((best, each) => (missing(each) < missing(best) ? each : best))
}

/** An event before it has a place: the sides that its words may be on, and how far they reach to its left and right. */
type Draft = {
  event: ClockedEvent
  words: Block
  sides: [EventSide, ...EventSide[]]
  reach: [before: number, after: number]
}

type Wide = { left: number; stretch: number }

const wordsOf = (event: ClockedEvent, isStrong: boolean): Block =>
  block(
    [
      { text: event.item.name, as: isStrong ? 'name' : 'label' },
      { text: writeClock(event), as: isStrong ? 'letters' : 'codeMuted' },
    ],
    size.words,
  )

const attempt = (drafts: readonly Draft[], wide: Wide): LaidEvent[] => {
  const extra = drafts.map(() => 0)
  let x = placesOf(drafts, extra, wide)
  for (let round = 0; round < 60; round++) {
    const late = passing(drafts, x)
    if (late === undefined) break
    extra[late] = (extra[late] ?? 0) + apart.passing
    x = placesOf(drafts, extra, wide)
  }
  return withWords(drafts, x)
}

const placesOf = (drafts: readonly Draft[], extra: readonly number[], { left, stretch }: Wide): number[] => {
  const x: number[] = []
  for (const [index, { event, reach }] of drafts.entries()) {
    const before = drafts.findLastIndex((each, at) => at < index && each.event.lane === event.lane)
    const room = (drafts[before]?.reach[1] ?? 0) + reach[0] + apart.words
    const source = drafts.findIndex((each) => each.event === event.source)
    const least = Math.max(
      left + reach[0],
      before < 0 ? 0 : (x[before] ?? 0) + room * stretch,
      source < 0 ? 0 : (x[source] ?? 0) + apart.message * stretch,
    )
    x.push(Math.ceil((least + (extra[index] ?? 0)) / 4) * 4)
  }
  return x
}

/** The event that has to move as a message passes another one too closely. */
const passing = (drafts: readonly Draft[], x: readonly number[]): number | undefined => {
  for (const [to, { event }] of drafts.entries()) {
    const { source, lane } = event
    if (source === undefined) continue
    const from = drafts.findIndex((each) => each.event === source)
    const hit = drafts.findIndex((each, index) => {
      const share = (each.event.lane - source.lane) / (lane - source.lane)
      const at = (x[from] ?? 0) + share * ((x[to] ?? 0) - (x[from] ?? 0))
      return share > 0 && share < 1 && Math.abs(at - (x[index] ?? 0)) < apart.passing
    })
    if (hit >= 0) return Math.max(hit, to)
  }
  return undefined
}

/** Words on the first side that is free of messages, events and other words. */
const withWords = (drafts: readonly Draft[], x: readonly number[]): LaidEvent[] => {
  const at = (index: number): Point => ({
    x: x[index] ?? 0,
    y: ((drafts[index]?.event.lane ?? 0) + 0.5) * size.pitch,
  })
  const obstacles = drafts.flatMap(({ event }, index) => {
    const [end, source] = [at(index), drafts.findIndex((each) => each.event === event.source)]
    const start = at(source)
    const message = source < 0 ? [] : [line(start.x, start.y, end.x, end.y)]
    return [...message, circle(end.x, end.y, size.r)].map(obstacleOf)
  })
  return drafts.map(({ event, words, sides }, index) => {
    const spots = sides.map((side) => ({ ...spotOf(side, words, at(index)), words }))
    const free = spots.find((spot) => obstacles.every((each) => isClear(spot, each)))
    const { rect, align } = free ?? spots[0]!
    obstacles.push(obstacleOf(box(rect.x, rect.y, rect.w, rect.h)))
    return { event, at: at(index), words, rect, align, isFree: free !== undefined }
  })
}

const spotOf = (side: EventSide, { w, h }: Block, at: Point): { rect: Rect; align: EventSide['align'] } => {
  const [before] = reachOf(side, w, size.r)
  const left =
    side.align === 'middle' ? at.x - w / 2 : side.align === 'start' ? at.x - 2 : at.x - Math.max(before, w - 2)
  return { rect: { x: left, y: side.isOver ? at.y - apart.line - h : at.y + apart.line, w, h }, align: side.align }
}
