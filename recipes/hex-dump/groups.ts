/** Strips over the bytes of fields that are part of one thing, with its name; one that goes on in the next row says so. */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import type { ValuePiece } from '../../drawing/grid/value-rows.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { runsOf } from '../../drawing/values/runs.ts'

/** The height of a strip, and from its edge to its name, in pixels. */
const size = { h: 20, beside: 4 }

const head = { size: 12, bold: true } as const

/** How much higher rows with groups are. */
export const groupHeight = (rows: readonly ValuePiece[][]): number =>
  rows.some((row) => row.some(({ field }) => field.group !== undefined)) ? size.h : 0

/** The bytes of a group in one row; whether it begins there. */
type Run = { group: string; row: number; from: number; to: number; isFirst: boolean }

/** Draws a strip over the bytes of each group; `topOf` is where the bytes of a row begin, `xOf` the left edge of a byte. */
export function drawGroups(
  rows: readonly ValuePiece[][],
  { topOf, xOf }: { topOf: (row: number) => number; xOf: (byte: number) => number },
  sheet: Sheet,
): void {
  for (const { group, row, from, to, isFirst } of stretchesOf(rows)) {
    const strip = { x: xOf(from), y: topOf(row) - size.h, w: xOf(to) - xOf(from), h: size.h }
    const words = `${isFirst ? '' : '… '}${group}`
    const room = strip.w - 2 * size.beside
    const name = [words, '…'].find((each) => widthOf(each, head) <= room && (each !== '…' || !isFirst))
    sheet.put('@groups', [square(strip, { fill: 'rule', stroke: 'rule' })], 'ground')
    if (name !== undefined)
      sheet.put('@groups', [lineOfText(name, { x: strip.x + size.beside, y: strip.y + size.h / 2, as: head })])
  }
}

/** The runs of all groups, row by row; the same name again after something else is another group. */
const stretchesOf = (rows: readonly ValuePiece[][]): Run[] =>
  runsOf(rows.flat(), ({ field }, before) => field.group === before.field.group).flatMap((pieces) =>
    runsOf(pieces, ({ row }, before) => row === before.row).flatMap((inRow, index): Run[] => {
      const [first, last] = [inRow[0], inRow.at(-1)]
      const group = first?.field.group
      if (first === undefined || last === undefined || group === undefined) return []
      return [{ group, row: first.row, from: first.from, to: last.from + last.digits.length, isFirst: index === 0 }]
    }),
  )
