/**
 * Boards: cards stacked in columns, with counts and limits in the column heads, and in rows where there are some.
 */
import type { Point } from '../../src/geometry/rect.ts'
import { type Block, block, place } from '../block.ts'
import type { BoardData, Card } from '../data/board.ts'
import { tinted } from '../fills.ts'
import { box, line, path } from '../primitives.ts'
import { up } from '../rect.ts'
import { room, type Sheet } from '../sheet.ts'
import { type CardOutline, cardKey, measureCard } from './board-card.ts'
import { type CardLine, drawHeads, linesOf } from './board-heads.ts'
import { writeValue } from './board-value.ts'

/** How a recipe draws boards: how each kind of card looks; the key names the kinds. */
export type BoardStyle = { kinds?: Record<string, CardOutline> }

type BoardContext = {
  unit: string | undefined
  sheet: Sheet
  style: BoardStyle
  columns: CardLine[]
  rows: CardLine[]
  left: number
  width: number
}

const gap = { columns: 16, cards: 12, head: 12, inside: 12, row: 16, rowTitle: 24 }
const widest = 272
const rowTitleWidth = 136

/** Draws board data on the sheet. */
export function drawBoard(data: BoardData, sheet: Sheet, style: BoardStyle = {}): void {
  const columns = linesOf('column', data.columns, data.cards)
  const rows = linesOf('row', data.rows, data.cards)
  const titles = rows.map(titleOf)
  const left = rows.length === 0 ? 0 : up(Math.max(...titles.map(({ w }) => w)) + gap.rowTitle)
  const fits = (room.w - left - (columns.length - 1) * gap.columns) / columns.length
  const width = Math.min(widest, Math.floor(fits / 8) * 8)
  const context = { unit: data.unit, sheet, style, columns, rows, left, width }
  const top = up(drawHeads(columns, context, (index) => columnX(context, index)) + gap.head, 4)
  let bottom = top
  rows.forEach((row, index) => {
    bottom = drawRow(row, context, { y: bottom, title: titles[index] ?? block([]), isFirst: index === 0 })
  })
  if (rows.length === 0) bottom = drawColumns(context, top)
  drawLanes(context, { top: top - gap.head, bottom })
  cardKey(data.cards, sheet, style.kinds)
  adviseOn(context, bottom)
}

/** If the board is too high, the column with the most cards is. */
const adviseOn = ({ sheet, columns }: BoardContext, bottom: number): void => {
  const [fullest] = columns.toSorted((a, b) => b.cards.length - a.cards.length)
  if (fullest === undefined) return
  const fit = Math.floor((fullest.cards.length * room.h) / bottom)
  sheet.ifTooHigh(fullest.source, `of the ${fullest.cards.length} cards here, about ${fit} fit`)
}

/** Boards without rows: cards stacked, and what a limit still allows; returns the y below the longest. */
const drawColumns = (context: BoardContext, y: number): number => {
  const bottoms = context.columns.map((column, index) => {
    const x = columnX(context, index) + gap.inside
    return drawFreeSlot(column, context, { x, y: drawCards(column.cards, context, { x, y }) })
  })
  return Math.max(...bottoms)
}

/** The ground of each column, as long as the longest. */
const drawLanes = (context: BoardContext, { top, bottom }: { top: number; bottom: number }): void => {
  context.columns.forEach((column, index) => {
    const x = columnX(context, index)
    const ground = `M ${x} ${top} H ${x + context.width} V ${bottom} H ${x} Z`
    context.sheet.put(column.source, [path(ground, tinted)], 'ground')
  })
}

const titleOf = ({ name, note }: CardLine): Block =>
  block(
    [
      { text: name, as: 'name' },
      { text: note, as: 'note' },
    ],
    rowTitleWidth,
  )

const columnX = ({ left, width }: BoardContext, index: number): number => left + index * (width + gap.columns)

/** Cards from a point downward; returns the y for what comes next. */
const drawCards = (cards: Card[], context: BoardContext, { x, y }: Point): number => {
  const { sheet, unit } = context
  const width = context.width - 2 * gap.inside
  let top = y
  for (const card of cards) {
    const value = card.value === undefined ? undefined : writeValue(card.value, unit)
    const { h, at } = measureCard(card, width, { ...outlineOf(card, context), value })
    sheet.put(card, at({ x, y: top, w: width, h }))
    top += h + gap.cards
  }
  return top
}

/** The accent marks what the data names, or else the kinds that the recipe marks. */
const outlineOf = (card: Card, { sheet, style }: BoardContext): CardOutline => {
  const { marked = false, dashed = false } = style.kinds?.[card.kind ?? ''] ?? {}
  return { marked: sheet.hasFocus ? sheet.isFocus(card) : marked, dashed }
}

/** What a limit still allows; returns the y under it. */
const drawFreeSlot = ({ source, limit, cards }: CardLine, { sheet, width }: BoardContext, { x, y }: Point): number => {
  const free = (limit ?? 0) - cards.length
  if (free <= 0) return y
  const w = width - 2 * gap.inside
  const words = block([{ text: `room for ${free} more`, as: 'note' }], w - 24)
  const rect = { x, y, w, h: up(words.h + 24) }
  sheet.put(source, [box(rect.x, rect.y, rect.w, rect.h, { fill: 'none', dashed: true }), ...place(words, rect)])
  return y + rect.h + gap.cards
}

const drawRow = (
  row: CardLine,
  context: BoardContext,
  { y, title, isFirst }: { y: number; title: Block; isFirst: boolean },
): number => {
  const { sheet, columns, left, width } = context
  if (!isFirst)
    sheet.put('@grid', [line(0, y, columnX(context, columns.length - 1) + width, y, { stroke: 'rule' })], 'rule')
  const top = isFirst ? y : y + gap.row
  const bottoms = columns.map((column, index) =>
    drawCards(
      row.cards.filter((card) => column.cards.includes(card)),
      context,
      { x: columnX(context, index) + gap.inside, y: top },
    ),
  )
  sheet.put(row.source, place(title, { x: 0, y: top + 8, w: left, h: title.h }, { align: 'start', valign: 'top' }))
  return up(Math.max(...bottoms.map((bottom) => bottom - gap.cards), top + 8 + title.h) + gap.row)
}
