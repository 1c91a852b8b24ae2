/**
 * Boards: cards stacked in columns, with counts and limits in the column heads, and in rows where there are some.
 */

import type { Point } from '../../src/geometry/rect.ts'
import { type Block, block, place, widthOf } from '../block.ts'
import type { BoardData, Card } from '../data/board.ts'
import { easyWidth } from '../draw-options.ts'
import { tinted } from '../fills.ts'
import { line, path } from '../primitives.ts'
import { up } from '../rect.ts'
import { room, type Sheet } from '../sheet.ts'
import { type CardOutline, cardKey, measureCard } from './board-card.ts'
import { type CardLine, type ColumnTally, countOf, drawHeads, linesOf } from './board-heads.ts'
import { drawFreeSlot, drawRest } from './board-slots.ts'
import { blocksIn, writeValue } from './board-value.ts'
import { chunks } from './chunks.ts'

/**
 * How a recipe draws boards: how each kind of card looks (the key names the kinds), the cards whose value the heading
 * quotes, which is bold, and which cards have their value as a bar, all by default; `columns`: which columns there are, in
 * which order and by which names, as given unless it says otherwise; `tally`: what is counted in a column without a limit, its
 * cards by default.
 */
export type BoardStyle = {
  kinds?: Record<string, CardOutline>
  figures?: readonly Card[]
  hasBar?: (card: Card) => boolean
  columns?: (lines: CardLine[]) => CardLine[]
  tally?: (cards: readonly Card[]) => ColumnTally
}

type BoardContext = {
  unit: string | undefined
  sheet: Sheet
  style: BoardStyle
  columns: CardLine[]
  rows: CardLine[]
  left: number
  width: number
  /** The value whose bar takes the whole width of a card. */
  whole: number
  /** Of how many blocks such a bar is made, where values are few whole numbers. */
  steps: number | undefined
  /** How wide the widest value is, in pixels. */
  valueRoom: number
  /** How high cards may be stacked, in pixels: where a scene has no room for all, the rest is counted. */
  stack: number
}

const gap = { columns: 16, cards: 12, head: 12, inside: 12, row: 16, rowTitle: 24, bands: 32, empty: 36 }
/** More of the narrowest columns than this are in several bands; with rows, or up to so many, they make the page wider. */
const [leastColumn, widest, mostAcross] = [176, 272, 5]
const rowTitleWidth = 136
/** How high all stacks of a board that leaves out cards are together, in pixels. */
const tight = 1600

/** Draws board data on the sheet. */
export function drawBoard(data: BoardData, sheet: Sheet, style: BoardStyle = {}): void {
  const given = linesOf('column', data.columns, data.cards)
  const all = style.columns?.(given) ?? given
  const rows = linesOf('row', data.rows, data.cards)
  const titles = rows.map(titleOf)
  const left = rows.length === 0 ? 0 : up(Math.max(...titles.map(({ w }) => w)) + gap.rowTitle)
  const bands = rows.length > 0 ? [all] : chunks(all, Math.ceil(all.length / Math.ceil(all.length / mostAcross)))
  const perBand = Math.max(1, ...bands.map(({ length }) => length))
  const [fits = 0, narrow = 0] = [easyWidth, room.w].map((w) => (w - left - (perBand - 1) * gap.columns) / perBand)
  const width = Math.min(widest, Math.floor(Math.max(fits, Math.min(leastColumn, narrow)) / 8) * 8)
  const values = data.cards.filter((card) => style.hasBar?.(card) !== false).flatMap(({ value }) => value ?? [])
  const whole = data.unit === '%' ? Math.max(100, ...values) : Math.max(0, ...values)
  const valueRoom = Math.max(0, ...values.map((value) => widthOf(writeValue(value, data.unit), 'value')))
  const steps = blocksIn(values, data.unit)
  const stack = sheet.isTight ? tight / (bands.length * Math.max(1, rows.length)) : Number.POSITIVE_INFINITY
  let start = 0
  for (const columns of bands) {
    const context = { unit: data.unit, sheet, style, columns, rows, left, width, whole, steps, valueRoom, stack }
    start = drawBand(context, { y: start, titles }) + gap.bands
  }
  cardKey(data.cards, sheet, style.kinds)
  adviseOn({ sheet, columns: all }, start)
}

/** Columns side by side from `y` downward, all as long as the longest; returns the y under them. */
const drawBand = (context: BoardContext, { y, titles }: { y: number; titles: Block[] }): number => {
  const { columns, rows } = context
  const top = up(
    drawHeads(columns, { ...context, tally: context.style.tally }, { y, leftOf: (index) => columnX(context, index) }) +
      gap.head,
    4,
  )
  let bottom = top
  rows.forEach((row, index) => {
    bottom = drawRow(row, context, { y: bottom, title: titles[index] ?? block([]), isFirst: index === 0 })
  })
  if (rows.length > 0) return bottom
  bottom = Math.max(...drawColumns(context, top))
  drawLanes(context, { top: top - gap.head, bottom })
  return bottom
}

