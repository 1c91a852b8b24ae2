/**
 * Cards of a board: ticket and value above the name, owner or reason below it.
 */

import { type Rect, rightOf } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, block, lineOfText, place, widthOf } from '../block.ts'
import type { Card } from '../data/board.ts'
import { box } from '../primitives.ts'
import { up } from '../rect.ts'
import type { Paint } from '../shapes/outline.ts'
import type { Sheet } from '../sheet.ts'
import { stateSign } from '../state-sign.ts'
import type { TypeStyle } from '../type.ts'
import { sentenceCase } from '../values/sentence-case.ts'

/** A card measured for its width: how high it must be, and its elements in a rectangle. */
export type MeasuredCard = { card: Card; h: number; at: (rect: Rect) => Element[] }

/** How a card is outlined: in the accent, dashed, both or neither. */
export type CardOutline = { marked?: boolean; dashed?: boolean }

type CardLook = CardOutline & { value: string | undefined }

const inset = { x: 12, y: 8 }
const head = { h: 20, gap: 8 }

/** Wraps a card's words at a width. */
export function measureCard(card: Card, width: number, look: CardLook): MeasuredCard {
  const room = width - 2 * inset.x
  const name = { size: 16, ...(look.marked ? { bold: true as const } : {}) } as const
  const top = headOf(card, look, room)
  // Without a ticket a value finds its place beside a short name.
  const isBeside = card.ticket === undefined && top.length > 0 && fitBeside(card.name, name, { top, room })
  const above = top.length > 0 && !isBeside ? head.h : 0
  const words = block(
    [
      ...(top.length > 0 ? [] : stackedHead(card, look)),
      { text: card.name, as: name },
      { text: reasonOf(card), as: noteStyle(card), gap: 2 },
      { text: card.owner, as: 'note', gap: 2 },
    ],
    room,
  )
  return {
    card,
    h: up(words.h + above + 2 * inset.y),
    at: (rect) => [
      box(rect.x, rect.y, rect.w, rect.h, paintOf(look, card.state)),
      ...placeHead(top, rect, isBeside),
      ...placeWords(words, rect, above),
    ],
  }
}

const placeHead = (top: HeadText[], rect: Rect, isBeside: boolean): Element[] =>
  top.map(({ text, as, align }) => {
    const x = align === 'start' ? rect.x + inset.x : rightOf(rect) - inset.x
    return lineOfText(text, { x, y: rect.y + inset.y + head.h / 2 - (isBeside ? 0 : 1), as, align })
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
const headOf = ({ ticket }: Card, { value }: CardLook, room: number): HeadText[] => {
  const texts: HeadText[] = [
    ...(ticket === undefined ? [] : [{ text: ticket, as: ticketStyle, align: 'start' as const }]),
    ...(value === undefined ? [] : [{ text: value, as: valueStyle, align: 'end' as const }]),
  ]
  const needed = texts.reduce((sum, { text, as }) => sum + widthOf(text, as), 0)
  return needed + (texts.length > 1 ? head.gap : 0) <= room ? texts : []
}

const stackedHead = ({ ticket }: Card, { value }: CardLook) => [
  { text: ticket, as: ticketStyle },
  { text: value, as: valueStyle },
]

/** Good and bad are never shown by color alone. */
const reasonOf = ({ state, note }: Card): string | undefined => {
  const sign = stateSign({ state })
  return note === undefined
    ? sign === ''
      ? undefined
      : `${sign}${state === 'negative' ? 'blocked' : 'ready'}`
    : `${sign}${note}`
}

const noteStyle = ({ state }: Card): TypeStyle =>
  state === undefined || state === 'muted' ? { size: 14, fill: 'muted' } : { size: 14, bold: true, fill: state }

/** Fill, stroke and dash of an outline; a good or bad state has its own stroke. */
const paintOf = ({ marked = false, dashed = false }: CardOutline, state?: Card['state']): Paint => ({
  ...(marked ? { fill: 'soft', stroke: 'accent' } : {}),
  ...(state !== undefined && state !== 'muted' && !marked ? { stroke: state } : {}),
  ...(dashed ? { dashed } : {}),
})

/** Names the kinds that some card has. */
export const cardKey = (cards: Card[], sheet: Sheet, kinds: Record<string, CardOutline> = {}): void => {
  for (const [name, look] of Object.entries(kinds)) {
    const outline = { ...look, marked: look.marked === true && !sheet.hasFocus }
    // Names of marked cards are bold: their tint alone is not seen by everybody.
    const text = `${sentenceCase(name)}${outline.marked ? ', in bold' : ''}`
    if (cards.some(({ kind }) => kind === name))
      sheet.key({ text, sample: ({ x, y, w, h }) => [box(x, y, w, h, paintOf(outline))] })
  }
}
