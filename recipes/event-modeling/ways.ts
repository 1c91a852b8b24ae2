/**
 * Ways of links: in the channels between the lanes of a strip; a link to the second strip goes on there at a mark.
 */
import { ascending } from 'd3-array'
import { meetOutline } from '../../drawing/graph/meet-outline.ts'
import { path } from '../../drawing/primitives.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import { type LaneCell, type LinkWay, layChannel } from './channel.ts'
import { foldMark, letterOf, radius } from './fold-mark.ts'
import type { PlacedCard } from './lane-cards.ts'
import { markRoom, type Strips } from './strips.ts'

/** A link with its edge and the cards at its ends. */
export type LaneLink = { edge: object; from: PlacedCard; to: PlacedCard }

/** A link, or the part of it in one strip, where a cell beyond its end stands for what is in the other. */
type Stretch = { link: LaneLink; from: LaneCell; to: LaneCell }

/** The ways of one strip, for each channel from the top. */
export type Channels = LinkWay<Stretch>[][]

/** How high a channel is with one track, and how much more with each further one, marks at their ends or not, in pixels. */
const size = { channel: 40, track: 16, marked: 24 }

const trackHeight = ({ starts }: Strips): number => (starts.length > 1 ? size.marked : size.track)

/** How high a channel with such ways is. */
export const channelHeight = (ways: Channels[number], strips: Strips): number =>
  size.channel + trackHeight(strips) * Math.max(0, ...ways.map(({ track }) => track))

/** Where the marks of the second strip are, in pixels from its left. */
const markLeft = 24

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

/** Where a link is level in a strip: from where to where, and how far down. */
type Level = { x: number; x2: number; y: number }

/** Draws each link from the edge of one card to that of the other, or to its mark and from there; gives whether there are marks. */
export function drawWays(
  links: readonly LaneLink[],
  ways: Channels[],
  { bands, strips, rectOf, sheet }: Placed,
): boolean {
  const found = links.map((link) => ({
    link,
    levels: ways.flatMap((channels, strip) =>
      channels.flatMap((own, channel) =>
        own
          .filter((way) => way.link.link === link)
          .map(({ x, x2, track }): Level => {
            const top = bottomOf(bands[strip]?.[channel])
            return { x, x2, y: top + size.channel / 2 + trackHeight(strips) * track }
          }),
      ),
    ),
  }))
  // Letters run down the end of the first strip.
  const over = found.filter(isOver).toSorted((a, b) => ascending(a.levels[0]?.y, b.levels[0]?.y))
  const right = Math.max(...(bands[0] ?? []).map(({ x, w }) => x + w))
  for (const { link, levels } of found) {
    const isFocus = sheet.isFocus(link.edge)
    const marks = isOver({ levels }) ? marksAt(levels, right) : []
    const letter = letterOf(over.findIndex((other) => other.link === link))
    const strokes = waysThrough(levels, endsOf(link, levels, rectOf), marks)
    const look = isFocus ? ({ stroke: 'accent' } as const) : {}
    const drawn = strokes.map((points) => path(roundedPath(points, 8), { arrow: true, ...look }))
    sheet.put(link.edge, [...drawn, ...marks.flatMap((mark) => foldMark(mark, letter, isFocus))], 'line')
  }
  return over.length > 0
}

const isOver = ({ levels }: { levels: readonly Level[] }): boolean => levels.length > 1

const bottomOf = (band: Rect | undefined): number => (band === undefined ? 0 : band.y + band.h)

/** The marks of a link over the fold: right of the first strip, and under the names of the lanes of the second. */
const marksAt = (levels: readonly Level[], right: number): Point[] =>
  [right + markRoom - radius, markLeft].map((x, at) => ({ x, y: levels[at]?.y ?? 0 }))

/** Where a link leaves its first card and meets its last one; the lower edge of a document waves. */
const endsOf = ({ from, to }: LaneLink, levels: readonly Level[], rectOf: Placed['rectOf']): [Point, Point] => {
  const isDown = from.row < to.row
  const met = (card: PlacedCard, x: number | undefined, isLower: boolean): Point => {
    const rect = rectOf(card)
    const y = rect.y + (isLower ? rect.h : 0)
    const at = { x: x ?? rect.x, y }
    return meetOutline(at, { ...at, y: y + (isLower ? 1 : -1) }, card.shape.outline(rect, {}))
  }
  return [met(from, levels[0]?.x, isDown), met(to, levels.at(-1)?.x2, !isDown)]
}

/** The corners of the strokes of a link: one stroke from card to card, or one to its mark and one from there. */
const waysThrough = (
  levels: readonly Level[],
  [from, to]: [Point, Point],
  [out, back]: readonly Point[],
): Point[][] => {
  const [first, last] = [levels[0]?.y ?? from.y, levels.at(-1)?.y ?? to.y]
  const [leaving, arriving] = [
    { x: from.x, y: first },
    { x: to.x, y: last },
  ]
  if (out === undefined || back === undefined) return [from.x === to.x ? [from, to] : [from, leaving, arriving, to]]
  return [
    [from, leaving, { ...out, x: out.x - radius }],
    [{ ...back, x: back.x + radius }, arriving, to],
  ]
}
