/**
 * The rule at a percentile: the one that the heading quotes has its value in large type, and says how many values lie
 * beyond it.
 */
import { type Block, block } from '../../drawing/block.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { focusable, roles } from '../../drawing/type.ts'
import type { Color } from '../../src/scene/limits.ts'

/** Its name, its value, how many values lie beyond it, and whether it is quoted or in focus. */
type Said = { name: string; value: string; beyond: string | undefined; isFigure: boolean; isFocus: boolean }

/** The rule of an item at a value, with its words over the plot area. */
export const percentileRule = (item: object, at: number, said: Said): ChartMark => {
  const stroke: Color = said.isFocus ? 'accent' : said.isFigure ? 'ink' : 'muted'
  return {
    x: [at],
    over: [{ source: item, at, words: wordsOf(said), rule: { stroke, ...(said.isFigure ? {} : { dashed: true }) } }],
  }
}

const wordsOf = ({ name, value, beyond, isFigure, isFocus }: Said): Block => {
  const fill = isFocus ? 'accent' : 'ink'
  if (!isFigure) return block([{ text: `${name} ${value}`, as: focusable('value', isFocus) }])
  return block([
    { text: beyond === undefined ? name : `${name}, ${beyond}`, as: { size: 14, bold: true, fill } },
    { text: value, as: { ...roles.claim, fill } },
  ])
}
