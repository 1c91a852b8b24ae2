/**
 * Hairlines along rows: from a name far from its first mark to that mark, and from the last mark to figures far beside it.
 * All lines from names begin at one x, after the longest name: names are narrower in one font than in another, and lines
 * that begin at each name's end would begin at as many distances from it.
 */
import { boundsOf } from '../../src/elements/bounds.ts'
import { type Rect, rightOf } from '../../src/geometry/rect.ts'
import type { Element, Line } from '../../src/scene/scene.ts'
import { line } from '../primitives.ts'

/** A row: its height, its middle, and where its name ends. */
export type NamedRow = { middle: number; h: number; from: number }

/** The eye crosses so many pixels without a line; where one row has one, so have all with this much room; and a line keeps so many from what it joins, and from the longest name. */
const [far, least, clear, afterNames] = [200, 56, 12, 4]

/** The hairlines of rows whose marks end at `edge`; figures are right of it. */
export const rowRules = (rows: readonly NamedRow[], elements: readonly Element[], edge: number): Line[] => {
  // A focus, which may be bold, moves no line.
  const all = elements.map((each) => ({
    ...boundsOf(each.type === 'text' ? { ...each, bold: true } : each),
    isOpen: each.type === 'line' || (each.type === 'path' && (each.fill ?? 'none') === 'none'),
  }))
  const gaps = rows.map(({ middle, h, from }) => {
    // A taller stroke belongs to the whole plot; cells of several rows may be one path.
    const isIn = (each: Rect & { isOpen: boolean }): boolean =>
      (each.h <= 2 * h || !each.isOpen) && each.y < middle + h / 4 && each.y + each.h > middle - h / 4 && each.x >= from
    const own = all.filter(isIn)
    const [marks, figures] = [own.filter(({ x }) => x < edge), own.filter(({ x }) => x >= edge)]
    return {
      before: { middle, start: from, end: Math.min(...own.map(({ x }) => x)) },
      after: {
        middle,
        start: Math.max(from, ...marks.map(rightOf)),
        end: figures.length === 0 || marks.length === 0 ? Number.NaN : Math.min(...figures.map(({ x }) => x)),
      },
    }
  })
  const column = Math.max(0, ...rows.map(({ from }) => from)) + afterNames
  return [
    ...ruled(
      gaps.map(({ before }) => before),
      column,
    ),
    ...ruled(gaps.map(({ after }) => after)),
  ]
}

type Gap = { middle: number; start: number; end: number }

/** The lines of some gaps, if one of them is wide; with a `column` all begin at this x. */
const ruled = (gaps: readonly Gap[], column?: number): Line[] => {
  const open = gaps.filter(({ end }) => Number.isFinite(end))
  if (open.every(({ start, end }) => end - start <= far)) return []
  const lines = open
    .filter(({ start, end }) => end - start > least)
    .map(({ middle, start, end }) => ({ middle, from: column ?? start + clear, to: end - clear }))
  return lines
    .filter(({ from, to }) => to - from >= shortest)
    .map(({ middle, from, to }) => line(from, middle, to, middle, { stroke: 'rule' }))
}

/** A line that is shorter, in pixels, would be a dash. */
const shortest = 16
