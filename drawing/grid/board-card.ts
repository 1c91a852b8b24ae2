/**
 * Cards of a board: ticket and value above the name, owner and reason below it.
 */

import { type Rect, rightOf } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { sentenceCase } from '../../src/scene/sentence-case.ts'
import { type Block, baselineShift, block, lineOfText, place, widthOf } from '../block.ts'
import type { Card } from '../data/board.ts'
import { grays } from '../fills.ts'
import { box } from '../primitives.ts'
import { up } from '../rect.ts'
import type { Paint } from '../shapes/outline.ts'
import type { Sheet } from '../sheet.ts'
import { square } from '../square.ts'
import { stateSign } from '../state-sign.ts'
import type { TypeStyle } from '../type.ts'
import { barHeight, partLook, trackLook } from './board-bar.ts'

/** A card measured for its width: how high it must be, and its elements in a rectangle. */
export type MeasuredCard = { card: Card; h: number; at: (rect: Rect) => Element[] }

/** How a card is outlined: in the accent, dashed, both or neither; `strong`: its name is bold, and beside a focus its outline is dark. */
export type CardOutline = { marked?: boolean; dashed?: boolean; strong?: boolean }

/**
 * `part` is how much of its width the bar of a card takes, `steps` of how many blocks a whole bar is made, if it is; `isPart`: a
 * bar is a part of its track, such as of 100%; `isFigure`: its value is what the heading quotes; `valueRoom`: how
 * wide values are that stand at the end of bars.
 */
type CardLook = CardOutline & {
  value: string | undefined
  part?: number | undefined
  steps?: number | undefined
  isPart?: boolean
  isFigure?: boolean
  valueRoom?: number
}

const inset = { x: 12, y: 8 }
const head = { h: 20, gap: 8 }
/** The sizes of a figure, the largest that fits beside the ticket, and how high a line with it is. */
const figures = { 28: 32, 24: 28, 20: 24 } as const
const sizes = [28, 24, 20] as const
/** The bar at the lower edge of a card: its height, and the pixels under it and over it. */
const length = { h: barHeight, under: 8, over: 8 }

/** Wraps a card's words at a width. */
export function measureCard(card: Card, width: number, look: CardLook): MeasuredCard {
  const room = width - 2 * inset.x
  const name = { size: 16, ...(look.strong ? { bold: true as const } : {}) } as const
  const top = isAtBar(card, look) ? [] : headOf(card, look, room)
  // Without a ticket a value finds its place beside a short name.
  const isBeside = card.ticket === undefined && top.length > 0 && fitBeside(nameOf(card), name, { top, room })
  const high = look.isFigure === true ? figures[figureSize(card, look, room)] : head.h
  const above = top.length > 0 && !isBeside ? high : 0
  const below = look.part === undefined ? 0 : length.h + length.over + (isAtBar(card, look) ? 4 : 0)
  const words = block(
    [
      ...(top.length > 0 || isAtBar(card, look) ? [] : stackedHead(card, look)),
      { text: nameOf(card), as: name },
      { text: card.owner, as: 'note', gap: 2 },
      { text: reasonOf(card), as: noteStyle(card), gap: 2 },
    ],
    room,
  )
  return {
    card,
    h: up(words.h + above + below + 2 * inset.y, 4),
    at: (rect) => [
      box(rect.x, rect.y, rect.w, rect.h, paintOf(look, card.state)),
      ...placeHead(top, rect, isBeside ? high + 2 : high),
      ...placeWords(words, rect, above),
      ...barIn(rect, card, look),
    ],
  }
}

/** How large the value of a card is among those of the board. */
const barIn = ({ x, y, w, h }: Rect, card: Card, look: CardLook): Element[] => {
  const { part, value = '', valueRoom = 0 } = look
  if (part === undefined) return []
  const [beside, lift] = isAtBar(card, look) ? [valueRoom + 8, 4] : [0, 0]
  const bar = { x: x + inset.x, y: y + h - length.under - length.h - lift, h: length.h }
  const whole = w - 2 * inset.x - beside
  const { state } = card
  const ofTrack = look.marked === true ? ({ fill: 'accent' } as const) : partLook
  const plain = look.isPart === true ? ofTrack : grays[3]
  const fill = state === 'positive' || state === 'negative' ? { fill: state } : plain
  const at = { x: x + w - inset.x, y: bar.y + length.h / 2, as: valueStyle, align: 'end' } as const
  return [
    // On the ground of a marked card the usual track could not be seen.
    ...(look.isPart === true
      ? [square({ ...bar, w: whole }, look.marked === true ? { fill: 'surface', stroke: 'none' } : trackLook)]
      : []),
    // Nothing has no bar.
    ...(part > 0 ? [square(blocksOf({ ...bar, w: whole }, part, look.steps), fill)] : []),
    ...(beside > 0 ? [lineOfText(value, at)] : []),
  ]
}

