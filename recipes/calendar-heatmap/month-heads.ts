/**
 * The names of months over the days of a calendar.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { monthName } from '../../drawing/values/calendar.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { DayGrid } from './day-grid.ts'
import { type Day, monthsOf } from './days.ts'

/** Pixels: from the days up to names, from there to years over them, and beside the days. */
const gap = { over: 16, years: 20, beside: 12 }

/** Months by the week of their first day; the first one shares a name with the next where it has no room for its own. */
const headsOf = (days: Day[], { left, pitch, right }: DayGrid) => {
  const heads = monthsOf(days).map((month) => {
    const { at, week } = month[0] ?? { at: 0, week: 0 }
    return { at, x: left + week * pitch, name: monthName(at) }
  })
  const [first, second, third] = heads
  if (first === undefined || second === undefined || second.x - first.x > widthOf(first.name, 'label')) return heads
  const name = `${first.name}/${second.name}`
  const hasRoom = (third?.x ?? Math.max(right, first.x + 2 * pitch) + gap.beside) - first.x > widthOf(name, 'label')
  return hasRoom ? [{ ...second, x: first.x, name }, ...heads.slice(2)] : heads
}

/** The names of months over the week of their first day, with the year before the first and at January, over it where both have no room. */
export const monthHeads = (days: Day[], grid: DayGrid): Element[] => {
  const { right } = grid
  const heads = headsOf(days, grid)
  const yearOf = (at: number): string => String(new Date(at).getUTCFullYear())
  const drawn = heads.flatMap(({ at, x, name }, index) => {
    const room = (heads[index + 1]?.x ?? right + gap.beside) - x
    const year = yearOf(at)
    const isNew = (index > 0 || name.includes('/')) && new Date(at).getUTCMonth() === 0
    const both = `${name} ${year}`
    const fits = (words: string): boolean => name.includes('/') || room > widthOf(words, 'label')
    if (isNew && index > 0 && fits(both)) return [lineOfText(both, { x, y: -gap.over, as: 'label' })]
    return [
      ...(isNew ? [lineOfText(year, { x, y: -gap.over - gap.years, as: 'tick' })] : []),
      ...(fits(name) ? [lineOfText(name, { x, y: -gap.over, as: 'label' })] : []),
    ]
  })
  return [lineOfText(yearOf(days[0]?.at ?? 0), { x: 0, y: -gap.over, as: 'tick' }), ...drawn]
}
