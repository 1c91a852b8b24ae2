/**
 * Heads of a board's columns: name, count and limit, note, and a rule below, or where there is a limit, a slot for each card, and for each
 * that there is room for.
 */
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { block, lineOfText, place, widthOf } from '../block.ts'
import type { BoardLine, Card } from '../data/board.ts'
import { accents, grays } from '../fills.ts'
import { line } from '../primitives.ts'
import { up } from '../rect.ts'
import type { Sheet } from '../sheet.ts'
import { square } from '../square.ts'
import type { TypeStyle } from '../type.ts'

/** A column or row: an item of the data, or a name that cards mention. */
export type CardLine = Partial<BoardLine> & { name: string; source: object | string; cards: Card[] }

/** What a head says of its cards; `isPart`: some of them are of the kind that is counted. */
export type ColumnTally = { text: string; isPart?: boolean }

type TallyOf = (cards: readonly Card[]) => ColumnTally

const tallyAll: TallyOf = (cards) => ({ text: String(cards.length) })

/** Heads with names and counts over a rule; returns the y of the rule. */
export function drawHeads(
  columns: CardLine[],
  {
    sheet,
    width,
    rows,
    tally = tallyAll,
  }: { sheet: Sheet; width: number; rows: CardLine[]; tally?: TallyOf | undefined },
  { y = 0, leftOf }: { y?: number; leftOf: (index: number) => number },
): number {
  // Counts are as large as the widest of them allows.
  const isLarge = columns.every(({ cards }) => widthOf(tally(cards).text, { size: 20, bold: true }) <= width)
  const size = isLarge ? 20 : 16
  const wide = columns.map((column) => headWords(column, { width, sheet, tally, size, isOneLine: true }))
  // Counts are at one place in all heads: beside the names, or below them all.
  const heads = wide.every(({ fits }) => fits)
    ? wide
    : columns.map((column) => headWords(column, { width, sheet, tally, size, isOneLine: false }))
  const bottom = y + up(Math.max(...heads.map(({ h }) => h)) + 16)
  columns.forEach((column, index) => {
    const x = leftOf(index)
    const mark = isMarked(column, sheet)
    const at = { x, y: bottom, w: width }
    // Beside slots, what has no limit has its ground alone: a line would be read as none of some.
    const isBare = column.limit === undefined && rows.length === 0 && !mark
    const rule = isBare && columns.some(({ limit = 0 }) => limit > 0) ? [] : slots(column, at, mark)
    sheet.put(column.source, [...rule, ...(heads[index]?.at(x, y) ?? [])])
  })
  return bottom
}

/** With more cards than this a limit is not counted in slots. */
const mostSlots = 20

/** The rule under a head; where a column has a limit, a slot for each card that it may hold, filled as far as they are, and apart from these one for each card too many. */
const slots = (
  { limit = 0, cards }: CardLine,
  { x, y, w }: { x: number; y: number; w: number },
  mark: boolean,
): Element[] => {
  const count = Math.max(limit, cards.length)
  if (limit < 1 || count > mostSlots) return [line(x, y, x + w, y, { stroke: mark ? 'accent' : 'muted' })]
  const [step, right] = [w / count, Math.round(x + w)]
  const rects = Array.from({ length: count }, (_, index) => {
    const [from, to] = [Math.round(x + index * step), Math.round(x + (index + 1) * step)]
    // The last that the limit allows is farther from the next one.
    return { x: from, y: y - 8, w: to - from - (to === right ? 0 : index === limit - 1 ? 6 : 2), h: 8 }
  })
  const held = Math.min(limit, cards.length)
  const [taken, free, over] = [rects.slice(0, held), rects.slice(held, limit), rects.slice(limit)]
  const fill = mark ? accents[2] : held === limit ? grays[5] : grays[3]
  const parts = [square(taken, fill), square(free, grays[1]), square(over, { fill: 'negative' })] as const
  return parts.filter((_, index) => [taken, free, over][index]!.length > 0)
}

