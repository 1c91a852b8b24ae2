/**
 * A journey of so many steps that their words have no room beside each other: the steps are one under the other, their
 * scores go from left to right, and phases are named beside them.
 */
import { block, lineOfText } from '../../drawing/block.ts'
import { bands } from '../../drawing/chart/bands.ts'
import { dot } from '../../drawing/chart/dot.ts'
import { line } from '../../drawing/chart/line.ts'
import { type ChartMark, square } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { ruleX } from '../../drawing/chart/rule.ts'
import { linear } from '../../drawing/chart/scale.ts'
import { sideBlock } from '../../drawing/chart/side-words.ts'
import type { NumbersMark } from '../../drawing/data/marks.ts'
import type { ValueRow } from '../../drawing/data/numbers.ts'
import { grays } from '../../drawing/fills.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { toneOf } from '../../drawing/tone.ts'
import { runsOf } from '../../drawing/values/runs.ts'
import type { Color } from '../../src/scene/limits.ts'
import { endsOf, type ScaleEnds, stepNames } from './phases.ts'

type Step = ValueRow & { value: number }

export type Journey = { rows: Step[]; measure: string; ends?: ScaleEnds | undefined; marks?: NumbersMark[] | undefined }

/** From the edge of a phase to the next one, in steps. */
const apart = 0.06

/** The grounds of phases behind their steps, with their names beside them. */
const phasesDown = (rows: readonly Step[]): ChartMark => {
  const runs = runsOf([...rows.entries()], ([, row], [, before]) => row.group === before.group).flatMap((steps) => {
    const [at, row] = steps[0]!
    return row.group === undefined ? [] : [{ at, last: at + steps.length - 1, name: row.group }]
  })
  return {
    beside: runs.map(({ at, last, name }) =>
      sideBlock('@phases', block([{ text: name, as: 'head' }], 160), { at: (at + last) / 2 }),
    ),
    draw: (frame) => {
      const { area, y } = frame
      const grounds = runs.map(({ at, last }) => {
        const [top, bottom] = [y.at(at - 0.5 + apart), y.at(last + 0.5 - apart)]
        return { x: area.x, y: top, w: area.w, h: bottom - top }
      })
      // All in one: the line of scores runs over them.
      if (grounds.length > 0) frame.put('@phases', [square(grounds, grays[0])], 'ground')
    },
  }
}

/** From a dot to its score, and how much higher or lower that is where a line passes from side to side, in pixels. */
const [away, lifted] = [12, 7]

/** A score on the side of its dot that no line is on. */
const scoreBeside = (rows: readonly Step[], at: number, { text, fill }: { text: string; fill: Color }): ChartMark => ({
  draw: (frame) => {
    const { value } = rows[at]!
    const [before = value, after = value] = [rows[at - 1]?.value, rows[at + 1]?.value]
    const isLeft = before >= value && after >= value && before + after > 2 * value
    const passes = Math.sign(after - value) === Math.sign(value - before) ? Math.sign(after - value) : 0
    const spot = {
      x: frame.x.at(value) + (isLeft ? -away : away),
      y: frame.y.at(at) - passes * lifted,
    }
    const as = { size: 14, bold: true, fill } as const
    frame.put(rows[at]!, [lineOfText(text, { ...spot, as, align: isLeft ? 'end' : 'start' })], 'line')
  },
})

/** Draws it. */
export const drawDownward = ({ rows, measure, ends, marks: levels = [] }: Journey, sheet: Sheet): void => {
  const decimals = rows.every(({ value }) => Number.isInteger(value)) ? 0 : 1
  const points = rows.map(({ value }, y) => ({ x: value, y }))
  const steps = rows.flatMap((row, y): ChartMark[] => {
    const tone = toneOf(row, sheet, 'ink')
    const fall =
      row.state === 'negative' && y > 0 ? [line(row, points.slice(y - 1, y + 1), { stroke: 'negative' })] : []
    const mark = dot(row, { x: row.value, y }, { r: row.state === undefined ? 4 : 6, fill: tone, stroke: tone })
    // Its sign is behind a score: before it, it would be an operator.
    const text = `${row.value.toFixed(decimals)} ${stateSign(row)}`.trim()
    return [...fall, mark, scoreBeside(rows, y, { text, fill: sheet.isFocus(row) ? 'accent' : 'ink' })]
  })
  plot(
    {
      sheet,
      x: endsOf(linear({ measure, zero: 'never', tight: true }), ends),
      y: bands(stepNames(rows, sheet)),
      w: 720,
      row: 36,
      xOver: levels.length === 0,
      isRuled: false,
    },
    [
      // The whole scale, with room for a score at its end.
      { x: [0.4, 5.6] },
      phasesDown(rows),
      ...levels.flatMap((mark) => (mark.value === undefined ? [] : [ruleX(mark, mark.value, mark.text)])),
      line(rows, points, { stroke: 'ink' }),
      ...steps,
    ],
  )
}
