/**
 * Slots: a band through both panels at a column that counts, down to the words over that column.
 */
import { type Block, block, widthOf } from '../../drawing/block.ts'
import { rectOf } from '../../drawing/chart/bar.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import { type ChartMark, half, square } from '../../drawing/chart/mark.ts'
import type { MeasureRow } from '../../drawing/data/numbers.ts'
import { band } from '../../drawing/fills.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { shareOfHighest, valueAt } from './extremes.ts'
import type { ComboPanel } from './panel.ts'

/** Pixels: from a slot to words beside it, the width of these, and around the words that a slot ends over. */
const [beside, widest, around] = [12, 120, 22]

/** The middle of the title of the columns, between both panels. */
export const titleY = (frame: Frame): number => half(frame.y.at(1)) - 23

/** The sides of a slot, a little wider than its column. */
export const slotSides = (frame: Frame, index: number): { x: number; w: number } => {
  const { x, w } = rectOf(frame, { x: index, y: [0, 0] })
  return { x: x - 4, w: w + 8 }
}

/** A band at one column, from the top down to the words over the column: words are in it or not, never across its edge. */
export const slot = ({ row, at, title = '' }: ComboPanel, index: number, isHighest: boolean): ChartMark => ({
  draw: (frame) => {
    const value = row.values[index]?.value ?? 0
    const top = rectOf(frame, { x: index, y: [at(0), Math.max(at(value), at(0))] }).y
    const end = top - wordsOver(row, index, isHighest).h - around
    const rect = { ...slotSides(frame, index), y: frame.area.y, h: end - frame.area.y }
    // Where it would meet the title of the columns, it is broken.
    const [from, to] = [titleY(frame) - 12, titleY(frame) + 12]
    const parts =
      rect.x > widthOf(title, 'tick') + 4
        ? [rect]
        : [
            { ...rect, h: Math.min(from, end) - rect.y },
            { ...rect, y: to, h: end - to },
          ]
    const high = parts.filter(({ h }) => h > 0)
    if (high.length > 0) frame.put(`@slot-${index}`, [square(high, band)], 'ground')
  },
})

/** The share of the highest column, which is no value of either row. */
const shareWords = (row: MeasureRow, index: number): string | undefined => {
  const share = shareOfHighest(row, index)
  return share === undefined ? undefined : `${share} of peak`
}

/** The words over a column: its value, under its share of the highest. */
const wordsOver = (row: MeasureRow, index: number, isHighest: boolean): Block =>
  block(
    [
      { text: isHighest ? undefined : shareWords(row, index), as: 'item' },
      { text: `${stateSign(row)}${valueAt(row, index)}`, as: 'item' },
    ],
    widest,
  )

/** What a column in a slot is, over it: the highest, or its share of that. */
export const columnWords = ({ row, at }: ComboPanel, index: number, isHighest: boolean): ChartMark => {
  const [cell, share] = [row.values[index], shareWords(row, index)]
  if (cell?.value == null) return {}
  const words = wordsOver(row, index, isHighest)
  const value = cell.value
  return {
    draw: (frame) => {
      const { x, y, w, h } = rectOf(frame, { x: index, y: [at(0), at(value)] })
      const top = value < 0 ? y + h - words.h : y - words.h / 2
      const short = block([
        {
          text: `${stateSign(row)}${valueAt(row, index)}${isHighest || share === undefined ? '' : `, ${share}`}`,
          as: 'item',
        },
      ])
      const over = { words: short, rect: { x, y: y - short.h - 5, w, h: short.h } }
      const lifts = [4, 8, 12, 16]
      const lifted = [
        ...lifts.map((up) => ({ words, rect: { x, y: y - words.h - up, w, h: words.h } })),
        ...lifts.map((up) => ({ ...over, rect: { ...over.rect, y: over.rect.y - up } })),
      ]
      const spots = [0, 8, 16, 24, 32, 48, 64, 80, 96, 128].flatMap((up) => {
        const rect = { y: top - up, w: words.w, h: words.h }
        return [
          { words, rect: { ...rect, x: x + w + beside }, align: 'start' as const },
          { words, rect: { ...rect, x: x - beside - words.w }, align: 'end' as const },
        ]
      })
      frame.say(cell, [...(value < 0 ? [] : lifted), ...spots], { layer: 'line', onGrid: true })
    },
  }
}
