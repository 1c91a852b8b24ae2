/**
 * The phases of a journey over its steps, and how wide steps have to be.
 */
import { block, place, widthOf } from '../../drawing/block.ts'
import { title } from '../../drawing/chart/axis.ts'
import { type ChartMark, square } from '../../drawing/chart/mark.ts'
import type { ValueRow } from '../../drawing/data/numbers.ts'
import { band } from '../../drawing/fills.ts'
import { up } from '../../drawing/rect.ts'
import { runsOf } from '../../drawing/values/runs.ts'
import { wordsIn } from '../../drawing/wrap.ts'

/** What is measured, and over it the name of each phase; steps are so many pixels wide. */
export const phases = (rows: (ValueRow & { value: number })[], measure: string, width: number): ChartMark => {
  // A disc at the top of the scale may reach the words over it.
  const isNear = rows.some(({ value }, at) => value > 4.3 && at * width < widthOf(measure, 'tick'))
  const lift = isNear ? 36 : 24
  const heads = runsOf([...rows.entries()], ([, row], [, before]) => row.group === before.group).map((steps) => {
    const [at, { group: text } = { group: undefined }] = steps[0] ?? [0]
    return { at, steps: steps.length, words: block([{ text, as: 'head' }], steps.length * width - 16) }
  })
  const h = up(Math.max(0, ...heads.map(({ words }) => words.h)) + 12)
  return {
    y: [0.5, 5.5], // The whole scale, with half a step of padding at both ends.
    top: h + lift,
    draw: (frame) => {
      const { x, area } = frame
      frame.put('measure', [title(measure, { x: 0, y: area.y - lift + 16 })])
      for (const { at, steps, words } of heads.filter((head) => head.words.h > 0)) {
        const rect = { x: x.at(at) - x.width / 2 + 4, y: area.y - h - lift, w: steps * x.width - 8, h }
        frame.put('@phases', [square(rect, band), ...place(words, rect)])
      }
    },
  }
}

/** How wide steps have to be so that no word of theirs is broken, in pixels. */
export const widestWord = (rows: ValueRow[]): number =>
  up(
    16 +
      Math.max(
        ...rows.flatMap(({ name, note = '', group = '' }) => [
          ...wordsIn(name).map((word) => widthOf(word, { size: 16 })),
          ...wordsIn(group).map((word) => widthOf(word, 'head')),
          ...wordsIn(note).map((word) => widthOf(word, 'note')),
        ]),
      ),
  )
