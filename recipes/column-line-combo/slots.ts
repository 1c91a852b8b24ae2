/**
 * Slots: a band behind the line at a column that counts, down to that column, with words beside or under it.
 */
import { type Block, block } from '../../drawing/block.ts'
import { rectOf } from '../../drawing/chart/bar.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import { type ChartMark, half, square } from '../../drawing/chart/mark.ts'
import type { MeasureRow } from '../../drawing/data/numbers.ts'
import { band } from '../../drawing/fills.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { roles } from '../../drawing/type.ts'
import { shareOfHighest, valueAt } from './extremes.ts'
import type { ComboPanel } from './panel.ts'

/** Pixels: from a slot to words beside it, and the width of these, where little room is too. */
const [beside, widest, narrow] = [12, 120, 48]

/** How far over the top of their column words are, in pixels. */
const steps = [0, 8, 16, 24, 32, 48, 64, 80, 96, 128]

/** Whether a column is the highest, and its share of the highest larger, as the heading quotes it. */
type OverColumn = { isHighest: boolean; isQuoted: boolean }

/** The middle of the title of the columns, between both panels. */
export const titleY = (frame: Frame): number => half(frame.y.at(1)) - 23

/** The sides of a slot, a little wider than its column. */
export const slotSides = (frame: Frame, index: number): { x: number; w: number } => {
  const { x, w } = rectOf(frame, { x: index, y: [0, 0] })
  return { x: x - 4, w: w + 8 }
}

/**
 * A band at one column through the panel of the line and down to the column, behind the words over it; where periods are
 * bands with names, a hairline.
 */
export const slot = (
  { row, at }: ComboPanel,
  index: number,
  { hasPeriods, over }: { hasPeriods: boolean; over: OverColumn },
): ChartMark => ({
  draw: (frame) => {
    const value = row.values[index]?.value ?? 0
    const { x, w } = slotSides(frame, index)
    const words = wordsOver(row, index, { ...over, most: widest })
    // Words over the highest column that are wider than the band end it: its edges would run through them.
    const room = over.isHighest && words.w > w - 8 ? words.h + 16 : 0
    const top = rectOf(frame, { x: index, y: [at(0), Math.max(at(value), at(0))] }).y - room
    const { y } = frame.area
    const middle = half(x + w / 2)
    if (hasPeriods) frame.rule(`@slot-${index}`, { x: middle, y, x2: middle, y2: top - 16, stroke: 'rule' })
    else frame.put(`@slot-${index}`, [square([{ x, y, w, h: top - y }], band)], 'ground')
  },
})

/** The share of the highest column, which is no value of either row. */
const shareWords = (row: MeasureRow, index: number): string | undefined => {
  const share = shareOfHighest(row, index)
  return share === undefined ? undefined : `${share} of peak`
}

/** The words at a column: its value, under its share of the highest. */
const wordsOver = (
  row: MeasureRow,
  index: number,
  { isHighest, isQuoted, most }: OverColumn & { most: number },
): Block => {
  const [value, share] = [`${stateSign(row)}${valueAt(row, index)}`, shareOfHighest(row, index)]
  if (isQuoted && !isHighest && share !== undefined) {
    const lines = [
      { text: share, as: { ...roles.claim, fill: 'ink' as const } },
      { text: `of peak, ${value}`, as: 'label' as const },
    ]
    return block(lines, most)
  }
  return block(
    [
      { text: isHighest ? undefined : shareWords(row, index), as: 'item' },
      { text: value, as: 'item' },
    ],
    most,
  )
}

/** The level of the highest column, dashed up to the slot whose share of it the heading quotes. */
export const peakLevel = ({ row, at }: ComboPanel, highest: number, quoted: number): ChartMark => ({
  draw: (frame) => {
    const { x, w, y } = rectOf(frame, { x: highest, y: [at(0), at(row.values[highest]?.value ?? 0)] })
    const slot = slotSides(frame, quoted)
    const [left, right] = quoted < highest ? [slot.x, x] : [x + w, slot.x + slot.w]
    if (right - left >= beside) frame.rule(row, { x: left, y, x2: right, y2: y, stroke: 'ink', dashed: true }, 'line')
  },
})

/** How far over `y` is the middle between two lines of the grid, where words are no value of one. */
const betweenTicks = (frame: Frame, ticks: ComboPanel['ticks'], y: number): number[] => {
  const levels = ticks.map(({ at }) => frame.y.at(at))
  return levels
    .flatMap((level, index) => (index === 0 ? [] : [y - (level + (levels[index - 1] ?? 0)) / 2]))
    .filter((up) => up > 0)
}

/** What a column in a slot is, beside the slot or over the column: the highest, or its share of that. */
export const columnWords = ({ row, at, ticks }: ComboPanel, index: number, over: OverColumn): ChartMark => {
  const { isHighest, isQuoted } = over
  const [cell, share] = [row.values[index], shareWords(row, index)]
  if (cell?.value == null) return {}
  const [words, low] = [widest, narrow].map((most) => wordsOver(row, index, { ...over, most })) as [Block, Block]
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
      const single = { words: short, rect: { x, y: y - short.h - 5, w, h: short.h } }
      const lifts = [4, 8, 12, 16]
      const lifted = [
        ...lifts.map((up) => ({ words, rect: { x, y: y - words.h - up, w, h: words.h } })),
        ...lifts.map((up) => ({ ...single, rect: { ...single.rect, y: single.rect.y - up } })),
      ]
      const ups = [...(isQuoted && !isHighest ? betweenTicks(frame, ticks, y) : []), ...steps]
      const spots = [words, low].flatMap((each) =>
        ups.flatMap((up) => {
          const rect = { y: top - up, w: each.w, h: each.h }
          return [
            { words: each, rect: { ...rect, x: x + w + beside }, align: 'start' as const },
            { words: each, rect: { ...rect, x: x - beside - each.w }, align: 'end' as const },
          ]
        }),
      )
      const above = value < 0 ? [] : lifted
      frame.say(cell, isQuoted && !isHighest ? [...spots, ...above] : [...above, ...spots], {
        layer: 'line',
        onGrid: true,
      })
    },
  }
}
