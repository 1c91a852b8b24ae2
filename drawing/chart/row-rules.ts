/**
 * Hairlines along rows: from a name far from its first mark to that mark, and from the last mark to figures far beside it.
 */
import { boundsOf } from '../../src/elements/bounds.ts'
import { type Rect, rightOf } from '../../src/geometry/rect.ts'
import type { Element, Line } from '../../src/scene/scene.ts'
import { line } from '../primitives.ts'

/** A row: its height, its middle, and where its name ends. */
export type NamedRow = { middle: number; h: number; from: number }

/** The eye crosses so many pixels without a line; where one row has one, so have all with this much room; and a line keeps so many from what it joins. */
const [far, least, clear] = [200, 56, 12]

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
  return [...ruled(gaps.map(({ before }) => before)), ...ruled(gaps.map(({ after }) => after))]
}

type Gap = { middle: number; start: number; end: number }

const ruled = (gaps: readonly Gap[]): Line[] => {
  const open = gaps.filter(({ end }) => Number.isFinite(end))
  if (open.every(({ start, end }) => end - start <= far)) return []
  return open
    .filter(({ start, end }) => end - start > least)
    .map(({ middle, start, end }) => line(start + clear, middle, end - clear, middle, { stroke: 'rule' }))
}
