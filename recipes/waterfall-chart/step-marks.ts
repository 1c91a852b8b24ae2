/**
 * The marks of one row of a waterfall: a bar of a change, or a total as a bar from zero or as a mark at its level, with its
 * words, and where these are.
 */
import { type Block, block } from '../../drawing/block.ts'
import { barLook, bars } from '../../drawing/chart/bar.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { thick } from '../../drawing/chart/rule.ts'
import { wordsAt } from '../../drawing/chart/words.ts'
import type { ValueRow } from '../../drawing/data/numbers.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { toneOf } from '../../drawing/tone.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import type { Color } from '../../src/scene/limits.ts'
import { bridge, changeWords, insideEnd, type WordSpan } from './change.ts'

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

type Drawn = { marks: ChartMark[]; span: WordSpan }

/** The marks of a row, from the bridge to the one before on. */
export function stepMarks(step: WaterfallStep, y: number, options: StepOptions): Drawn {
  const { row, isTotal, from, to } = step
  const { marks, span } = isTotal ? totalMarks(step, y, options) : changeMarks(step, y, options)
  return { marks: [...(y === 0 ? [] : [bridge(row, { x: isTotal ? to : from, y })]), ...marks], span }
}

const changeMarks = ({ row, from, to }: WaterfallStep, y: number, { sheet, signed }: StepOptions): Drawn => {
  const look = barLook(row, sheet)
  const isPale = look.half === true
  const write = (fill: Color): Block => block([{ text: signed(to - from), as: { size: 14, fill } }])
  const ink = look.fill === undefined || look.fill === 'muted' ? 'ink' : look.fill
  const words = { inside: write(isPale ? 'ink' : 'surface'), outside: write(ink) }
  const { mark, span } = changeWords(row, { from, to, y }, words)
  return { marks: [bars(row, [{ x: [from, to], y }], look), mark], span }
}

const totalMarks = ({ row, from, to }: WaterfallStep, y: number, options: StepOptions): Drawn => {
  const { first, end, isNear, isChanged, isInside, sheet, short, full } = options
  const fill = toneOf(row, sheet, 'ink')
  const as: TypeStyle = { size: 16, bold: true, fill: fill === 'muted' ? 'ink' : fill }
  const text = `${stateSign(row)}${(y === 0 ? full : short)(to)}`
  const mark = isNear ? thick(row, { x: to, y }, fill) : bars(row, [{ x: [from, to], y }], { fill })
  if (y === end && isInside) {
    const words = block([{ text, as: { ...as, fill: 'surface' } }])
    return { marks: [mark, insideEnd(row, { x: Math.min(first, to), y }, words)], span: () => undefined }
  }
  // The last total leaves its other side to what changed.
  const isBefore = isNear && isChanged && y === end
  const x = isBefore ? Math.min(first, to) : isNear ? to : Math.max(from, to)
  const said = block([{ text, as }])
  const span: WordSpan = (frame) => {
    const at = frame.x.at(x)
    return isBefore ? [at - said.w - 12, at - 12] : [at + 12, at + 12 + said.w]
  }
  return { marks: [mark, wordsAt(row, { x, y }, said, { side: isBefore ? 'before' : 'after' })], span }
}
