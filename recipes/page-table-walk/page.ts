/** The page that a walk leads to, with the byte that is meant, to scale. */
import { lineOfText, place } from '../../drawing/block.ts'
import { tinted } from '../../drawing/fills.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { wordCell } from '../../drawing/grid/word-cell.ts'
import { box } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bottomOf, centerOf, type Rect } from '../../src/geometry/rect.ts'
import { bodyOf, drawBits, nameAndAddress, notReached, size, tops } from './table.ts'
import { type PageWalk, writeHex } from './walk.ts'

/** The page with the byte that is meant, to scale. */
export const drawPage = (walk: PageWalk, { rect, page }: { rect: Rect; page: string }, sheet: Sheet): void => {
  const { kept, offset, physical, steps } = walk
  // After a fault they lead nowhere.
  const isKept = physical !== undefined
  if (kept > 0)
    drawBits('@offset', { value: offset, high: kept - 1, low: 0, rect: { ...rect, y: tops.bits }, isKept }, sheet)
  sheet.put('@offset', [
    lineOfText(`offset ${writeHex(offset)}`, {
      x: centerOf(rect).x,
      y: tops.index + 12,
      as: { size: 14, bold: true, ...(isKept ? { fill: 'accent' } : {}) },
      align: 'middle',
    }),
  ])
  if (physical === undefined) {
    sheet.put('@page', notReached(page, rect))
    return
  }
  const at = byteOf(rect, walk)
  sheet.put('@page', [
    box(rect.x, rect.y, rect.w, rect.h, tinted),
    ...place(nameAndAddress(page, steps.at(-1)?.level.entry), { ...rect, h: size.head }),
  ])
  sheet.put('@page', [cells(bodyOf(rect), { stroke: 'muted' })])
  sheet.put('@page', endsBeside(at, rect, kept))
  sheet.put('@page', wordCell(at, `byte ${writeHex(offset)}`, { as: 'letters', stroke: 'accent' }))
}

/** The cell of the byte that an offset means. */
export const byteOf = (rect: Rect, { kept, offset }: Pick<PageWalk, 'kept' | 'offset'>): Rect =>
  byteAt(rect, Number(offset) / Math.max(1, 2 ** kept - 1))

/** The cell of a byte, whose middle is where it is in a page to scale, as far as the cell is within. */
export const byteAt = (rect: Rect, share: number): Rect => {
  const body = bodyOf(rect)
  const y = Math.round(body.y + share * body.h - size.byte / 2)
  return { ...body, y: Math.min(Math.max(y, body.y), bottomOf(body) - size.byte), h: size.byte }
}

/** How high the number of a byte at an end is at least, with the space around it, in pixels; it is level with those of tables. */
const room = 22

/** The first and the last byte of a page, where the one that is meant leaves room. */
const endsBeside = (at: Rect, rect: Rect, kept: number) => {
  const body = bodyOf(rect)
  const ends = [
    { text: '0', y: body.y + size.end / 2, isFree: at.y >= body.y + room },
    {
      text: writeHex((1n << BigInt(kept)) - 1n),
      y: bottomOf(body) - size.end / 2,
      isFree: bottomOf(at) <= bottomOf(body) - room,
    },
  ].filter(({ isFree }) => isFree)
  return ends.map(({ text, y }) => lineOfText(text, { x: rect.x + 8, y, as: 'small' }))
}