/** The accent marks what the data names; a full column is known by its dark slots. */
const isMarked = ({ source }: Pick<CardLine, 'source'>, sheet: Sheet): boolean =>
  typeof source === 'object' && sheet.isFocus(source)

/** Words of a head, and whether name and count fit on one line. */
type HeadWords = { h: number; fits: boolean; at: (x: number, y: number) => Element[] }

/** Name and count of a column, side by side or stacked, and its note. */
const headWords = (
  { name, note, limit, cards, source }: CardLine,
  {
    width,
    sheet,
    tally,
    size,
    isOneLine,
  }: { width: number; sheet: Sheet; tally: TallyOf; size: 16 | 20; isOneLine: boolean },
): HeadWords => {
  const own = tally(cards)
  const count = limit === undefined ? own.text : countOf(cards.length, limit)
  const color = isMarked({ source }, sheet) ? 'accent' : 'ink'
  const nameStyle = headStyle(color)
  if (limit === undefined && own.isPart !== undefined)
    return countedHead({ name, note, count }, { width, nameStyle, countStyle: partStyle(own.isPart, sheet, size) })
  const countStyle = headStyle(limit !== undefined && cards.length > limit ? 'negative' : color)
  const lines = [
    { text: name, as: nameStyle },
    { text: isOneLine ? undefined : count, as: countStyle },
  ]
  const words = block([...lines, { text: note, as: 'note' }], width)
  return {
    h: words.h,
    fits: widthOf(name, nameStyle) + 8 + widthOf(count, countStyle) <= width,
    at: (x, y) => [
      ...place(words, { x, y, w: 0, h: words.h }, { align: 'start' }),
      ...(isOneLine ? [lineOfText(count, { x: x + width, y: y + 10, as: countStyle, align: 'end' })] : []),
    ],
  }
}

type CountedHead = { name: string; note: string | undefined; count: string }

/** A head whose count is a figure under it, level with those of all others: the note is beside the name where it fits. */
const countedHead = (
  { name, note, count }: CountedHead,
  { width, nameStyle, countStyle }: { width: number; nameStyle: TypeStyle; countStyle: TypeStyle },
): HeadWords => {
  const noteAt = widthOf(name, nameStyle) + 8
  const isBeside = note !== undefined && noteAt + widthOf(note, 'note') <= width
  const words = block(
    [
      { text: name, as: nameStyle },
      { text: count, as: countStyle, gap: 2 },
      { text: isBeside ? undefined : note, as: 'note' },
    ],
    width,
  )
  return {
    h: words.h,
    fits: false,
    at: (x, y) => [
      ...place(words, { x, y, w: 0, h: words.h }, { align: 'start' }),
      ...(isBeside ? [lineOfText(note, { x: x + noteAt, y: y + 11, as: 'note' })] : []),
    ],
  }
}

/** How many of a column are of the kind that is counted: the number that a heading is about, in the accent unless that marks what the data name. */
const partStyle = (isPart: boolean, sheet: Sheet, size: 16 | 20): TypeStyle =>
  isPart ? { size, bold: true, fill: sheet.hasFocus ? 'ink' : 'accent' } : { size, fill: 'muted' }

const headStyle = (fill: Color): TypeStyle => ({ size: 16, bold: true, fill })

/** How many cards there are of those that a limit allows. */
export const countOf = (cards: number, limit: number): string => {
  const state = cards < limit ? '' : cards > limit ? ', over' : ', full'
  return `${cards} of ${limit}${state}`
}

/** The columns or rows of a board: those given, or those that cards mention in the order of first mention. */
export const linesOf = (key: 'column' | 'row', given: BoardLine[] | undefined, cards: Card[]): CardLine[] => {
  if (given !== undefined && given.length > 0)
    return given.map((item) => ({
      ...item,
      source: item,
      cards: cards.filter((card) => card[key] === item.name || (item.id !== undefined && card[key] === item.id)),
    }))
  const names = [...new Set(cards.flatMap((card) => card[key] ?? []))]
  return names.map((name) => ({ name, source: `${key}s.${name}`, cards: cards.filter((card) => card[key] === name) }))
}