/** A bar, or its blocks: what is counted is no part of something. */
const blocksOf = ({ w, ...bar }: Rect, part: number, steps: number | undefined): Rect[] => {
  if (steps === undefined) return [{ ...bar, w: Math.max(1, w * part) }]
  return Array.from({ length: Math.round(part * steps) }, (_, index) => {
    const [from, to] = [index, index + 1].map((at) => Math.round((at * w) / steps))
    return { ...bar, x: bar.x + from!, w: to! - from! - 2 }
  })
}

/** Without a ticket, a value stands at the end of its bar. */
const isAtBar = ({ ticket }: Card, { part, isFigure = false }: CardLook): boolean =>
  ticket === undefined && part !== undefined && !isFigure

const placeHead = (top: HeadText[], rect: Rect, high: number): Element[] =>
  top.map(({ text, as, align }) => {
    const x = align === 'start' ? rect.x + inset.x : rightOf(rect) - inset.x
    // A ticket is on the baseline of a figure.
    const largest = Math.max(...top.map((each) => each.as.size))
    const y = rect.y + inset.y + high / 2 - 1 + baselineShift(largest, as.size)
    return lineOfText(text, { x, y, as, align })
  })

const fitBeside = (name: string, as: TypeStyle, { top, room }: { top: HeadText[]; room: number }): boolean =>
  top.every((value) => widthOf(name, as) + head.gap + widthOf(value.text, value.as) <= room)

const placeWords = (words: Block, { x, y, h }: Rect, above: number): Element[] =>
  place(
    words,
    { x: x + inset.x, y: y + inset.y + above, w: 0, h: h - above - 2 * inset.y },
    { align: 'start', valign: 'top' },
  )

type HeadText = { text: string; as: TypeStyle; align: 'start' | 'end' }

const ticketStyle = { size: 14, mono: true, fill: 'muted' } as const
const valueStyle = { size: 14 } as const

/** Ticket and value on one line; nothing where they do not fit. */
const headOf = (card: Card, look: CardLook, room: number): HeadText[] => {
  const words = headWith(card, look, figureStyle(card, figureSize(card, look, room)))
  return fits(words, room) ? words : []
}

const figureSize = (card: Card, look: CardLook, room: number): (typeof sizes)[number] =>
  sizes.find((size) => fits(headWith(card, look, figureStyle(card, size)), room)) ?? 28

const headWith = ({ ticket }: Card, { value, isFigure = false }: CardLook, large: TypeStyle): HeadText[] => {
  const texts: HeadText[] = [
    ...(ticket === undefined ? [] : [{ text: ticket, as: ticketStyle, align: 'start' as const }]),
    ...(value === undefined ? [] : [{ text: value, as: isFigure ? large : valueStyle, align: 'end' as const }]),
  ]
  return texts
}

const fits = (texts: HeadText[], room: number): boolean =>
  texts.reduce((sum, { text, as }) => sum + widthOf(text, as), texts.length > 1 ? head.gap : 0) <= room

const stackedHead = (card: Card, { value, isFigure = false }: CardLook) => [
  { text: card.ticket, as: ticketStyle },
  { text: value, as: isFigure ? figureStyle(card, 28) : valueStyle },
]

const figureStyle = ({ state }: Card, size: (typeof sizes)[number]): TypeStyle => ({
  size,
  bold: true,
  fill: state === 'negative' ? 'negative' : 'accent',
})

/** Good and bad are never shown by color alone. */
const reasonOf = ({ state, note }: Card): string | undefined => {
  return note === undefined ? undefined : `${stateSign({ state })}${note}`
}

/** Without a reason, the sign is at the name. */
const nameOf = ({ name, state, note }: Card): string => (note === undefined ? `${stateSign({ state })}${name}` : name)

const noteStyle = ({ state }: Card): TypeStyle =>
  state === undefined || state === 'muted' ? { size: 14, fill: 'muted' } : { size: 14, bold: true, fill: state }

/** Fill, stroke and dash of an outline; a good or bad state has its own stroke. */
const paintOf = ({ marked = false, dashed = false, strong = false }: CardOutline, state?: Card['state']): Paint => ({
  ...(marked ? { fill: 'soft', stroke: 'accent' } : strong ? { stroke: 'ink' } : {}),
  ...(state !== undefined && state !== 'muted' && !marked ? { stroke: state } : {}),
  ...(dashed ? { dashed } : {}),
})

/** Names the kinds that some card has. */
export const cardKey = (cards: Card[], sheet: Sheet, kinds: Record<string, CardOutline> = {}): void => {
  for (const [name, look] of Object.entries(kinds)) {
    const outline = { ...look, marked: look.marked === true && !sheet.hasFocus, strong: look.marked === true }
    if (cards.some(({ kind }) => kind === name))
      sheet.key({ text: sentenceCase(name), sample: ({ x, y, w, h }) => [box(x, y, w, h, paintOf(outline))] })
  }
}
