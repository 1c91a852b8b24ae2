/**
 * Upright rules whose words are under the plot area, where over it there is no room for them.
 */
import { block, place } from '../block.ts'
import type { Source } from '../sheet.ts'
import { type ChartMark, half } from './mark.ts'

/** Pixels from the plot to words under it, and from one of them to the next. */
const [under, pitch] = [8, 20]

/** A rule of an item at a value of x, and from which value of y on it runs down: from the top, if none is given. */
export type RuleUnder = { item: Source; at: number; words: string; from?: number }

/** The rules, each a row further down. */
export const rulesUnder = (rules: readonly RuleUnder[]): ChartMark => ({
  x: rules.map(({ at }) => at),
  draw: (frame) => {
    for (const [index, { item, at, words, from }] of rules.entries()) {
      const [x, end] = [half(frame.x.at(at)), frame.area.y + frame.area.h + under + pitch * index]
      const said = block([{ text: words, as: 'label' }])
      const y = from === undefined ? frame.area.y : frame.y.at(from)
      frame.rule(item, { x, y, x2: x, y2: end, stroke: 'ink', dashed: true }, 'line')
      frame.put(item, place(said, { x, y: end, w: 0, h: said.h }, { align: 'middle' }), 'line')
    }
  },
})
