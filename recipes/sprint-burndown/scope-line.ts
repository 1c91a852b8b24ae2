/**
 * The scope of a burndown: steps, each with the amount that was added or removed, and its name at the end.
 */
import { block } from '../../drawing/block.ts'
import { dot } from '../../drawing/chart/dot.ts'
import { line } from '../../drawing/chart/line.ts'
import { type ChartMark, half } from '../../drawing/chart/mark.ts'
import { knownValues } from '../../drawing/chart/series.ts'
import { sideBlock } from '../../drawing/chart/side-words.ts'
import type { readColumns, SeriesData } from '../../drawing/data/numbers.ts'
import { enumerate } from '../../drawing/describe.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { NumberFormat } from '../../drawing/values/format.ts'
import { type ScopeChange, withBreaks } from './burndown.ts'

/** `orElse` is called with each change whose amount has no free place. */
type Scope = {
  columns: ReturnType<typeof readColumns>
  format: NumberFormat
  changes: ScopeChange[]
  orElse: (change: ScopeChange) => unknown
}

/** The scope as steps, each change with its amount. */
export const scopeLine = (
  row: SeriesData['rows'][number],
  { columns, format, changes, orElse }: Scope,
): ChartMark[] => {
  const known = knownValues(row, columns)
  const last = known.at(-1)
  const beside =
    last === undefined || last.x !== columns.at.at(-1)
      ? []
      : [sideBlock(row, block([{ text: `${row.name} ${format.short(last.y)}`, as: 'body' }]), { at: last.y })]
  const name =
    last === undefined || beside.length > 0
      ? []
      : [dot(row, last, { stroke: 'muted', r: 4, words: `${row.name} ${format.short(last.y)}`, as: 'body' })]
  return [
    line(row, withBreaks(known, columns), { stroke: 'muted', steps: true, beside }),
    ...name,
    ...changes.map((change) => stepOf(change, { format, orElse })),
  ]
}

/** One step, with its amount where there is a free place. */
const stepOf = (change: ScopeChange, { format, orElse }: Pick<Scope, 'format' | 'orElse'>): ChartMark => ({
  draw: (frame) => {
    const { cell, x, from, to } = change
    const words = block([{ text: format.signed(to - from), as: 'highlight' }])
    const [left, top, bottom] = [half(frame.x.at(x)), half(frame.y.at(to)), half(frame.y.at(from))]
    if (Math.abs(top - bottom) < 1) return
    frame.put(cell, [path(`M ${left} ${bottom} V ${top}`, { stroke: 'muted' })], 'line')
    const middle = (top + bottom - words.h) / 2
    // Beside a low step, words keep clear of the line before it, or of that after it.
    const off = (y: number, other: number): number => (other > y ? y + 6 : y - 6 - words.h)
    const spots = [
      { x: left - 10 - words.w, y: middle },
      { x: left + 10, y: middle },
      { x: left - 10 - words.w, y: off(bottom, top) },
      { x: left + 10, y: off(top, bottom) },
    ]
    frame.say(
      cell,
      spots.map((at) => ({ words, rect: { ...at, w: words.w, h: words.h } })),
      { orElse: () => orElse(change) },
    )
  },
})

/** Says on the sheet which amounts have no place at their steps. */
export function tellUnsaid(sheet: Sheet, row: object, unsaid: string[]): void {
  const where = unsaid.length === 1 ? 'has no free place at its step' : 'have no free place at their steps'
  if (unsaid.length > 0) sheet.note(row, undefined, `${enumerate(unsaid, 3)} ${where}`)
}
