/**
 * Slots: a band behind the line at a column that counts, joined to that column and the words over it.
 */
import { type Block, block } from '../../drawing/block.ts'
import { rectOf } from '../../drawing/chart/bar.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import { type ChartMark, half, square } from '../../drawing/chart/mark.ts'
import type { MeasureRow } from '../../drawing/data/numbers.ts'
import { band } from '../../drawing/fills.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { shareOfHighest, valueAt } from './extremes.ts'
import { type ComboPanel, gap } from './panel.ts'

/** Pixels: from a slot to words beside it, and the width of these, where little room is too. */
const [beside, widest, narrow] = [12, 120, 48]

/** The middle of the title of the columns, between both panels. */
export const titleY = (frame: Frame): number => half(frame.y.at(1)) - 23

/** The sides of a slot, a little wider than its column. */
export const slotSides = (frame: Frame, index: number): { x: number; w: number } => {
  const { x, w } = rectOf(frame, { x: index, y: [0, 0] })
  return { x: x - 4, w: w + 8 }
}

/**
 * A band at one column in the panel of the line, and a hairline from there down to the column and its words; where
 * periods are bands with names, hairlines alone.
 */
export const slot = ({ row, at }: ComboPanel, index: number, hasPeriods: boolean): ChartMark => ({
  draw: (frame) => {
    const value = row.values[index]?.value ?? 0
    const top = rectOf(frame, { x: index, y: [at(0), Math.max(at(value), at(0))] }).y
    const floor = half(frame.y.at(1 + gap))
    const { x, w } = slotSides(frame, index)
    const { y } = frame.area
    if (!hasPeriods) frame.put(`@slot-${index}`, [square([{ x, y, w, h: floor - y }], band)], 'ground')
    const middle = half(x + w / 2)
    frame.rule(`@slot-${index}`, { x: middle, y: hasPeriods ? y : floor, x2: middle, y2: top - 16, stroke: 'rule' })
  },
})

/** The share of the highest column, which is no value of either row. */
const shareWords = (row: MeasureRow, index: number): string | undefined => {
  const share = shareOfHighest(row, index)
  return share === undefined ? undefined : `${share} of peak`
}

/** The words over a column: its value, under its share of the highest. */
const wordsOver = (row: MeasureRow, index: number, { isHighest, most }: { isHighest: boolean; most: number }): Block =>
  block(
    [
      { text: isHighest ? undefined : shareWords(row, index), as: 'item' },
      { text: `${stateSign(row)}${valueAt(row, index)}`, as: 'item' },
    ],
    most,
  )

/** What a column in a slot is, over it: the highest, or its share of that. */
export const columnWords = ({ row, at }: ComboPanel, index: number, isHighest: boolean): ChartMark => {
  const [cell, share] = [row.values[index], shareWords(row, index)]
  if (cell?.value == null) return {}
  const [words, low] = [widest, narrow].map((most) => wordsOver(row, index, { isHighest, most })) as [Block, Block]
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
      const spots = [words, low].flatMap((each) =>
        [0, 8, 16, 24, 32, 48, 64, 80, 96, 128].flatMap((up) => {
          const rect = { y: top - up, w: each.w, h: each.h }
          return [
            { words: each, rect: { ...rect, x: x + w + beside }, align: 'start' as const },
            { words: each, rect: { ...rect, x: x - beside - each.w }, align: 'end' as const },
          ]
        }),
      )
      frame.say(cell, [...(value < 0 ? [] : lifted), ...spots], { layer: 'line', onGrid: true })
    },
  }
}
