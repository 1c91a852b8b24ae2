/**
 * The scale of milestones: a line with ticks and their words under it, and a second line where flags hang below.
 */
import { block, place, widthOf } from '../../drawing/block.ts'
import { type Times, unitWords } from '../../drawing/data/times.ts'
import { line } from '../../drawing/primitives.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { numberRuler, rulerOf, type Tick } from '../../drawing/time/ruler.ts'
import { type Span, timeScale } from '../../drawing/time/scale.ts'

/** Rows of words, the finest first; months have their years under them. */
export type Scale = { rows: Tick[][]; h: number }

const rowHeight = 18

/** The scale of a stretch; `h` is from its first line to its second. */
export function scaleOf(span: Span, times: Times): Scale {
  const { ticks, upper, of } = times.kind === 'number' ? numberRuler(span, unitWords(times.unit)) : rulerOf(span)
  const rows = of === 'instants' || upper.length === 0 ? [ticks] : [ticks, upper]
  return { rows, h: rowHeight * (rows.length + 1) }
}

/** Draws the scale from `y` down; gives the x of its ticks. */
export function drawScale(
  { rows, h }: Scale,
  { span, y, isDouble, sheet }: { span: Span; y: number; isDouble: boolean; sheet: Sheet },
): number[] {
  const x = timeScale(span)
  const lines = isDouble ? [y, y + h] : [y]
  sheet.put(
    '@axis',
    lines.map((at) => line(0, at, room.w, at)),
    'rule',
  )
  rows.forEach((ticks, row) => {
    const marks = ticks.flatMap(({ at, text }) => {
      const [middle, reach] = [x(at), widthOf(text, 'tick') / 2]
      const rect = {
        x: Math.max(reach, Math.min(middle, room.w - reach)),
        y: y + 12 + row * rowHeight,
        w: 0,
        h: rowHeight,
      }
      const stroke = row === 0 ? [line(middle, y, middle, y + 8)] : []
      return [...stroke, ...place(block([{ text, as: 'tick' }]), rect)]
    })
    sheet.put('@axis', marks, 'rule')
  })
  return rows.flat().map(({ at }) => x(at))
}
