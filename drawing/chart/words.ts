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

/** What is measured and, over zero, what the values below and above it mean; `rows` of other words are below them. */
export const sideHeads = (measure: string, sides: [below: string, above: string] | undefined, rows = 0): ChartMark => ({
  top: (sides === undefined ? 28 : 52) + row * Math.max(0, rows - 1),
  draw: (frame) => {
    const [zero, y] = [half(frame.x.at(0)), frame.area.y - 14 - row * rows]
    // What is measured is over the zero line, from where it is read.
    const x = sides === undefined ? 0 : Math.max(0, zero - widthOf(measure, 'tick') / 2)
    frame.put('measure', [lineOfText(measure, { x, y: sides === undefined ? y : y - 24, as: 'tick' })])
    if (sides === undefined) return
    frame.put('sides', [
      lineOfText(`← ${sides[0]}`, { x: zero - away, y, align: 'end', as: 'item' }),
      lineOfText(`${sides[1]} →`, { x: zero + away, y, as: 'item' }),
    ])
  },
})
