/**
 * Moments and periods that the data mark, such as an objective: lines and bands through the rows, with their words over
 * the ruler.
 */
import { rulerHeight } from '../../drawing/time/draw-ruler.ts'
import { band, guide, wordsOn } from '../../drawing/time/guide.ts'
import { numberRuler } from '../../drawing/time/ruler.ts'
import { timeScale } from '../../drawing/time/scale.ts'
import { drawTags, type Tag } from '../../drawing/time/tags.ts'
import { unitWords } from '../../drawing/values/length-in-words.ts'
import type { TracePlan } from './trace-rows.ts'

/** Draws the marks that have a moment; levels are of curves, which a trace has none of. */
export const drawMarks = ({ data, sheet, times, span, bottom }: TracePlan): void => {
  const x = timeScale(span)
  const marks = (data.marks ?? []).flatMap((item) =>
    item.start === undefined
      ? []
      : [{ item, from: x(times.at(item.start)), to: x(times.endOf({ start: item.start, end: item.end })) }],
  )
  const tags = marks.map(({ item, from, to }): Tag => ({ item, from, to, text: item.text }))
  const reach = { top: 0, left: span.left, right: span.right }
  // Measured first, as the words stand on the ruler.
  const top = -rulerHeight(numberRuler(span, unitWords(times.unit))) - drawTags(tags, reach).bottom
  for (const { item, elements } of drawTags(tags, { ...reach, top }).drawn) sheet.put(item, elements)
  const words = wordsOn(sheet)
  for (const { item, from, to } of marks) {
    if (from === to) sheet.put(item, guide({ x: from, top: top + 22, bottom, words }, { stroke: 'ink' }), 'over')
    else sheet.put(item, band({ from, to, top: 0, bottom, words: [] }), 'ground')
  }
}
