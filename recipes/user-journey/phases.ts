/**
 * The phases of a journey over its steps, and how wide steps have to be.
 */
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { title } from '../../drawing/chart/axis.ts'
import { type ChartMark, square } from '../../drawing/chart/mark.ts'
import type { ValueRow } from '../../drawing/data/numbers.ts'
import { band, grays } from '../../drawing/fills.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { runsOf } from '../../drawing/values/runs.ts'
import { wordsIn } from '../../drawing/wrap.ts'
import type { Rect } from '../../src/geometry/rect.ts'

/** From the edge of the page to words on the ground of the first phase. */
const inset = 8

/** Between two phases, in pixels. */
const apart = 4

/** What is measured, what the ends of its scale mean, and how wide a step is. */
type Scale = { measure: string; ends: { low: string; high: string } | undefined; width: number }

/** What is measured, and behind the steps of each phase a ground under its name; steps are so many pixels wide. */
export const phases = (rows: (ValueRow & { value: number })[], { measure, ends, width }: Scale): ChartMark => {
  // A score at the top of the scale may reach the words over it.
  const isNear = rows.some(({ value }, at) => value > 4.3 && at * width < widthOf(measure, 'tick'))
  const lift = isNear ? 44 : 28
  const heads = runsOf([...rows.entries()], ([, row], [, before]) => row.group === before.group).map((steps) => {
    const [at, { group: text } = { group: undefined }] = steps[0] ?? [0]
    return { at, steps: steps.length, words: block([{ text, as: 'head' }], steps.length * width - 16) }
  })
  const h = up(Math.max(0, ...heads.map(({ words }) => words.h)) + 12)
  return {
    y: [0.2, 5.5], // The whole scale, with room for a score under the lowest.
    top: h + lift,
    draw: (frame) => {
      const { x, area } = frame
      frame.put('measure', [title(measure, { x: inset, y: area.y - lift + 16 })])
      for (const [end, word] of [
        [1, ends?.low],
        [5, ends?.high],
      ] as const) {
        const y = frame.y.at(end)
        const text = word === undefined ? `${end}` : `${end} ${word}`
        // Short, so that no score is on it.
        frame.put('measure', [path(`M 0 ${y} h ${inset}`, { stroke: 'muted' })])
        frame.put('measure', [lineOfText(text, { x: inset, y: y - 12, as: 'small' })])
      }
      const grounds: Rect[] = []
      for (const { at, steps, words } of heads.filter((head) => head.words.h > 0)) {
        const [from, to] = [x.at(at) - x.width / 2, x.at(at) - x.width / 2 + steps * x.width]
        const [left, right] = [at === 0 ? from : from + apart / 2, at + steps === rows.length ? to : to - apart / 2]
        const rect = { x: left, y: area.y - h - lift, w: right - left, h }
        grounds.push({ ...rect, h: h + lift + area.h })
        frame.put('@phases', [square(rect, band), ...place(words, rect)])
      }
      // All in one: the line of scores runs over them.
      if (grounds.length > 0) frame.put('@phases', [square(grounds, grays[0])], 'ground')
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
