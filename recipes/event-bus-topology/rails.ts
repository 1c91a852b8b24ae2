/**
 * Rails: lines beside the strips, each in a lane of its own; edges of one source share theirs.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { jointAt } from '../../drawing/graph/draw-joints.ts'
import { path } from '../../drawing/primitives.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { type Rect, rightOf } from '../../src/geometry/rect.ts'
import { type Comb, teethOf } from './combs.ts'
import { type BusEdge, edgeLook, radius, wordsOnEdge } from './edge-look.ts'
import type { Ladder } from './ladder.ts'

/** From one rail to the next, and from the strips to the first at the right, in pixels. */
const rail = { pitch: 16, first: 24 }

/** Lanes for spans so that none overlap; short ones are inside. */
const lanesOf = (spans: readonly [number, number][]): number[] => {
  const lanes: [number, number][][] = []
  const found = spans.map(() => 0)
  const order = [...spans.keys()].sort((a, b) => lengthOf(spans[a]) - lengthOf(spans[b]) || b - a)
  for (const index of order) {
    const [top, bottom] = spans[index] ?? [0, 0]
    const isFree = (lane: [number, number][]): boolean => lane.every(([a, b]) => bottom + 8 < a || b + 8 < top)
    // Outside of what it encloses.
    const least = Math.max(-1, ...lanes.map((lane, at) => (isFree(lane) ? -1 : at))) + 1
    found[index] = least
    lanes[least] = [...(lanes[least] ?? []), [top, bottom]]
  }
  return found
}

const lengthOf = ([a, b]: readonly [number, number] = [0, 0]): number => b - a

const spanOf = (trunk: readonly BusEdge[]): [number, number] => {
  const ys = trunk.flatMap(({ start, end }) => [start.y, end.y])
  return [Math.min(...ys), Math.max(...ys)]
}

/** Edges of one source and one look share a rail. */
const trunksOf = (edges: readonly BusEdge[]): BusEdge[][] => {
  const trunks = new Map<string, BusEdge[]>()
  for (const each of edges) {
    const key = `${each.edge.from} ${each.edge.kind} ${each.edge.state ?? ''}`
    trunks.set(key, [...(trunks.get(key) ?? []), each])
  }
  return [...trunks.values()]
}

/**
 * The strip at which an edge has its words: where it begins, or where it ends if others begin there too and say something else,
 * or if a rail at `x` leaves room for them only there.
 */
const saidAt = ({ edge, start, end }: BusEdge, trunk: readonly BusEdge[], x: number): Rect => {
  const said = wordsOnEdge(edge)
  const hasRoom = (at: Rect): boolean => x - rightOf(at) >= widthOf(said, 'label') + 2 * words.beside
  if (trunk.some((other) => other.edge !== edge && wordsOnEdge(other.edge) !== said)) return end
  return hasRoom(end) && !hasRoom(start) ? end : start
}

type Side = { x: (lane: number) => number; of: (rect: Rect) => number }

/** Where rails end at the sides of strips: one below the other, those of inner lanes first; and all that end at one. */
type Slots = { of: Map<string, number>; at: Map<Rect, number[]> }

const slotsOf = (trunks: readonly BusEdge[][], lanes: readonly number[]): Slots => {
  const ends = trunks.flatMap((trunk, index) => [
    ...trunk.map(({ end, to }) => ({ key: `${index} ${to.id ?? to.name}`, rect: end, lane: lanes[index] ?? 0 })),
    ...trunk.slice(0, 1).map(({ start }) => ({ key: `${index}`, rect: start, lane: lanes[index] ?? 0 })),
  ])
  const slots: Slots = { of: new Map(), at: new Map() }
  for (const rect of new Set(ends.map((end) => end.rect))) {
    const own = ends.filter((end) => end.rect === rect).sort((a, b) => a.lane - b.lane)
    const ys = own.map((_, index) => Math.round((rect.y + (rect.h * (index + 1)) / (own.length + 1)) / 4) * 4)
    own.forEach(({ key }, index) => slots.of.set(key, ys[index] ?? 0))
    slots.at.set(rect, ys)
  }
  return slots
}

