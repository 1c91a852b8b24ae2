/**
 * Merges: rings with numbers in the order of time.
 */
import { badge } from '../../drawing/badge.ts'
import { circle } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { centerOf, type Point } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type HistoryCommit, type HistoryData, mergesIn } from './history.ts'

/** What a ring is, and how numbers in it count. */
export const explainMerges = ({ events, callouts = [] }: HistoryData, sheet: Sheet): void => {
  const [merges, hasCallouts] = [mergesIn(events), callouts.length > 0]
  if (merges.length === 0) return
  const stroke = merges.every((event) => sheet.isFocus(event)) ? 'accent' : 'ink'
  const entry = hasCallouts ? 'Merge' : 'Merge, numbered from the oldest'
  // The sample is the mark, with the number that it begins with.
  const number = hasCallouts ? '' : '1'
  sheet.key({ text: entry, w: 20, sample: (rect) => ring(number, centerOf(rect), stroke) })
}

/** The number in a merge; none beside callouts, as two kinds of numbers would be taken for one. */
export const numberOf = (event: HistoryCommit, { events, callouts = [] }: HistoryData): string =>
  callouts.length > 0 ? '' : String(mergesIn(events).toReversed().indexOf(event) + 1)

/** A commit. */
export const dot = ({ x, y }: Point, fill: Color, stroke: Color = 'ink') => circle(x, y, 7, { fill, stroke })

/** A merge in its order; the number stays in ink, so that the accent is left to the commits. */
export const ring = (number: string, at: Point, stroke: Color): Element[] =>
  badge(number, at, { r: number.length > 1 ? 12 : 9, fill: 'surface', stroke }).flatMap((each): Element[] =>
    each.type !== 'text' ? [each] : number === '' ? [] : [{ ...each, fill: 'ink' }],
  )
