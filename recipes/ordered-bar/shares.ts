/**
 * What each bar is of the sum of all: a column after the bars, written only where the heading quotes a share or the sum.
 * There is one scale, that of the bars; a sum longer than any of them is a number, never a bar on a scale of its own.
 */
import { sum } from 'd3-array'
import { block, lineOfText } from '../../drawing/block.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { writeShares } from '../../drawing/chart/shares.ts'
import { sideColumns } from '../../drawing/chart/side-words.ts'
import type { ValueRow } from '../../drawing/data/numbers.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { rightOf } from '../../src/geometry/rect.ts'

type Sized = ValueRow & { value: number }

/** Whether values are parts of a whole that the heading speaks of: nothing below zero is part of a sum. */
export const isShared = (rows: Sized[], sheet: Sheet): boolean =>
  sheet.quotes('share', 'total') && rows.every(({ value }) => value >= 0) && sum(rows, ({ value }) => value) > 0

const largestShare = { size: 16, bold: true, fill: 'accent' } as const

/** The shares, that of the largest bold, under `head`. */
export function shareColumn(rows: Sized[], head: string): ChartMark[] {
  const shares = writeShares(rows.map(({ value }) => value))
  const cells = rows.map((row, at) => ({
    source: row,
    at,
    cells: [block([{ text: shares[at], as: at === 0 ? largestShare : 'note' }])],
  }))
  const over: ChartMark = {
    draw: (frame) =>
      frame.put('@total', [
        lineOfText(head, {
          x: rightOf(frame.area) + frame.room.right + headRight(cells),
          y: 9,
          align: 'end',
          as: 'tick',
        }),
      ]),
  }
  return [sideColumns(cells, { side: 'right', aligns: ['end'] }), over]
}

/** From the words at bars to the column, as sideColumns has it. */
const gap = 12

const headRight = (cells: { cells: { w: number }[] }[]): number =>
  gap + Math.max(...cells.map(({ cells: [cell] }) => cell?.w ?? 0))
