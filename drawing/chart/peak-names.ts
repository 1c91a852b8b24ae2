/**
 * Names over the highest points of lines, or at their dips, that look alike and cross: which goes on where could not be seen from their ends.
 */

import type { Point } from '../../src/geometry/rect.ts'
import type { Block } from '../block.ts'
import type { SeriesRow } from '../data/numbers.ts'
import { spotsAround } from './dot.ts'
import type { ChartMark } from './mark.ts'

/**
 * Rows that may look like another one whose line they cross: at a crossing, which goes on where cannot be seen. Beside a
 * focus, all of one state look alike; as focus only colors, they are named without one, too.
 */
export const mistakableRows = (rows: readonly SeriesRow[]): Set<SeriesRow> =>
  new Set(rows.filter((row) => rows.some((other) => other !== row && other.state === row.state && cross(row, other))))

const cross = (a: SeriesRow, b: SeriesRow): boolean => {
  const signs = a.values.map(({ value }, index) => {
    const other = b.values[index]?.value
    return value === null || typeof other !== 'number' ? 0 : Math.sign(value - other)
  })
  return signs.includes(1) && signs.includes(-1)
}

/** How far from the end of a line, where its name is, its highest point must be to be named, too, in pixels. */
const farFromEnd = 200

/** How many times as far from the middle value as the highest point a dip is. */
const dips = 2

/** The name of a line with the value of its highest point over that, or at its dip, far from the end, where it is named. */
export const nameAtPeak = (row: SeriesRow, known: readonly Point[], wordsAt: (value: number) => Block): ChartMark => ({
  draw: (frame) => {
    const sorted = known.toSorted((a, b) => b.y - a.y)
    const [peak, middle, low, end] = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1), known.at(-1)]
    if (peak === undefined || middle === undefined || low === undefined || end === undefined) return
    // A line that dips further than it rises is named at its lowest point.
    const isDip = dips * (peak.y - middle.y) < middle.y - low.y
    const { x, y } = isDip ? low : peak
    const at = { x: frame.x.at(x), y: frame.y.at(y) }
    if (frame.x.at(end.x) - at.x < farFromEnd) return
    const spots = spotsAround(at, { r: 8, words: wordsAt(y) }).filter(({ rect }) =>
      isDip ? rect.y + rect.h > at.y + 4 : rect.y + rect.h < at.y,
    )
    frame.say(row, spots, { layer: 'line', onGrid: true, isSure: true })
  },
})
