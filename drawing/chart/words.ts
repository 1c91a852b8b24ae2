/**
 * Words before or after a value of x: of an item in its band, and over the plot area what both sides of zero mean.
 */
import { type Block, lineOfText, place, widthOf } from '../block.ts'
import type { Source } from '../sheet.ts'
import { type ChartMark, half } from './mark.ts'

/** From the value to the words, and the height of a row of words, in pixels. */
export const sideGap = 12
const [away, row] = [sideGap, 24]

/** The words of an item on one side of a value. */
export const wordsAt = (
  item: Source,
  { x, y }: { x: number; y: number },
  words: Block,
  { side }: { side: 'before' | 'after' },
): ChartMark => ({
  reach: [side === 'after' ? { x, after: words.w + away } : { x, before: words.w + away }],
  draw: (frame) => {
    const left = half(frame.x.at(x)) + (side === 'after' ? away : -away)
    const rect = { x: left, y: frame.y.at(y) - words.h / 2, w: 0, h: words.h }
    frame.put(item, place(words, rect, { align: side === 'after' ? 'start' : 'end' }))
  },
})

/**
 * What is measured, at the left as over other charts, and over zero what the values below and above it mean. `isBeside`:
 * both are in one line, for which there is room before zero; `rows` of other words are below them.
 */
export const sideHeads = (
  measure: string,
  sides: [below: string, above: string] | undefined,
  { rows = 0, isBeside = false } = {},
): ChartMark => {
  const below = sides === undefined ? '' : `← ${sides[0]}`
  const need = widthOf(measure, 'tick') + 2 * away + widthOf(below, 'item') + away
  return {
    top: (sides === undefined || isBeside ? 28 : 52) + row * Math.max(0, rows - 1),
    reach: isBeside ? [{ x: 0, before: need }] : [],
    draw: (frame) => {
      const [zero, y] = [half(frame.x.at(0)), frame.area.y - 14 - row * rows]
      const isOver = sides !== undefined && !isBeside
      frame.put('measure', [lineOfText(measure, { x: 0, y: isOver ? y - 24 : y, as: 'tick' })])
      if (sides === undefined) return
      frame.put('sides', [
        lineOfText(below, { x: zero - away, y, align: 'end', as: 'item' }),
        lineOfText(`${sides[1]} →`, { x: zero + away, y, as: 'item' }),
      ])
    },
  }
}