/** If the board is too high, the column with the most cards is. */
const adviseOn = ({ sheet, columns }: Pick<BoardContext, 'sheet' | 'columns'>, bottom: number): void => {
  const [fullest] = columns.toSorted((a, b) => b.cards.length - a.cards.length)
  if (fullest === undefined) return
  const fit = Math.floor((fullest.cards.length * room.h) / bottom)
  sheet.ifTooHigh(fullest.source, `of the ${fullest.cards.length} cards here, about ${fit} fit`)
}

/** Boards without rows: cards stacked, and what a limit still allows; returns the y below each column. */
const drawColumns = (context: BoardContext, y: number): number[] =>
  context.columns.map((column, index) => {
    const x = columnX(context, index) + gap.inside
    return Math.max(y + gap.empty, withFreeSlot(column, context, { x, y: drawCards(column.cards, context, { x, y }) }))
  })

/** What a limit still allows is under the cards; returns the y under it. */
const withFreeSlot = (column: CardLine, { sheet, width }: BoardContext, { x, y }: Point): number => {
  const h = drawFreeSlot(column, { x, y, w: width - 2 * gap.inside }, sheet)
  return h === 0 ? y : y + h + gap.cards
}

/** The ground of each column, all as far as the cards of the longest go; with rows, their rules show the grid. */
const drawLanes = (context: BoardContext, { top, bottom }: { top: number; bottom: number }): void => {
  context.columns.forEach(({ source }, index) => {
    const x = columnX(context, index)
    context.sheet.put(source, [path(`M ${x} ${top} H ${x + context.width} V ${bottom} H ${x} Z`, tinted)], 'ground')
  })
}

const titleOf = ({ name, note, limit, cards }: CardLine): Block => {
  const count = limit === undefined ? undefined : countOf(cards.length, limit)
  const lines = [{ text: name, as: 'name' } as const, { text: count, as: 'label' } as const]
  return block([...lines, { text: note, as: 'note' }], rowTitleWidth)
}

/** Cards of a grid are as far apart downward as across. */
const betweenCards = ({ rows }: BoardContext): number => (rows.length > 0 ? gap.columns : gap.cards)

const columnX = ({ left, width }: BoardContext, index: number): number => left + index * (width + gap.columns)

/** Cards from a point downward; returns the y for what comes next. */
const drawCards = (cards: Card[], context: BoardContext, { x, y }: Point): number => {
  const { sheet, unit, whole, steps, style, valueRoom } = context
  const width = context.width - (context.rows.length > 0 ? 0 : 2 * gap.inside)
  let top = y
  for (const [index, card] of cards.entries()) {
    const value = card.value === undefined ? undefined : writeValue(card.value, unit)
    const hasBar = whole > 0 && style.hasBar?.(card) !== false
    const part = card.value === undefined || !hasBar ? undefined : Math.max(0, card.value) / whole
    const isFigure = style.figures?.includes(card) === true
    const bar = { value, part, steps, isPart: unit === '%', isFigure, valueRoom }
    const { h, at } = measureCard(card, width, { ...outlineOf(card, context), ...bar })
    if (index > 0 && top + h - y > context.stack)
      return top + betweenCards(context) + drawRest(cards.slice(index), { x, y: top, w: width }, sheet)
    sheet.put(card, at({ x, y: top, w: width, h }))
    top += h + betweenCards(context)
  }
  return top
}

/** The accent marks what the data names, or else the kinds that the recipe marks. */
const outlineOf = (card: Card, { sheet, style }: BoardContext): CardOutline => {
  const { marked = false, dashed = false } = style.kinds?.[card.kind ?? ''] ?? {}
  return { marked: sheet.hasFocus ? sheet.isFocus(card) : marked, dashed, strong: marked }
}

const drawRow = (
  row: CardLine,
  context: BoardContext,
  { y, title, isFirst }: { y: number; title: Block; isFirst: boolean },
): number => {
  const { sheet, columns, left, width } = context
  if (!isFirst)
    sheet.put('@grid', [line(0, y, columnX(context, columns.length - 1) + width, y, { stroke: 'rule' })], 'rule')
  // The first row begins under the heads.
  const top = y + gap.row - (isFirst ? gap.head : 0)
  const bottoms = columns.map((column, index) =>
    drawCards(
      row.cards.filter((card) => column.cards.includes(card)),
      context,
      { x: columnX(context, index), y: top },
    ),
  )
  sheet.put(row.source, place(title, { x: 0, y: top + 8, w: left, h: title.h }, { align: 'start', valign: 'top' }))
  return up(Math.max(...bottoms.map((bottom) => bottom - betweenCards(context)), top + 8 + title.h) + gap.row)
}
