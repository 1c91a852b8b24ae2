/**
 * Cascades: words below a row of cells, right under their cell where it is wide enough for them, else each at the end of
 * a leader from its own cell.
 *
 * The rightmost cell's words come first and the leftmost one's last, so that no leader crosses another one's words.
 */
import type { Element } from '../../src/scene/scene.ts'
import { type Block, block, place, tinted } from '../block.ts'
import { path } from '../primitives.ts'
import { up } from '../rect.ts'
import type { Sheet } from '../sheet.ts'

/**
 * What hangs below a cell: `x` is where its leader begins, `head` what it is, `note` what is to be said of it. With the
 * place of the `cell`, words that fit under it need no leader; they begin at its left end, or end at its right one.
 */
export type CascadeItem = {
  x: number
  cell?: { x: number; w: number; align?: 'end' }
  head: Block
  note?: string | undefined
  isFocus?: boolean
}

/** From `y`, where the leaders begin, to the right edge that words keep to, in pixels; `isAligned`: all words begin at one x. */
export type CascadeRoom = { y: number; right: number; isAligned?: boolean }

/** From the row to the first words, between words, from leader to words, from head to note; words under cells: from the row, between them. */
const gap = { first: 16, rows: 8, beside: 8, note: 16, under: 6, apart: 8 }
const turn = 12

/** The elements of each item in the order given, and where the lowest ends. */
export function layCascade(
  items: CascadeItem[],
  { y, right, isAligned = false }: CascadeRoom,
): { drawn: Element[][]; bottom: number } {
  const under = items.map((item) => layUnder(item, y + gap.under))
  const lowest = Math.max(0, ...under.map(({ h }) => h))
  const drawn = under.map(({ elements }) => elements)
  const column = isAligned ? columnOf(items) : undefined
  let bottom = lowest === 0 ? y : y + gap.under + lowest
  let top = y + gap.first + up(lowest, 4)
  for (const [index, item] of [...items.entries()].toReversed()) {
    if ((under[index]?.h ?? 0) > 0) continue
    const { elements, h } = drawItem(item, { y, top, right, column })
    drawn[index] = elements
    bottom = top + up(h, 4)
    top = bottom + gap.rows
  }
  return { drawn, bottom }
}

/** Head and note under one end of their cell, the note on at most three lines and no word of it broken; nothing where they do not fit. */
const layUnder = (
  { cell, head, note, isFocus = false }: CascadeItem,
  y: number,
): { elements: Element[]; h: number } => {
  const w = (cell?.w ?? 0) - gap.apart
  const words = block([{ text: note, as: 'note' }], Math.max(1, w))
  const isWhole = note === undefined || words.lines.map(({ text }) => text).join(' ') === note
  if (cell === undefined || words.lines.length > 3 || Math.max(words.w, head.w) > w || !isWhole)
    return { elements: [], h: 0 }
  const { align = 'start' } = cell
  const rect = { x: cell.x + gap.apart / 2, y, w, h: head.h }
  const elements = [
    ...place(isFocus ? tinted(head, 'accent') : head, rect, { align }),
    ...place(words, { ...rect, y: y + head.h, h: words.h }, { align }),
  ]
  return { elements, h: head.h + words.h }
}

/** Draws the words of each item of the data on the sheet; gives where the lowest ends. */
export function drawCascade(
  items: (Omit<CascadeItem, 'isFocus'> & { item: object })[],
  sheet: Sheet,
  room: CascadeRoom,
): number {
  const { drawn, bottom } = layCascade(
    items.map((each) => ({ ...each, isFocus: sheet.isFocus(each.item) })),
    room,
  )
  items.forEach(({ item }, index) => sheet.put(item, drawn[index] ?? [], 'line'))
  return bottom
}

/** Where all heads and all notes begin. */
type Column = { head: number; note: number }

const columnOf = (items: readonly CascadeItem[]): Column => {
  const head = Math.max(...items.map(({ x }) => x)) + turn + gap.beside
  return { head, note: head + up(Math.max(...items.map((item) => item.head.w)), 4) + gap.note }
}

/** A leader from `y` with its words at `top`, and the height of the words. */
const drawItem = (
  { x, head, note, isFocus = false }: CascadeItem,
  { y, top, right, column }: CascadeRoom & { top: number; column: Column | undefined },
): { elements: Element[]; h: number } => {
  const headX = column?.head ?? x + turn + gap.beside
  const noteX = column?.note ?? headX + up(head.w, 4) + gap.note
  const noteWords = block([{ text: note, as: 'note' }], Math.max(96, right - noteX))
  const h = Math.max(head.h, noteWords.h)
  const rect = { x: headX, y: top, w: 0, h: head.h }
  const elements = [
    path(`M ${x} ${y} V ${top + 10} H ${headX - gap.beside}`, isFocus ? { stroke: 'accent' } : {}),
    ...place(isFocus ? tinted(head, 'accent') : head, rect, { align: 'start' }),
    ...place(noteWords, { ...rect, x: noteX, h }, { align: 'start' }),
  ]
  return { elements, h }
}
