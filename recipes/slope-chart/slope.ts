/**
 * A row of a slope chart as drawn.
 */
import { type Block, block, nameAndNote, type Paragraph, widthOf } from '../../drawing/block.ts'
import { dot } from '../../drawing/chart/dot.ts'
import { link } from '../../drawing/chart/link.ts'
import type { SeriesRow } from '../../drawing/data/numbers.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import { toneOf } from '../../drawing/tone.ts'
import { focusable, type TypeStyle } from '../../drawing/type.ts'
import type { Color } from '../../src/scene/limits.ts'
import { knownEnds, type SlopeEnds } from './ends.ts'

type SlopeOptions = {
  sheet: Sheet
  write: (value: number) => string
  writeChange: (ends: SlopeEnds) => string
  lone: SeriesRow | undefined
  bold: TypeStyle
  nameWidth: { left: number; right: number }
}

/** In the color of its slope, a leader would seem to go on with it, steeper than any; a dot alone has no slope. */
const leaderOf = (ends: SlopeEnds | undefined): Color => (ends === undefined ? 'muted' : 'rule')

/** A row as drawn: its line and dots, and its words at both ends; an end that was not measured has none. */
export const slopeOf = (row: SeriesRow, { sheet, write, writeChange, lone, bold, nameWidth }: SlopeOptions) => {
  const [stroke, ends] = [toneOf(row, sheet), knownEnds(row)]
  const isPlain = stroke === 'muted'
  const as: TypeStyle = isPlain ? { size: bold.size, steady: true } : { ...bold, fill: stroke }
  const large = { size: 16, bold: true, fill: isPlain ? 'ink' : stroke } as const
  const plain: TypeStyle =
    isPlain || ends?.change === 0 ? focusable('label', false) : { size: 14, bold: true, fill: stroke }
  const change = ends === undefined ? block([]) : word(writeChange(ends), row === lone ? large : plain)
  const dots = row.values.flatMap(({ value }, x) => (value === null ? [] : [dot(row, { x, y: value }, { stroke })]))
  const [before, after] = row.values.map(({ value }) => value)
  const sideOf = (value: number | null | undefined, cells: (written: string) => Block[]) =>
    typeof value === 'number' ? [{ source: row, at: value, stroke: leaderOf(ends), cells: cells(write(value)) }] : []
  const slope =
    ends === undefined
      ? []
      : [link(row, { from: { x: 0, y: ends.before }, to: { x: 1, y: ends.after } }, { stroke, isJoined: true })]
  return {
    isPlain,
    marks: [...slope, ...dots],
    left: sideOf(before, (value) => [block([{ text: label(row.name, value), as }], nameWidth.left)]),
    // The sign of a state is after the name: beside a number, a cross would be read as "times".
    right: sideOf(after, (value) => [
      word(value, as),
      nameAndNote({ ...row, name: signed(row) }, nameWidth.right, [as, 'note']),
      change,
    ]),
  }
}

/** A name as it may be drawn: all are measured so, and no focus changes where they wrap; those of many rows are smaller. */
export const boldNames = (count: number) => ({ size: count > 10 ? 14 : 16, bold: true }) as const

/** The room of a name: long ones are in two lines, as names on both sides leave the slopes their room. */
export const nameRoom = (name: string, as: TypeStyle = boldNames(1)): number => {
  const whole = widthOf(name, as)
  const words = name.split(/ |(?<=[-_/.])/).map((word) => widthOf(word, as))
  return whole <= 224 ? Math.max(176, whole) : Math.min(224, Math.max(152, whole / 2 + 16, ...words))
}

/** A value and what it is of, from left to right; no line breaks between them. */
export const label = (first: string, second: string): string => `${first}\u00a0\u00a0${second}`

/** The name of a row with the sign of its state. */
export const signed = (row: SeriesRow): string =>
  `${row.name}${stateSign(row) === '' ? '' : `\u00a0${stateSign(row).trim()}`}`

const word = (text: string, as: Paragraph['as']) => block([{ text, as }])
