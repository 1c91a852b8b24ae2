/** The scores of a journey at their dots. */
import { mean } from 'd3-array'
import { lineOfText } from '../../drawing/block.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import type { ValueRow } from '../../drawing/data/numbers.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import type { Color } from '../../src/scene/limits.ts'

/** From the middle of a dot to that of its score, in pixels. */
const away = 18

/** A score beside its dot, with the sign of its state: over it, or under it where the line comes from above. */
export const scoreOf = (
  rows: readonly (ValueRow & { value: number })[],
  at: number,
  { text, fill }: { text: string; fill: Color },
): ChartMark => ({
  draw: (frame) => {
    const row = rows[at]
    if (row === undefined) return
    const around = [rows[at - 1]?.value, rows[at + 1]?.value].flatMap((value) => value ?? [])
    const isLow = row.value < (mean(around) ?? Number.NEGATIVE_INFINITY)
    const isOver = !isLow || frame.y.at(row.value) + away + 10 > frame.area.y + frame.area.h
    const spot = { x: frame.x.at(at), y: frame.y.at(row.value) + (isOver ? -away : away) }
    frame.put(row, [lineOfText(text, { ...spot, as: { size: 14, bold: true, fill }, align: 'middle' })], 'line')
  },
})

/** A score in words, with the sign of its state, which stands apart: it is no operator. */
export const wordsOfScore = (row: ValueRow & { value: number }, decimals: number): string =>
  `${row.state === undefined ? '' : `${stateSign(row).trim()}\u00a0\u00a0`}${row.value.toFixed(decimals)}`
