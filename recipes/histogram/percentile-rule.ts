/**
 * The rule at a percentile: the one that the heading quotes is bold, and says how many values lie
 * beyond it.
 */
import { type Block, block } from '../../drawing/block.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { focusable } from '../../drawing/type.ts'
import type { Color } from '../../src/scene/limits.ts'

/** Its words, how many values lie beyond it, and whether it is quoted or in focus. */
type Said = { words: string; beyond: string | undefined; isFigure: boolean; isFocus: boolean }

/** The rule of an item at a value, with its words over the plot area. */
export const percentileRule = (item: object, at: number, said: Said): ChartMark => {
  const stroke: Color = said.isFocus ? 'accent' : said.isFigure ? 'ink' : 'muted'
  return {
    x: [at],
    over: [{ source: item, at, words: wordsOf(said), rule: { stroke, ...(said.isFigure ? {} : { dashed: true }) } }],
  }
}

const wordsOf = ({ words, beyond, isFigure, isFocus }: Said): Block => {
  const fill = isFocus ? 'accent' : 'ink'
  if (!isFigure) return block([{ text: words, as: focusable('value', isFocus) }])
  return block([{ text: beyond === undefined ? words : `${words}, ${beyond}`, as: { size: 14, bold: true, fill } }])
}
