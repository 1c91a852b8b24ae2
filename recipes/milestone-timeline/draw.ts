/**
 * Draws milestones on one scale of time: a ruler, a dot and a flag for each. The length in focus is written into its
 * gap between the flags; brackets measure the others.
 */
import { place } from '../../drawing/block.ts'
import { squarePath } from '../../drawing/chart/mark.ts'
import type { TimelineData, TimelineSpan } from '../../drawing/data/timeline.ts'
import { timesOf } from '../../drawing/data/times.ts'
import { box, circle, line, path } from '../../drawing/primitives.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { drawBrackets, type Length } from '../../drawing/time/brackets.ts'
import { guide, wordsOn } from '../../drawing/time/guide.ts'
import { measuredLengths } from '../../drawing/time/lengths.ts'
import { type Span, timeScale } from '../../drawing/time/scale.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { wordsInGap } from './gap.ts'
import { type Context, gap, layFlags, type Plan, radius } from './layout.ts'
import { drawScale } from './ruler.ts'

/** Flags of more rows are led down to the scale by hairlines. */
const rowsWithoutGrid = 2

/** Draws milestones on the sheet. */
export function drawMilestones(data: TimelineData, sheet: Sheet): void {
  const context = { data, sheet, times: timesOf(data) }
  const balanced = layFlags(context, ['above', 'below'])
  // Brackets take the room under the scale.
  const laid = bracketsOf(context, balanced).length === 0 ? balanced : layFlags(context, ['above'])
  const { y, span, scale, placed } = laid
  const isDouble = placed.some(({ side }) => side === 'below')
  const ticks = drawScale(scale, { span, y, isDouble, sheet })
  for (const { event, words, x, rect, side } of placed) {
    const color = sheet.isFocus(event) ? 'accent' : (event.state ?? 'ink')
    const foot = side === 'above' ? y : y + scale.h
    const tip = side === 'above' ? rect.y : rect.y + rect.h
    sheet.put(event, [
      line(x, tip, x, foot, color === 'accent' ? { stroke: color } : {}),
      circle(x, foot, radius, { fill: color, stroke: color }),
      ...place(words, rect, { align: 'start', valign: 'top' }),
    ])
  }
  // The time in focus is a bar on the scale itself, so that a silence is seen as a length.
  for (const { item, from, to, isFocus, ...said } of lengthsOn(context, span)) {
    if (!isFocus) continue
    sheet.put(item, [box(from, y - 4, to - from, 8, { fill: 'accent', stroke: 'none' })], 'rule')
    const free = wordsInGap({ from, to, ...said }, { y, taken: takenBy(laid) })
    if (free === undefined) continue
    // Its stretch is tinted where no words cross an edge of it.
    const isCrossed = placed.some(({ side, rect }) => side === 'above' && [from, to].some((at) => spans(rect, at)))
    if (!isCrossed)
      sheet.put(
        item,
        [path(squarePath({ x: from, y: 0, w: to - from, h: y }), { fill: 'soft', stroke: 'none' })],
        'ground',
      )
    sheet.put(item, place(free.words, free.rect), 'line')
  }
  const below = { top: y + scale.h + gap.brackets, left: 0, right: room.w }
  if (placed.some(({ row }) => row >= rowsWithoutGrid)) {
    const way = { top: 0, bottom: y, words: wordsOn(sheet) }
    const lines = ticks.flatMap((at) => guide({ x: at, ...way }, { stroke: 'rule' }))
    sheet.put('@grid', lines, 'ground')
  }
  for (const { item, elements } of drawBrackets(bracketsOf(context, laid), below).drawn)
    sheet.put(item, elements, 'line')
}

const lengthsOn = (context: Context, span: Span): Length<TimelineSpan>[] =>
  measuredLengths({ ...context, x: timeScale(span) })

const spans = ({ x, w }: Rect, at: number): boolean => x < at && at < x + w

/** The lengths that are not written into a gap. */
const bracketsOf = (context: Context, plan: Plan): Length<TimelineSpan>[] =>
  lengthsOn(context, plan.span).filter(
    (each) => !each.isFocus || wordsInGap(each, { y: plan.y, taken: takenBy(plan) }) === undefined,
  )

/** What flags take above the scale: their words, and their lines down to it. */
const takenBy = ({ y, placed }: Plan): Rect[] =>
  placed
    .filter(({ side }) => side === 'above')
    .flatMap(({ x, rect }) => [
      { ...rect, x, w: rect.x + rect.w - x },
      { x, y: rect.y, w: 0, h: y - rect.y },
    ])
