/**
 * Draws an event model: slices as columns, three lanes, cards of one size, and edges that run between the lanes.
 */
import { type Block, block, nameAndNote, place, tinted } from '../../drawing/block.ts'
import { paintOf } from '../../drawing/graph/node-view.ts'
import { lineEntry } from '../../drawing/key.ts'
import { box, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { type Card, kinds, laneOf, type ModelData } from './form.ts'
import { shapes } from './shapes.ts'
import { waysOf } from './ways.ts'

const words = {
  screen: 'Screen',
  automation: 'Automation',
  command: 'Command',
  view: 'Read model',
  event: 'Event',
} as const
const lanes = ['Screens and automations', 'Commands and read models', 'Events'] as const

const size = { widest: 152, narrowest: 80, between: 16, pad: 16, left: 112, channel: 40, track: 16 }
const caps = [120, 104, 88, 72, 60] as const

/** Draws the model on the sheet. */
export function drawModel(data: ModelData, sheet: Sheet): void {
  const { columns, cards, edges } = data
  const width = Math.min(
    size.widest,
    Math.floor((room.w - size.left - size.pad + size.between) / columns.length / 8) * 8 - size.between,
  )
  const blocks = new Map(cards.map((card) => [card, fitted(card, width)]))
  const height = up(
    Math.max(...cards.map((card) => shapes[card.kind].need(blocks.get(card)?.w ?? 0, blocks.get(card)?.h ?? 0).h)),
    16,
  )
  const heads = columns.map((slice) => nameAndNote(slice, width, ['head', 'small']))
  const top = up(Math.max(...heads.map(({ h }) => h)) + 12)
  const columnOf = ({ column }: Card): number => columns.indexOf(sheet.find(column))
  const x = (column: number): number => size.left + column * (width + size.between)
  const whole = x(columns.length) - size.between + size.pad
  const ways = waysOf(edges, columnOf, { sheet, x, width })
  const channels = [0, 1].map(
    (index) => size.channel + size.track * Math.max(0, ...ways.map((way) => (way.channel === index ? way.track : 0))),
  )
  const laneHeight = height + 2 * size.pad
  const laneTop = (lane: number): number =>
    top + lane * laneHeight + channels.slice(0, lane).reduce((sum, each) => sum + each, 0)
  for (const [lane, text] of lanes.entries()) {
    const band = box(0, laneTop(lane), whole, laneHeight, { stroke: 'rule' })
    const title = block([{ text, as: 'note' }], size.left - 24)
    const words = place(title, { x: 12, y: laneTop(lane), w: 0, h: laneHeight }, { align: 'start' })
    sheet.put('@lanes', [band, ...words], 'ground')
  }
  for (const [index, slice] of columns.entries()) {
    const rect = { x: x(index), y: 0, w: width, h: top - 8 }
    sheet.put(slice, place(heads[index] ?? block([]), rect, { valign: 'bottom' }))
  }
  const rectOf = (card: Card): Rect => ({
    x: x(columnOf(card)),
    y: laneTop(laneOf[card.kind]) + size.pad,
    w: width,
    h: height,
  })
  for (const card of cards) drawCard(card, { rect: rectOf(card), words: blocks.get(card) ?? block([]), sheet })
  for (const way of ways) {
    const [from, to] = [rectOf(way.from), rectOf(way.to)]
    const isDown = from.y < to.y
    const [start, end] = [isDown ? from.y + from.h : from.y, isDown ? to.y : to.y + to.h]
    const level = laneTop(way.channel) + laneHeight + size.channel / 2 + size.track * way.track
    const bends = [way.x, way.x2].map((x) => ({ x, y: level }))
    const points = [{ x: way.x, y: start }, ...(way.x === way.x2 ? [] : bends), { x: way.x2, y: end }]
    const look = sheet.isFocus(way.edge) ? ({ stroke: 'accent' } as const) : {}
    sheet.put(way.edge, [path(roundedPath(points, 8), { arrow: true, ...look })], 'line')
  }
  if (ways.length > 0) sheet.key(lineEntry('Leads to', { arrow: true }))
  for (const kind of kinds)
    if (cards.some((card) => card.kind === kind))
      sheet.key({ text: words[kind], sample: (rect) => shapes[kind].outline(rect, {}) })
}

type CardPlace = { rect: Rect; words: Block; sheet: Sheet }

const drawCard = (card: Card, { rect, words: lines, sheet }: CardPlace): void => {
  const shape = shapes[card.kind]
  sheet.put(card, [
    ...shape.outline(rect, paintOf(card, sheet)),
    ...place(card.kind === 'event' && !sheet.isFocus(card) ? tinted(lines, 'surface') : lines, shape.words(rect)),
  ])
}

/** The words of a card, as wide as its shape leaves room in a column. */
const fitted = (card: Card, width: number): Block =>
  widestThatFits(
    caps,
    (cap) => nameAndNote(card, cap, ['item', 'small']),
    ({ w, h }) => shapes[card.kind].need(w, h).w <= width,
  )