/** From the middle of a line to that of its words, in pixels, how near another line leaves no room for them, and beside them. */
const words = { off: 14, room: 24, beside: 8 } as const

/** The middle of the words at a line: over it, or under it where only there is room. */
const wordsY = (y: number, others: readonly number[]): number => {
  const isNear = (way: number): boolean =>
    others.some((other) => (other - y) * way > 0 && (other - y) * way < words.room)
  return isNear(-1) && !isNear(1) ? y + words.off : y - words.off
}

export const drawLeft = (edges: readonly BusEdge[], combs: ReadonlyMap<BusEdge, Comb>, sheet: Sheet): void => {
  const trunks = trunksOf(edges)
  const lanes = lanesOf(trunks.map(spanOf))
  drawRails(trunks, { lanes, side: { x: (lane) => -rail.first - lane * rail.pitch, of: ({ x }) => x }, combs }, sheet)
}

export const drawRight = (edges: readonly BusEdge[], ladder: Ladder, sheet: Sheet): void => {
  const trunks = trunksOf(edges)
  const lanes = lanesOf(trunks.map(spanOf))
  const least = ladder.right + rail.first
  const ends = trunks.flatMap((trunk) =>
    trunk.map((each) => {
      const said = wordsOnEdge(each.edge)
      return rightOf(saidAt(each, trunk, least)) + (said === '' ? 0 : widthOf(said, 'label') + words.beside)
    }),
  )
  const first = Math.ceil(Math.max(least, ...ends.map((end) => end + rail.first)) / 8) * 8
  drawRails(trunks, { lanes, side: { x: (lane) => first + lane * rail.pitch, of: rightOf }, saidIn: least }, sheet)
}

type RailOptions = {
  lanes: readonly number[]
  side: Side
  /** Where words are said: by the room up to this line; nowhere without it. */
  saidIn?: number
  combs?: ReadonlyMap<BusEdge, Comb>
}

const drawRails = (trunks: readonly BusEdge[][], { lanes, side, saidIn, combs }: RailOptions, sheet: Sheet): void => {
  const slots = slotsOf(trunks, lanes)
  for (const [index, trunk] of trunks.entries()) {
    const x = side.x(lanes[index] ?? 0)
    const from = slots.of.get(`${index}`) ?? 0
    const farthest = [...trunk].sort((a, b) => Math.abs(b.end.y - b.start.y) - Math.abs(a.end.y - a.start.y))[0]
    for (const each of trunk) {
      const { edge, start, end, to } = each
      const comb = combs?.get(each)
      const y = comb?.y ?? slots.of.get(`${index} ${to.id ?? to.name}`) ?? 0
      const last = comb?.cells.at(-1)
      const tip = { x: last === undefined ? side.of(end) : last.x + last.w / 2 + (comb?.shift ?? 0), y }
      const whole = each === farthest || Math.sign(y - from) !== Math.sign((farthest?.end.y ?? 0) - from)
      const points = whole ? [{ x: side.of(start), y: from }, { x, y: from }, { x, y }, tip] : [{ x, y }, tip]
      const look = edgeLook(edge, sheet, ...(comb === undefined ? [] : [to]))
      const said = saidAt(each, trunk, saidIn ?? 0)
      // Where it begins, a trunk says what all of its edges say.
      const isSaid =
        said === start &&
        trunk.slice(0, trunk.indexOf(each)).some((other) => saidAt(other, trunk, saidIn ?? 0) === start)
      const text = saidIn === undefined || isSaid ? '' : wordsOnEdge(edge)
      const level = wordsY(said === start ? from : y, slots.at.get(said) ?? [])
      sheet.put(
        edge,
        [
          path(roundedPath(points, radius), { ...look, ...(comb === undefined ? { arrow: true as const } : {}) }),
          ...(comb === undefined ? [] : teethOf(comb, look)),
          ...(whole ? [] : [jointAt({ x, y }, look.stroke)]),
          ...(text === '' ? [] : [lineOfText(text, { x: side.of(said) + words.beside, y: level, as: 'label' })]),
        ],
        'line',
      )
    }
  }
}
