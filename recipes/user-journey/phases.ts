/**
 * The phases of a journey over its steps, and how wide steps have to be.
 */
import { block, place, widthOf } from '../../drawing/block.ts'
import { tickGap, title } from '../../drawing/chart/axis.ts'
import { type ChartMark, square } from '../../drawing/chart/mark.ts'
import type { AxisPlanner, Tick } from '../../drawing/chart/scale.ts'
import type { ValueRow } from '../../drawing/data/numbers.ts'
import { band, grays } from '../../drawing/fills.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { runsOf } from '../../drawing/values/runs.ts'
import { wordsIn } from '../../drawing/wrap.ts'
import type { Rect } from '../../src/geometry/rect.ts'

/** From the edge of the ground of the first phase to words on it. */
const inset = 8

/** Between two phases, in pixels. */
const apart = 4

/** What is measured, and how wide a step is. */
type Steps = { measure: string; ends?: ScaleEnds | undefined; width: number }

/** What the ends of the scale mean. */
export type ScaleEnds = { low: string; high: string }

/** A tick with what it means: under it, or before it where the scale is upright, so that the number stands at its line. */
const tick = (at: number, text: string | undefined, isUpright: boolean): ReturnType<AxisPlanner>['ticks'][number] => ({
  at,
  paragraphs: isUpright
    ? [{ text: upright(at, text), as: 'tick' }]
    : [
        { text: `${at}`, as: 'tick' },
        { text, as: 'small' },
      ],
})

const upright = (at: number, text: string | undefined): string => `${text === undefined ? '' : `${text} `}${at}`

/** The same axis with the ends of the scale, what they mean, and its middle, each with a line, as its only ticks. */
export const endsOf =
  (axis: AxisPlanner, ends: ScaleEnds | undefined, isUpright = false): AxisPlanner =>
  (values) => ({
    ...axis(values),
    grid: [1, 3, 5],
    ticks: [tick(1, ends?.low, isUpright), tick(3, undefined, isUpright), tick(5, ends?.high, isUpright)],
  })

/** How wide the ends of the scale are beside the steps, in pixels. */
export const besideSteps = (ends: ScaleEnds | undefined): number =>
  up(Math.max(0, ...Object.values(ends ?? {}).map((text) => widthOf(upright(5, text), 'tick'))) + 8)

/** What is measured, and behind the steps of each phase a ground under its name; steps are so many pixels wide. */
export const phases = (rows: (ValueRow & { value: number })[], { measure, ends, width }: Steps): ChartMark => {
  const free = besideSteps(ends) - 8
  // Where what the scale's ends mean is as wide, what is measured is over it, and the phases have no empty strip.
  const isBeside = ends !== undefined && widthOf(measure, 'tick') <= free
  // A score at the top of the scale may reach the words over it.
  const isNear = rows.some(({ value }, at) => value > 4.3 && at * width < widthOf(measure, 'tick'))
  const lift = isBeside ? 8 : isNear ? 44 : 28
  const heads = runsOf([...rows.entries()], ([, row], [, before]) => row.group === before.group).map((steps) => {
    const [at, { group: text } = { group: undefined }] = steps[0] ?? [0]
    return { at, steps: steps.length, words: block([{ text, as: 'head' }], steps.length * width - 16) }
  })
  const h = up(Math.max(0, ...heads.map(({ words }) => words.h)) + 12)
  return {
    y: [0.5, 5.5], // The whole scale, with room for a score under the lowest.
    top: h + lift,
    draw: (frame) => {
      const { x, area } = frame
      const spot = isBeside
        ? { x: area.x - 8, y: frame.y.at(5) - 24, align: 'end' as const }
        : { x: area.x + inset, y: area.y - lift + 16 }
      frame.put('measure', [title(measure, spot)])
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

/** How wide each step is, in pixels: all are `usual` together, or as wide as their words up to `most`. */
export const widthOfSteps = (rows: ValueRow[], usual: number, most: number): number => {
  const [fair, largest] = [Math.floor(usual / rows.length / 8) * 8, Math.floor(most / rows.length)]
  return Math.min(176, Math.max(fair, Math.min(96, largest), Math.min(largest, widestWord(rows))))
}

/** The names of steps. */
export const stepNames = (rows: readonly ValueRow[], sheet: Sheet): Omit<Tick, 'at'>[] =>
  rows.map((item) => {
    const isBold = sheet.isFocus(item) || item.state !== undefined
    const as: TypeStyle = { size: rows.length > 12 ? 14 : 16, ...(isBold ? { bold: true } : { steady: true }) }
    return {
      item,
      paragraphs: [
        { text: signed(item), as },
        // What went wrong is said where it did.
        { text: item.note, as: item.state === 'negative' ? { size: 14, fill: 'negative' } : 'note' },
      ],
    }
  })

/** A step with the sign of its state before its name: before its score it would be an operator. */
const signed = (row: ValueRow): string => `${stateSign(row).replace(' ', '\u00a0')}${row.name}`

/** How many lines the longest name takes in steps so wide. */
export const mostLines = (rows: readonly ValueRow[], width: number): number =>
  Math.max(
    ...rows.map((row) => block([{ text: signed(row), as: { size: 16, steady: true } }], width - tickGap).lines.length),
  )

/** How wide steps have to be so that no word of theirs is broken, in pixels. */
export const widestWord = (rows: readonly ValueRow[]): number =>
  up(
    Math.max(
      ...rows.flatMap((row) => [
        ...wordsIn(signed(row)).map((word) => 16 + widthOf(word, { size: 16 })),
        // In focus it is bold, and may be nearer to the next one.
        ...wordsIn(signed(row)).map((word) => tickGap + widthOf(word, { size: 16, bold: true })),
        ...wordsIn(row.group ?? '').map((word) => 16 + widthOf(word, 'head')),
        ...wordsIn(row.note ?? '').map((word) => 16 + widthOf(word, 'note')),
      ]),
    ),
  )
