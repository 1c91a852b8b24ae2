/**
 * Bars to both sides of zero, their names on the free side, and what the two sides mean.
 */
import { type Block, block, lineOfText, place } from '../../drawing/block.ts'
import { barRow } from '../../drawing/chart/bands.ts'
import { bar } from '../../drawing/chart/bar.ts'
import { half, type Mark } from '../../drawing/chart/mark.ts'
import type { Row } from '../../drawing/data/numbers.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'

type ValueRow = Row & { value: number }

const widest = 280
/** From the zero line to a name. */
const away = 12

const nameOf = ({ name, note }: ValueRow, { many, bold }: { many: boolean; bold: boolean }): Block =>
  block(
    [
      { text: name, as: { size: many ? 14 : 16, ...(bold ? { bold: true } : {}) } },
      { text: note, as: 'note' },
    ],
    widest,
  )

/** Rows are as high as the highest name. */
export const rowHeight = (rows: ValueRow[]): number =>
  up(Math.max(barRow(rows.length), ...rows.map((row) => nameOf(row, { many: rows.length > 12, bold: true }).h + 8)), 4)

/** All bars with their names and values. */
export const diverging = (
  rows: ValueRow[],
  { sheet, write }: { sheet: Sheet; write: (value: number) => string },
): Mark[] =>
  rows.flatMap((row, y) => {
    const fill = sheet.isFocus(row) ? 'accent' : (row.state ?? 'muted')
    const isPlain = fill === 'muted'
    const as = isPlain ? 'value' : ({ size: 16, bold: true, fill } as const)
    const words = nameOf(row, { many: rows.length > 12, bold: !isPlain })
    return [bar(row, { x: [0, row.value], y }, { fill, words: write(row.value), as }), nameAt(row, { y, words })]
  })

/** A name right of zero where the bar is left of it, and the other way round. */
const nameAt = (row: ValueRow, { y, words }: { y: number; words: Block }): Mark => {
  const isRight = row.value < 0
  return {
    reach: [isRight ? { x: 0, after: words.w + away } : { x: 0, before: words.w + away }],
    draw: (frame) => {
      const zero = half(frame.x.at(0))
      const rect = { x: isRight ? zero + away : zero - away, y: frame.y.at(y) - words.h / 2, w: 0, h: words.h }
      frame.put(row, place(words, rect, { align: isRight ? 'start' : 'end' }))
    },
  }
}

/** What is measured, and what the two sides of zero mean. */
export const heads = (measure: string, sides: [below: string, above: string] | undefined): Mark => ({
  top: sides === undefined ? 28 : 52,
  draw: (frame) => {
    const [zero, y] = [half(frame.x.at(0)), frame.area.y - 14]
    frame.put('measure', [lineOfText(measure, { x: 0, y: sides === undefined ? y : y - 24, as: 'tick' })])
    if (sides === undefined) return
    frame.put('sides', [
      lineOfText(`← ${sides[0]}`, { x: zero - away, y, align: 'end', as: 'label' }),
      lineOfText(`${sides[1]} →`, { x: zero + away, y, as: 'label' }),
    ])
  },
})
