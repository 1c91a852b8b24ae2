/**
 * Ways of edges between two lanes of an event model: ports at both cards, and a track in the channel between the lanes.
 */
import type { Sheet } from '../../drawing/sheet.ts'
import { pack } from '../../drawing/time/pack.ts'
import { type Card, type Edge, laneOf } from './form.ts'

/** An edge with its ends across the page, the channel between two lanes that it runs in, and its track there. */
export type Way = { edge: Edge; from: Card; to: Card; x: number; x2: number; channel: number; track: number }

type Page = { sheet: Sheet; x: (column: number) => number; width: number }

/** The ways of all edges. */
export const waysOf = (edges: Edge[], columnOf: (card: Card) => number, { sheet, x, width }: Page): Way[] => {
  const ends = edges.map((edge) => ({ edge, from: sheet.find<Card>(edge.from), to: sheet.find<Card>(edge.to) }))
  const isUpright = ({ from, to }: (typeof ends)[number]): boolean => columnOf(from) === columnOf(to)
  // Upright edges have the middle of a card, others a port of their own in the half that faces the other card.
  const portOf = (own: (typeof ends)[number], key: 'from' | 'to'): number => {
    const middle = x(columnOf(own[key])) + width / 2
    if (isUpright(own)) return middle
    // The nearest other card has the port nearest to the middle, so that edges of one card do not cross.
    const other = key === 'from' ? 'to' : 'from'
    const away = (each: (typeof ends)[number]): number => Math.abs(columnOf(each.to) - columnOf(each.from))
    const all = ends
      .filter((each) => each[key] === own[key] && !isUpright(each))
      .toSorted((a, b) => away(a) - away(b) || columnOf(a[other]) - columnOf(b[other]))
    const step = Math.floor(width / 2 / (all.length + 1) / 4) * 4 * (all.indexOf(own) + 1)
    return key === 'from' ? middle + step : middle - step
  }
  const ways = ends.map((own) => ({
    ...own,
    x: portOf(own, 'from'),
    x2: portOf(own, 'to'),
    channel: Math.min(laneOf[own.from.kind], laneOf[own.to.kind]),
  }))
  const tracks = [0, 1].map((channel) => {
    const slanted = ways
      .filter((way) => way.channel === channel && way.x !== way.x2)
      .toSorted((a, b) => columnOf(a.from) - columnOf(b.from) || columnOf(a.to) - columnOf(b.to))
    const rows = pack(
      slanted.map((way) => ({ from: way.x, to: way.x2 })),
      8,
    )
    // Under the screens most edges lead down, above the events up: the first track is the one next to the middle lane.
    const most = Math.max(0, ...rows)
    return new Map(slanted.map((way, index) => [way, channel === 0 ? most - (rows[index] ?? 0) : (rows[index] ?? 0)]))
  })
  return ways.map((way) => ({ ...way, track: tracks[way.channel]?.get(way) ?? 0 }))
}
