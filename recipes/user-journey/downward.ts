/**
 * A journey of so many steps that their words have no room beside each other: the steps are one under the other, their
 * scores go from left to right, and phases are named beside them.
 */
import { block } from '../../drawing/block.ts'
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
import { endsOf, type ScaleEnds, stepNames } from './phases.ts'

type Step = ValueRow & { value: number }

export type Journey = { rows: Step[]; measure: string; ends?: ScaleEnds | undefined; marks?: NumbersMark[] | undefined }

/** From the edge of a phase to the next one, in steps. */
const apart = 0.06

/** The ground of each phase behind its steps, with its name beside it. */
const phasesDown = (rows: readonly Step[]): ChartMark[] =>
  runsOf([...rows.entries()], ([, row], [, before]) => row.group === before.group).flatMap((steps): ChartMark[] => {
    const [at, row] = steps[0]!
    if (row.group === undefined) return []
    const last = at + steps.length - 1
    // Its sign is behind a score: before it, it would be an operator.
    const words = block([{ text: row.group, as: 'head' }], 160)
    return [
      {
        beside: [sideBlock('@phases', words, { at: (at + last) / 2 })],
        draw: (frame) => {
          const { area, y } = frame
          const [top, bottom] = [y.at(at - 0.5 + apart), y.at(last + 0.5 - apart)]
          frame.put('@phases', [square({ x: area.x, y: top, w: area.w, h: bottom - top }, grays[0])], 'ground')
        },
      },
    ]
  })

/** Draws it. */
export const drawDownward = ({ rows, measure, ends, marks: levels = [] }: Journey, sheet: Sheet): void => {
  const decimals = rows.every(({ value }) => Number.isInteger(value)) ? 0 : 1
  const points = rows.map(({ value }, y) => ({ x: value, y }))
  const steps = rows.flatMap((row, y): ChartMark[] => {
    const tone = toneOf(row, sheet, 'ink')
    // Its sign is behind a score: before it, it would be an operator.
    const words = block([
      {
        text: `${row.value.toFixed(decimals)} ${stateSign(row)}`.trim(),
        as: { size: 14, bold: true, fill: sheet.isFocus(row) ? 'accent' : 'ink' },
      },
    ])
    const fall =
      row.state === 'negative' && y > 0 ? [line(row, points.slice(y - 1, y + 1), { stroke: 'negative' })] : []
    return [
      ...fall,
      dot(row, { x: row.value, y }, { r: row.state === undefined ? 4 : 6, fill: tone, stroke: tone, words }),
    ]
  })
  plot(
    {
      sheet,
      x: endsOf(linear({ measure, zero: 'never', tight: true }), ends),
      y: bands(stepNames(rows, sheet)),
      w: 720,
      row: 28,
      xOver: levels.length === 0,
      isRuled: false,
    },
    [
      // The whole scale, with room for a score at its end.
      { x: [0.6, 5.6] },
      ...phasesDown(rows),
      ...levels.flatMap((mark) => (mark.value === undefined ? [] : [ruleX(mark, mark.value, mark.text)])),
      line(rows, points, { stroke: 'ink' }),
      ...steps,
    ],
  )
}
