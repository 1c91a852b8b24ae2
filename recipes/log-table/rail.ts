/**
 * A rail right of log records: stretches of their time end to end and to scale, with each record that is told of joined
 * to its moment.
 */
import { lineOfText } from '../../drawing/block.ts'
import type { DrawnTable } from '../../drawing/grid/draw-table.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { centerOf } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'

/** A stretch of time between two records: its words, those under them, and how it looks. */
export type TimedStretch = { from: number; to: number; text: string; under?: string; as: TypeStyle; fill: Color }

/** Pixels: from the table to the rail, how wide that is, from there to its words, how long a stretch is at least; under its words. */
const size = { beside: 32, rail: 8, words: 12, least: 4, text: 14, air: 4 } as const

/** The room of a rail before its words. */
export const railWidth = size.beside + size.rail + size.words

type On = { table: DrawnTable; moments: readonly (number | undefined)[]; told: (record: number) => boolean }

/** Draws stretches that follow on each other, beside the records that they are between. */
export function drawRail(stretches: readonly TimedStretch[], { table, moments, told }: On, sheet: Sheet): void {
  const from = stretches[0]?.from ?? 0
  const to = stretches.at(-1)?.to ?? from
  const [first, last] = [table.rows[from], table.rows[to]]
  if (first === undefined || last === undefined) return
  const [top, bottom, x] = [centerOf(first).y, centerOf(last).y, table.w + size.beside]
  // A stretch that takes next to nothing is seen.
  const shares = stretches.slice(0, -1).map((each) => (bottom - top) * shareOf(each.to, { from, to }, moments))
  const meets = shares.map((share) => Math.round(Math.min(bottom - size.least, top + Math.max(size.least, share))))
  const ends = [top, ...meets, bottom]
  const yOf = (record: number): number => {
    const at = stretches.findIndex((each) => record <= each.to)
    const [start = top, end = bottom] = ends.slice(at)
    return Math.round(start + (end - start) * shareOf(record, stretches[at] ?? { from, to }, moments))
  }
  const joined = [...table.rows.entries()].filter(([record]) => record >= from && record <= to && told(record))
  const leads = joined.map(([record, row]) => `M ${table.w} ${centerOf(row).y} L ${x} ${yOf(record)}`)
  sheet.put('@rail', [path(leads.join(' '), { stroke: 'muted' })], 'line')
  for (const [index, { text, under, as, fill }] of stretches.entries()) {
    const [y = top, end = bottom] = ends.slice(index)
    sheet.put(fill === 'negative' ? '@span' : '@lead', [
      square({ x, y, w: size.rail, h: end - y }, { fill, stroke: 'none' }),
      lineOfText(text, { x: x + size.rail + size.words, y: (y + end) / 2, as }),
    ])
    if (under === undefined) continue
    const below = (y + end) / 2 + ((as.size ?? size.text) + size.text) / 2 + size.air
    sheet.put('@span', [lineOfText(under, { x: x + size.rail + size.words, y: below, as: 'note' })])
  }
}

/** Which part of a stretch has gone at a record; all of it at its end, however short. */
const shareOf = (record: number, { from, to }: Pick<TimedStretch, 'from' | 'to'>, moments: On['moments']): number => {
  const [start = 0, at = start, end = at] = [moments[from], moments[record], moments[to]]
  return record === to ? 1 : (at - start) / Math.max(1, end - start)
}
