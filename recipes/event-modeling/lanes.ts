/**
 * Lanes: cards of one size in a grid of lanes and columns, one in each cell, and links in the channels between the
 * lanes: left to right is time, from lane to lane is what leads to what.
 */

import { block, nameAndNote, place, tinted as tintedWords } from '../../drawing/block.ts'
import { namedTargets, References } from '../../drawing/data/references.ts'
import { tinted } from '../../drawing/fills.ts'
import { isTree } from '../../drawing/graph/graph-key.ts'
import { wordWidth } from '../../drawing/graph/node-view.ts'
import { lineEntry } from '../../drawing/key.ts'
import { box, line } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { shapeOf } from '../../drawing/shapes/shape.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { markMeaning } from './fold-mark.ts'
import {
  type CardKind,
  cardElements,
  kindOutline,
  type LaneCard,
  longestOf,
  type PlacedCard,
  placeCard,
} from './lane-cards.ts'
import { foldHeight, left, pad, stripsFor, stripWidth } from './strips.ts'
import { channelHeight, drawWays, type LaneLink, waysOf } from './ways.ts'

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

/** Words of cards: how wide where they do not break, in pixels. */
const most = 168

/** Draws lanes; `checkLanes` (drawing/data) says which data they need. */
export function drawLanes(data: LanesData, sheet: Sheet, { lanes, kinds, link }: LanesStyle): void {
  sheet.ifTooWide('columns', 'leave slices out, or shorten words')
  // A slice and a card may have one name.
  const slices = new References(namedTargets(data.columns))
  const column = (card: LaneCard): number => data.columns.indexOf(slices.find(card.column) as Column)
  const ends = data.edges.map(({ from, to }) => ({ from: column(sheet.find(from)), to: column(sheet.find(to)) }))
  const strips = stripsFor(data.columns.length, widestNeed(data, kinds), ends)
  const cards = data.cards.map((card) => {
    const kind = kinds[card.kind] ?? { lane: 0, shape: 'box', text: card.kind }
    return placeCard(card, kind, { column: column(card), w: strips.w })
  })
  const links = linksOf(data.edges, cards, sheet)
  const ways = waysOf(links, strips, lanes.length - 1)
  const h = up(Math.max(...cards.map(({ least }) => least)), 16)
  const bands: Rect[][] = []
  for (const [at, channels] of ways.entries()) {
    const own = data.columns.filter((_, index) => strips.strip(index) === at)
    const end = bands.at(-1)?.at(-1)
    const y = end === undefined ? 0 : end.y + end.h + foldHeight
    const isAccent = (column: Column): boolean => {
      const inIt = data.cards.filter((card) => slices.find(card.column) === column)
      return inIt.length > 0 && inIt.every((card) => sheet.isFocus(card))
    }
    const top = y + drawHeads(own, { x: (index) => strips.x(index, 0), y, w: strips.w, isAccent }, sheet)
    const heights = channels.map((own) => channelHeight(own, strips))
    bands.push(bandsOf(heights, { x: 0, y: top, h: h + 2 * pad, w: stripWidth(own.length, strips.w) }))
  }
  for (const strip of bands) for (const [at, name] of lanes.entries()) drawLane(name, strip[at], sheet)
  const rectOf = ({ row, column }: PlacedCard): Rect => ({
    x: strips.x(column),
    y: (bands[strips.strip(column)]?.[row]?.y ?? 0) + pad,
    w: strips.w,
    h,
  })
  for (const each of cards) sheet.put(each.card, cardElements(each, rectOf(each), sheet))
  const areMarked = drawWays(links, ways, { strips, bands, rectOf, sheet })
  drawKey(data, sheet, { kinds, link, areMarked })
}

type Keyed = Pick<LanesStyle, 'kinds'> & { link: string | undefined; areMarked: boolean }

/** The kinds that a lane’s name does not tell, the focus, links and marks. */
const drawKey = (data: LanesData, sheet: Sheet, { kinds, link, areMarked }: Keyed): void => {
  // A key of some kinds alone would leave the reader looking for the others.
  const drawn = Object.entries(kinds).filter(([name]) => data.cards.some(({ kind }) => kind === name))
  if (drawn.some(([name]) => isShared(name, kinds)))
    for (const [, kind] of drawn) sheet.key({ text: kind.text, sample: (rect) => kindOutline(kind, rect) })
  const words = data.key?.focus
  if (words !== undefined && sheet.hasFocus) sheet.key({ text: words, sample: marked, isTint: true })
  if (link !== undefined && !isTree(data.edges, sheet)) sheet.key(lineEntry(link, { arrow: true }))
  if (areMarked) sheet.key(markMeaning)
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
  const heads = columns.map(({ name }) => wordWidth(name, most, 'head'))
  const needs = cards.map((card) => shapeOf(kinds[card.kind]?.shape ?? 'box').need(longestOf(card), 0).w)
  return Math.min(most, Math.max(0, ...heads, ...needs))
}

const linksOf = (edges: Edge[], cards: PlacedCard[], sheet: Sheet): LaneLink[] =>
  edges.flatMap((edge) => {
    const [from, to] = [edge.from, edge.to].map((end) => cards.find(({ card }) => card === sheet.find(end)))
    return from === undefined || to === undefined ? [] : [{ edge, from, to }]
  })

type Heads = { x: (index: number) => number; y: number; w: number; isAccent: (column: Column) => boolean }

/** How much wider than cards the names of columns may be, in pixels: half of the gap between cards. */
const over = 8

/** The names of the columns over the lanes; gives how high they are. */
const drawHeads = (columns: Column[], { x, y, w, isAccent }: Heads, sheet: Sheet): number => {
  const heads = columns.map((column) => nameAndNote(column, w + over, ['head', 'note']))
  const high = up(Math.max(...heads.map(({ h }) => h)) + 12)
  columns.forEach((column, index) => {
    const rect = { x: x(index), y, w, h: high - 8 }
    const words = heads[index] ?? block([])
    sheet.put(column, place(isAccent(column) ? tintedWords(words, 'accent') : words, rect, { valign: 'bottom' }))
  })
  return high
}

/** One band below the other, as far apart as the channel between them is high. */
const bandsOf = (channels: readonly number[], first: Rect): Rect[] => {
  let { y } = first
  const below = channels.map((high) => {
    y += first.h + high
    return { ...first, y }
  })
  return [first, ...below]
}

const drawLane = (name: string, band: Rect | undefined, sheet: Sheet): void => {
  if (band === undefined) return
  const words = block([{ text: name, as: 'note' }], left - pad)
  const ground = box(band.x, band.y, band.w, band.h, tinted)
  sheet.put('@lanes', [ground, ...place(words, { ...band, x: pad, w: 0 }, { align: 'start' })], 'ground')
}
