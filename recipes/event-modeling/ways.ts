/**
 * Ways of links: in the channels between the lanes of a strip, and around the fold where a link leads to the second strip.
 */
import { descending } from 'd3-array'
import { ontoOutlines } from '../../drawing/graph/meet-outline.ts'
import { path } from '../../drawing/primitives.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import { type LaneCell, type LinkWay, layChannel } from './channel.ts'
import type { PlacedCard } from './lane-cards.ts'
import { aroundFold, type Strips } from './strips.ts'

/** A link with its edge and the cards at its ends. */
export type LaneLink = { edge: object; from: PlacedCard; to: PlacedCard }

/** A link, or the part of it in one strip, where a cell beyond its end stands for what is in the other. */
type Stretch = { link: LaneLink; from: LaneCell; to: LaneCell }

/** The ways of one strip, for each channel from the top. */
export type Channels = LinkWay<Stretch>[][]

/** How high a channel is with one track, and how much more with each further one, in pixels. */
const size = { channel: 40, track: 16 }

/** How high a channel with such ways is. */
export const channelHeight = (ways: Channels[number]): number =>
  size.channel + size.track * Math.max(0, ...ways.map(({ track }) => track))

/** Links that lead over the fold. */
export const overFold = (links: readonly LaneLink[], { strip }: Strips): LaneLink[] =>
  links.filter(({ from, to }) => strip(from.column) !== strip(to.column))

/** The ways in each strip; a link over the fold has one in both. */
export const waysOf = (links: readonly LaneLink[], { starts, strip, x, w }: Strips, channels: number): Channels[] =>
  starts.map((start, at) =>
    Array.from({ length: channels }, (_, channel) => {
      const isHere = (card: PlacedCard): boolean => strip(card.column) === at
      const own = links.filter(({ from, to }) => Math.min(from.row, to.row) === channel && (isHere(from) || isHere(to)))
      const stretches = own.map((link): Stretch => {
        const { from, to } = link
        return {
          link,
          from: isHere(from) ? from : { ...from, column: start - 1 },
          to: isHere(to) ? to : { ...to, column: starts[at + 1] ?? to.column },
        }
      })
      return layChannel(stretches, { middle: (column) => x(column, at) + w / 2, w })
    }),
  )

type Placed = { strips: Strips; bands: Rect[][]; rectOf: (card: PlacedCard) => Rect; sheet: Sheet }

/** Draws each link from the edge of one card to that of the other. */
export function drawWays(links: readonly LaneLink[], ways: Channels[], placed: Placed): void {
  const { bands, strips, rectOf, sheet } = placed
  const found = links.map((link) => ({
    link,
    // Where the link is level in its strips, with where it leaves and arrives there.
    levels: ways.flatMap((channels, strip) =>
      channels.flatMap((own, channel) =>
        own
          .filter((way) => way.link.link === link)
          .map((way) => ({ ...way, y: bottomOf(bands[strip]?.[channel]) + size.channel / 2 + size.track * way.track })),
      ),
    ),
  }))
  // The lowest way is the innermost around the end of the first strip.
  const over = found
    .filter(({ levels }) => levels.length > 1)
    .toSorted((a, b) => descending(a.levels[0]?.y, b.levels[0]?.y))
  for (const each of found) {
    const { link, levels } = each
    const [first, last] = [levels[0], levels.at(-1)]
    if (first === undefined || last === undefined) continue
    const fold = {
      at: over.indexOf(each),
      of: over.length,
      right: Math.max(...(bands[0] ?? []).map(({ x, w }) => x + w)),
      y: bottomOf(bands[0]?.at(-1)),
    }
    const [start, end] = [
      { x: first.x, y: first.y },
      { x: last.x2, y: last.y },
    ]
    const bends = fold.at >= 0 ? aroundFold(start, end, fold) : start.x === end.x ? [] : [start, end]
    drawWay(link, { from: start.x, bends, to: end.x }, { rectOf, strips, sheet })
  }
}

const bottomOf = (band: Rect | undefined): number => (band === undefined ? 0 : band.y + band.h)

type Way = { from: number; bends: Point[]; to: number }

/** From the edge of one card to that of the other through its bends; the lower edge of a document waves. */
const drawWay = ({ edge, from, to }: LaneLink, way: Way, { rectOf, sheet }: Omit<Placed, 'bands'>): void => {
  const isDown = from.row < to.row
  const edgeOf = (card: PlacedCard, isLower: boolean): number => rectOf(card).y + (isLower ? rectOf(card).h : 0)
  const ends = [
    { x: way.from, y: edgeOf(from, isDown) },
    { x: way.to, y: edgeOf(to, !isDown) },
  ] as const
  const outlines = { from: from.shape.outline(rectOf(from), {}), to: to.shape.outline(rectOf(to), {}) }
  const points = ontoOutlines({ points: [ends[0], ...way.bends, ends[1]] }, outlines)
  const look = sheet.isFocus(edge) ? ({ stroke: 'accent' } as const) : {}
  sheet.put(edge, [path(roundedPath(points, 8), { arrow: true, ...look })], 'line')
}
