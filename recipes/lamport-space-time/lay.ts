/**
 * Where events are along their processes: as far to the left as names and messages allow, and apart from messages that
 * pass between other processes.
 */
import { type Block, block } from '../../drawing/block.ts'
import { isClear, obstacleOf } from '../../drawing/chart/obstacle.ts'
import { box, circle, line } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { roles, type TypeStyle } from '../../drawing/type.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import { intersectsRect } from '../../src/geometry/polyline.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import { textWidth } from '../../src/text/measure.ts'
import { type ClockedEvent, writeClock } from './clocks.ts'
import { type EventSide, reachOf, sidesOf } from './sides.ts'

/** Pixels: the least from process to process, the radius of an event, the widths of words at it, roomy first, and how many characters of a clock are set as large as words. */
export const size = { pitch: 112, r: 7, words: [112, 96, 80], long: 9 } as const

/**
 * Pixels: from the line of a process to words, between words, along a message of few events and of more, between a passing message and an event, and
 * how far an event moves whose words are crossed: a little, or at once to the other side of a message that passes it; by what part what is too wide may be wider.
 */
const apart = { line: 12, words: 16, message: [56, 72], passing: 16, crossed: [8, 24, 80], beyond: 1.1 } as const

/** So many events are few. */
const few = 12

/** An event with its place and its words, which are in the room that its event has on the line. */
export type LaidEvent = {
  event: ClockedEvent
  at: Point
  words: Block
  rect: Rect
  align: EventSide['align']
  isFree: boolean
  /** Whether something is drawn over its words; what is not free may only be too close to it, or beyond the page. */
  isCrossed: boolean
}

type Room = { isStrong: (event: ClockedEvent) => boolean; left: number; most: number }

/** Lays events out from `left`, and how far processes are apart; words are narrower where `most` is not enough. */
export const laySpace = (events: readonly ClockedEvent[], room: Room): { laid: LaidEvent[]; pitch: number } =>
  widestThatFits(
    size.words,
    (cap) => layWith(events, cap, room),
    ({ laid }) => endOf(laid) <= room.most,
  )

const endOf = (laid: readonly LaidEvent[]): number => Math.max(...laid.map(({ rect }) => rect.x + rect.w))

const missingIn = (laid: readonly LaidEvent[]): number => laid.filter(({ isFree }) => !isFree).length

const noExtra = (drafts: readonly Draft[]): number[] => drafts.map(() => 0)

/** Where words have no free place, it is tried wider, up to `most`. */
const layWith = (events: readonly ClockedEvent[], cap: number, { isStrong, left, most }: Room) => {
  const drafts = events.map((event): Draft => {
    const words = wordsOf(event, isStrong(event), cap)
    const sides = sidesOf(event, events)
    return { event, words, sides, reach: reachOf(sides[0], words.w, size.r) }
  })
  const pitch = Math.max(size.pitch, up(2 * (apart.line + 4 + Math.max(...drafts.map(({ words }) => words.h)))))
  const first = { left, stretch: 1, pitch, most, step: 0 }
  const least = endOf(withWords(drafts, clearOfMessages(drafts, noExtra(drafts), first), first))
  // What is too wide anyway may be a little wider, so that its words are free.
  const limit = least <= most ? most : apart.beyond * least
  const tried = [1, 1.15, 1.3, 1.5, 1.75, 2, 2.4].flatMap((stretch) =>
    apart.crossed.map((step) => attempt(drafts, { ...first, stretch, most: limit, step })),
  )
  const fitting = tried.filter((laid, index) => index === 0 || endOf(laid) <= limit)
  return { laid: fitting.reduce((best, each) => (missingIn(each) < missingIn(best) ? each : best)), pitch }
}

/** An event before it has a place: the sides that its words may be on, and how far they reach to its left and right. */
type Draft = {
  event: ClockedEvent
  words: Block
  sides: [EventSide, ...EventSide[]]
  reach: [before: number, after: number]
}

type Wide = { left: number; stretch: number; pitch: number; most: number; step: number }

/** Clocks are in one line; longer ones are smaller. */
const wordsOf = (event: ClockedEvent, isStrong: boolean, cap: number): Block => {
  const clock = writeClock(event)
  const type = {
    ...roles[isStrong ? 'letters' : 'codeMuted'],
    ...(clock.length > size.long ? { size: 12 as const } : {}),
  } satisfies TypeStyle
  const words = [
    { text: event.item.name, as: isStrong ? 'name' : 'label' },
    { text: clock, as: type },
  ] as const
  return block([...words], Math.max(cap, textWidth(clock, type)))
}

