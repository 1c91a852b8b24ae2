/**
 * The value that a line rose from, at its beginning.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import type { SeriesRow } from '../../drawing/data/numbers.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { hasRisen } from './series.ts'

/** Over the beginning of a line that rose, the value that it rose from: over all of the line that is under its words. */
export function firstOf(
  row: SeriesRow,
  placeOf: (index: number) => Point,
  write: (value: number) => string,
): Element[] {
  const index = row.values.findIndex(({ value }) => value !== null)
  const value = row.values[index]?.value
  if (!hasRisen(row) || value === null || value === undefined) return []
  const [text, { x }] = [write(value), placeOf(index)]
  const end = x + widthOf(text, 'small') + 2
  const places = row.values.flatMap((cell, at) => (cell.value === null ? [] : [placeOf(at)]))
  const highest = (all: Point[]): number => Math.min(...all.map((place) => place.y))
  // Not as far up as the rule over the row.
  const y = Math.max(highest(places.filter((place) => place.x <= end)) - 12, highest(places) - 7)
  return [lineOfText(text, { x, y, as: 'small' })]
}
