/**
 * The table of docs/mutants.md: one row for each room, replaced when its campaign is run.
 */
import type { Result } from './campaign.ts'

export type Counts = { room: string; all: number; tried: number; noticed: number; tooLong: number; percent: string }

/** What became of the mutants tried; those that ran on for too long count as noticed. */
export function countsOf(room: string, all: number, results: readonly Pick<Result, 'outcome'>[]): Counts {
  const survived = results.filter(({ outcome }) => outcome === 'survived').length
  const tooLong = results.filter(({ outcome }) => outcome === 'timeout').length
  const noticed = results.length - survived
  return { room, all, tried: results.length, noticed, tooLong, percent: percentOf(noticed, results.length) }
}

/** Rounded down to a tenth: what is below an aim is not shown as reaching it. */
const percentOf = (part: number, all: number): string =>
  all === 0 ? '100.0' : (Math.floor((1000 * part) / all) / 10).toFixed(1)

/** The page with a room's row replaced, or added after the last row. */
export function withRow(page: string, counts: Counts): string {
  const lines = page.split('\n')
  const start = `| \`${counts.room}\` |`
  const at = lines.findIndex((line) => line.startsWith(start))
  const last = lines.findLastIndex((line) => line.startsWith('|'))
  if (last < 0) throw new Error('the page has no table')
  return lines.toSpliced(at < 0 ? last + 1 : at, at < 0 ? 0 : 1, rowOf(counts)).join('\n')
}

const rowOf = ({ room, all, tried, noticed, tooLong, percent }: Counts): string =>
  `| \`${room}\` | ${[all, tried, noticed, tooLong, tried - noticed].map(grouped).join(' | ')} | ${percent}% |`

const grouped = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