const attempt = (drafts: readonly Draft[], wide: Wide): LaidEvent[] => {
  const extra = noExtra(drafts)
  let best = withWords(drafts, clearOfMessages(drafts, extra, wide), wide)
  let laid = best
  for (let round = 0; round < 24 && missingIn(laid) > 0; round++) {
    const crossed = laid.findIndex(({ isFree }) => !isFree)
    extra[crossed] = (extra[crossed] ?? 0) + wide.step
    laid = withWords(drafts, clearOfMessages(drafts, extra, wide), wide)
    if (endOf(laid) > wide.most) break
    if (missingIn(laid) < missingIn(best)) best = laid
  }
  return best
}

/** Places in which no message passes an event too closely; `extra` grows by what this takes. */
const clearOfMessages = (drafts: readonly Draft[], extra: number[], wide: Wide): number[] => {
  let x = placesOf(drafts, extra, wide)
  for (let round = 0; round < 60; round++) {
    const late = passing(drafts, x, wide)
    if (late === undefined) break
    extra[late] = (extra[late] ?? 0) + apart.passing
    x = placesOf(drafts, extra, wide)
  }
  return x
}

const placesOf = (drafts: readonly Draft[], extra: readonly number[], { left, stretch }: Wide): number[] => {
  const x: number[] = []
  const message = apart.message[drafts.length <= few ? 0 : 1]
  for (const [index, { event, reach }] of drafts.entries()) {
    const before = drafts.findLastIndex((each, at) => at < index && each.event.lane === event.lane)
    const room = (drafts[before]?.reach[1] ?? 0) + reach[0] + apart.words
    const source = drafts.findIndex((each) => each.event === event.source)
    const least = Math.max(
      left + reach[0],
      before < 0 ? 0 : (x[before] ?? 0) + room * stretch,
      source < 0 ? 0 : (x[source] ?? 0) + message * stretch,
    )
    x.push(Math.ceil((least + (extra[index] ?? 0)) / 4) * 4)
  }
  return x
}

/** The event that has to move as a message passes another one too closely. */
const passing = (drafts: readonly Draft[], x: readonly number[], { pitch }: Wide): number | undefined => {
  for (const [to, { event }] of drafts.entries()) {
    const { source, lane } = event
    if (source === undefined) continue
    const from = drafts.findIndex((each) => each.event === source)
    const [w, h] = [(x[to] ?? 0) - (x[from] ?? 0), (lane - source.lane) * pitch]
    // A message that is nearly level is near an event for long.
    const near = (apart.passing * Math.hypot(w, h)) / Math.abs(h)
    const hit = drafts.findIndex((each, index) => {
      const share = (each.event.lane - source.lane) / (lane - source.lane)
      return share > 0 && share < 1 && Math.abs((x[from] ?? 0) + share * w - (x[index] ?? 0)) < near
    })
    if (hit >= 0) return Math.max(hit, to)
  }
  return undefined
}

/** Words on the first side that is free of messages, events and other words. */
const withWords = (drafts: readonly Draft[], x: readonly number[], { pitch, most }: Wide): LaidEvent[] => {
  const at = (index: number): Point => ({
    x: x[index] ?? 0,
    y: ((drafts[index]?.event.lane ?? 0) + 0.5) * pitch,
  })
  const obstacles = drafts.flatMap(({ event }, index) => {
    const [end, source] = [at(index), drafts.findIndex((each) => each.event === event.source)]
    const start = at(source)
    const message = source < 0 ? [] : [line(start.x, start.y, end.x, end.y)]
    return [...message, circle(end.x, end.y, size.r)].map(obstacleOf)
  })
  return drafts.map(({ event, words, sides }, index) => {
    const spots = sides.map((side) => ({ ...spotOf(side, words, at(index)), words }))
    const free = spots.find(
      (spot) => spot.rect.x + spot.rect.w <= most && obstacles.every((each) => isClear(spot, each)),
    )
    const { rect, align } = free ?? spots[0]!
    const isCrossed = free === undefined && obstacles.some(({ outlines }) => intersectsRect(outlines, rect))
    obstacles.push(obstacleOf(box(rect.x, rect.y, rect.w, rect.h, { fill: 'ink' })))
    return { event, at: at(index), words, rect, align, isFree: free !== undefined, isCrossed }
  })
}

const spotOf = (side: EventSide, { w, h }: Block, at: Point): { rect: Rect; align: EventSide['align'] } => {
  const [before] = reachOf(side, w, size.r)
  const left =
    side.align === 'middle' ? at.x - w / 2 : side.align === 'start' ? at.x - 2 : at.x - Math.max(before, w - 2)
  return { rect: { x: left, y: side.isOver ? at.y - apart.line - h : at.y + apart.line, w, h }, align: side.align }
}
