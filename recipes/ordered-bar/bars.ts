/**
 * Ranked bars with what is written at their ends, and how high their rows are.
 */
import { block, widthOf } from '../../drawing/block.ts'
import { barRow } from '../../drawing/chart/bands.ts'
import { bar, barLook } from '../../drawing/chart/bar.ts'
import { figureAfter } from '../../drawing/chart/figure-after.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { sideGap, wordsAt } from '../../drawing/chart/words.ts'
import type { ValueRow } from '../../drawing/data/numbers.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { focusable } from '../../drawing/type.ts'

type Written = {
  write: (value: number, at: number) => string
  shares: readonly string[] | undefined
  areBeside: boolean
  sheet: Sheet
}

/** Bars with value, share and note; the share that the heading quotes is a large figure at the end of the first. */
export const barsOf = (
  rows: readonly (ValueRow & { value: number })[],
  { write, shares, areBeside, sheet }: Written,
): ChartMark[] =>
  rows.flatMap((row, y) => {
    const isFigure = y === 0 && shares !== undefined && sheet.quotes('share')
    const value = `${stateSign(row)}${write(row.value, y)}`
    const as = focusable('value', sheet.isFocus(row))
    const words = block([
      { text: shares === undefined || isFigure ? value : `${value} (${shares[y]})`, as },
      { text: areBeside ? row.note : undefined, as: 'note' },
    ])
    const at: { x: [number, number]; y: number } = { x: [0, row.value], y }
    const drawn = bar(row, at, barLook(row, sheet))
    const side = row.value < 0 ? 'before' : 'after'
    if (!isFigure) return [drawn, wordsAt(row, { x: row.value, y }, words, { side })]
    const large = { size: rows.length > mostLarge ? 20 : 28, bold: true } as const
    const figure = block([{ text: shares[y], as: { ...large, fill: sheet.isFocus(row) ? 'accent' : 'ink' } }])
    return [drawn, figureAfter(row, at, { figure, words, gap: sideGap })]
  })

/** Notes of at most so many pixels are under the values of their bars, or else all are under their names. */
const shortNote = 200

export const notesAreBeside = (rows: readonly ValueRow[]): boolean =>
  rows.length <= mostLarge && rows.every(({ note = '' }) => widthOf(note, 'note') <= shortNote)

/** Where most bars have two lines beside them, which of them belong together is seen from the room between. */
export const rowOf = (rows: readonly ValueRow[], areBeside: boolean): number =>
  areBeside && 2 * rows.filter(({ note }) => note !== undefined).length > rows.length
    ? Math.max(44, barRow(rows.length))
    : barRow(rows.length)

/** Rows of more bars than this are lower than two lines. */
export const mostLarge = 12
