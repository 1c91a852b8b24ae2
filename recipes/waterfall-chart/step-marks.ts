/**
 * The marks of one row of a waterfall: a bar of a change, or a total as a bar from zero or as a mark at its level, with its
 * words.
 */
import { block } from '../../drawing/block.ts'
import { bar, barLook, bars } from '../../drawing/chart/bar.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { wordsAt } from '../../drawing/chart/words.ts'
import type { ValueRow } from '../../drawing/data/numbers.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { toneOf } from '../../drawing/tone.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import type { Color } from '../../src/scene/limits.ts'
import { bridge, changeWords, insideEnd, passBy, totalMark } from './change.ts'

/** A row: where its bar begins and ends. */
export type WaterfallStep = { row: ValueRow; isTotal: boolean; from: number; to: number }

type Write = (value: number) => string

/** The first total, the last row, how totals are drawn, and how numbers are written. */
type StepOptions = {
  first: number
  end: number
  isNear: boolean
  isChanged: boolean
  isInside: boolean
  sheet: Sheet
  short: Write
  full: Write
  signed: Write
}

/** The marks of a row, from the bridge to the one before on. */
export function stepMarks(step: WaterfallStep, y: number, options: StepOptions): ChartMark[] {
  const { row, isTotal, from, to } = step
  const marks = isTotal ? totalMarks(step, y, options) : changeMarks(step, y, options)
  return [...(y === 0 ? [] : [bridge(row, { x: isTotal ? to : from, y })]), ...marks]
}

/** In what words at a bar differ from its color: those of a pale one are readable. */
const wordsOn: { [fill in Color]?: Color } = { muted: 'ink', rule: 'muted' }

const changeMarks = ({ row, from, to }: WaterfallStep, y: number, { sheet, signed }: StepOptions): ChartMark[] => {
  const plain = barLook(row, sheet)
  const { fill = 'muted' } = plain
  // Causes step back beside totals, which are dark, and beside what changed.
  const look = fill === 'accent' ? plain : { ...plain, half: true }
  const words = block([{ text: signed(to - from), as: { size: 14, fill: wordsOn[fill] ?? fill } }])
  const drawn = from === to ? passBy(row, { x: to, y }) : bar(row, { x: [from, to], y }, look)
  return [drawn, changeWords(row, { from, to, y }, words)]
}

const totalMarks = ({ row, from, to }: WaterfallStep, y: number, options: StepOptions): ChartMark[] => {
  const { first, end, isNear, isChanged, isInside, sheet, short, full } = options
  const fill = toneOf(row, sheet, 'ink')
  const as: TypeStyle = { size: 16, bold: true, fill: fill === 'muted' ? 'ink' : fill }
  const text = `${stateSign(row)}${(y === 0 ? full : short)(to)}`
  const mark = isNear ? totalMark(row, { x: to, y }, fill) : bars(row, [{ x: [from, to], y }], { fill })
  if (y === end && isInside) {
    const words = block([{ text, as: { ...as, fill: 'surface' } }])
    return [mark, insideEnd(row, { x: Math.min(first, to), y }, words)]
  }
  // The last total leaves its side at the first level to what changed.
  const isBefore = isNear && isChanged && y === end && to < first
  const x = isBefore ? Math.min(first, to) : isNear ? to : Math.max(from, to)
  return [mark, wordsAt(row, { x, y }, block([{ text, as }]), { side: isBefore ? 'before' : 'after' })]
}
