/**
 * Lanes: cards of one size in a grid of lanes and columns, one in each cell, and links in the channels between the
 * lanes: left to right is time, from lane to lane is what leads to what.
 */

import { block, nameAndNote, place } from '../../drawing/block.ts'
import { tinted } from '../../drawing/fills.ts'
import { isTree } from '../../drawing/graph/graph-key.ts'
import { ontoOutlines } from '../../drawing/graph/meet-outline.ts'
import { wordWidth } from '../../drawing/graph/node-view.ts'
import { lineEntry } from '../../drawing/key.ts'
import { box, line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import { shapeOf } from '../../drawing/shapes/shape.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { type LinkWay, layChannel } from './channel.ts'
import { type CardKind, cardElements, type LaneCard, longestOf, type PlacedCard, placeCard } from './lane-cards.ts'

/** Data drawn in lanes, columns from left to right; an edge names two cards. */
export type LanesData = {
  columns: Column[]
  cards: LaneCard[]
  edges: Edge[]
  key?: { focus?: string | undefined } | undefined
}

type Column = { name: string; note?: string | undefined }
type Edge = { from: string; to: string }

/** The names of the lanes, the topmost first, the kinds of cards, and what a link means where it is no part of a tree. */
export type LanesStyle = { lanes: readonly string[]; kinds: Record<string, CardKind>; link?: string }

/** A link with its edge and the cards at its ends. */
type Link = { edge: Edge; from: PlacedCard; to: PlacedCard }

/** Cards: how wide at most, and where words need more, free pixels between and around them; left of them the lanes' names; channels and tracks; how much nearer to outlines than usual words may be. */
const size = { page: 880, widest: 152, most: 168, between: 16, pad: 16, left: 112, channel: 40, track: 16, nearer: 8 }

/** Columns: how wide cards are, and where each begins. */
type Columns = { w: number; x: (column: number) => number }

/** Draws lanes; `checkLanes` (drawing/data) says which data they need. */
export function drawLanes(data: LanesData, sheet: Sheet, { lanes, kinds, link }: LanesStyle): void {
  sheet.ifTooWide('columns', 'leave slices out, or shorten words')
  const columns = columnsFor(data.columns.length, widestNeed(data, kinds))
  const cards = placeCards(data, columns, { kinds, sheet })
  const links = linksOf(data.edges, cards, sheet)
  const ways = lanes.slice(1).map((_, lane) => {
    const own = links.filter(({ from, to }) => Math.min(from.row, to.row) === lane)
    return layChannel(own, { middle: (column) => columns.x(column) + columns.w / 2, w: columns.w })
  })
  const h = up(Math.max(...cards.map(({ least }) => least)), 16)
  const bands = bandsOf(ways, {
    x: 0,
    y: drawHeads(data.columns, columns, sheet),
    h: h + 2 * size.pad,
    w: columns.x(data.columns.length) - size.between + size.pad,
  })
  lanes.forEach((name, lane) => drawLane(name, bands[lane], sheet))
  const rectOf = ({ row, column }: PlacedCard): Rect => ({
    x: columns.x(column),
    y: (bands[row]?.y ?? 0) + size.pad,
    w: columns.w,
    h,
  })
  for (const each of cards) sheet.put(each.card, cardElements(each, rectOf(each), sheet))
  for (const way of ways.flat().toSorted((a, b) => links.indexOf(a.link) - links.indexOf(b.link)))
    drawWay(way, rectOf, sheet)
  // A key of some kinds alone would leave the reader looking for the others.
  const drawn = Object.entries(kinds).filter(([name]) => data.cards.some(({ kind }) => kind === name))
  if (drawn.some(([name]) => isShared(name, kinds)))
    for (const [, { shape, text, paint = {} }] of drawn)
      sheet.key({ text, sample: (rect) => shapeOf(shape).outline(rect, paint) })
  const words = data.key?.focus
  if (words !== undefined && sheet.hasFocus) sheet.key({ text: words, sample: marked, isTint: true })
  if (link !== undefined && !isTree(data.edges, sheet)) sheet.key(lineEntry(link, { arrow: true }))
}

/** A card and a link in focus: for the key. */
const marked = ({ x, y, w, h }: Rect) => [
  box(x, y + h / 2 - 8, 16, 16, { fill: 'soft', stroke: 'accent' }),
  line(x + 16, y + h / 2, x + w, y + h / 2, { stroke: 'accent', arrow: true }),
]

/** Whether a lane has cards of other kinds, too: its name does not say what a shape means. */
const isShared = (name: string, kinds: LanesStyle['kinds']): boolean =>
  Object.entries(kinds).some(([other, { lane }]) => other !== name && lane === kinds[name]?.lane)

/** How wide columns must be so that no word is broken, in pixels. */
const widestNeed = ({ columns, cards }: LanesData, kinds: LanesStyle['kinds']): number => {
  const heads = columns.map(({ name }) => wordWidth(name, size.most, 'head'))
  const needs = cards.map((card) => shapeOf(kinds[card.kind]?.shape ?? 'box').need(longestOf(card), 0).w)
  return Math.min(size.most, Math.max(0, ...heads, ...needs))
}

/** As wide as most pages have room for; as wide as the widest page where words need that, or wider if they break there. */
const columnsFor = (count: number, narrow: number): Columns => {
  const around = size.left + size.pad - size.between
  const widthIn = (page: number): number => Math.floor((page - around) / count / 8) * 8 - size.between
  const enough = [size.page, room.w].map(widthIn).find((w) => w >= narrow - size.nearer)
  const whole = up(narrow, 8)
  const w = enough === undefined ? whole : Math.min(Math.max(size.widest, whole), enough)
  return { w, x: (column) => size.left + column * (w + size.between) }
}

const placeCards = (
  { columns, cards }: LanesData,
  { w }: Columns,
  { kinds, sheet }: { kinds: LanesStyle['kinds']; sheet: Sheet },
): PlacedCard[] =>
  cards.map((card) => {
    const kind = kinds[card.kind] ?? { lane: 0, shape: 'box', text: card.kind }
    return placeCard(card, kind, { column: columns.indexOf(sheet.find(card.column)), w })
  })

const linksOf = (edges: Edge[], cards: PlacedCard[], sheet: Sheet): Link[] =>
  edges.flatMap((edge) => {
    const [from, to] = [edge.from, edge.to].map((end) => cards.find(({ card }) => card === sheet.find(end)))
    return from === undefined || to === undefined ? [] : [{ edge, from, to }]
  })

/** The names of the columns over the lanes; gives where the first lane begins. */
const drawHeads = (columns: Column[], { w, x }: Columns, sheet: Sheet): number => {
  const heads = columns.map((column) => nameAndNote(column, w, ['head', 'note']))
  const top = up(Math.max(...heads.map(({ h }) => h)) + 12)
  columns.forEach((column, index) => {
    const rect = { x: x(index), y: 0, w, h: top - 8 }
    sheet.put(column, place(heads[index] ?? block([]), rect, { valign: 'bottom' }))
  })
  return top
}

/** One band below the other, as far apart as the channel between them is high. */
const bandsOf = (channels: LinkWay<Link>[][], first: Rect): Rect[] => {
  let { y } = first
  const below = channels.map((ways) => {
    y += first.h + size.channel + size.track * Math.max(0, ...ways.map(({ track }) => track))
    return { ...first, y }
  })
  return [first, ...below]
}

const drawLane = (name: string, band: Rect | undefined, sheet: Sheet): void => {
  if (band === undefined) return
  const words = block([{ text: name, as: 'note' }], size.left - 20)
  const ground = box(band.x, band.y, band.w, band.h, tinted)
  sheet.put('@lanes', [ground, ...place(words, { ...band, x: 12, w: 0 }, { align: 'start' })], 'ground')
}

/** From the edge of one card to that of the other, across on the track of the way. */
const drawWay = ({ link, x, x2, track }: LinkWay<Link>, rectOf: (card: PlacedCard) => Rect, sheet: Sheet): void => {
  const [upper, lower] = [link.from, link.to].toSorted((a, b) => a.row - b.row).map(rectOf)
  if (upper === undefined || lower === undefined) return
  const top = upper.y + upper.h
  const level = top + size.pad + size.channel / 2 + size.track * track
  const [start, end] = link.from.row < link.to.row ? [top, lower.y] : [lower.y, top]
  const bends = x === x2 ? [] : [x, x2].map((each) => ({ x: each, y: level }))
  // The lower edge of a document waves.
  const outlines = {
    from: link.from.shape.outline(rectOf(link.from), {}),
    to: link.to.shape.outline(rectOf(link.to), {}),
  }
  const points = ontoOutlines({ points: [{ x, y: start }, ...bends, { x: x2, y: end }] }, outlines)
  const look = sheet.isFocus(link.edge) ? ({ stroke: 'accent' } as const) : {}
  sheet.put(link.edge, [path(roundedPath(points, 8), { arrow: true, ...look })], 'line')
}
