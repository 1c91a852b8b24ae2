/**
 * The window of an error budget: how long a column is, what it is called, and how many units are in it.
 */
import { readColumns, type SeriesData } from '../../drawing/data/numbers.ts'
import { day } from '../../drawing/values/moment.ts'

/** What columns of about so many milliseconds are called. */
const called = [
  { word: 'minute', least: day / 1440, most: day / 1440 },
  { word: 'hour', least: day / 24, most: day / 24 },
  { word: 'day', least: day, most: day },
  { word: 'week', least: 7 * day, most: 7 * day },
  { word: 'month', least: 28 * day, most: 31 * day },
] as const

/** How names of columns begin that say how long these are. */
const named = [
  { word: 'day', names: /^(?:mon|tue|wed|thu|fri|sat|sun|day\b)/i, length: day },
  { word: 'week', names: /^(?:week|wk|w\d)/i, length: 7 * day },
] as const

/** Milliseconds of the units of time that are counted. */
const lengths: Record<string, number> = { s: 1000, min: day / 1440, h: day / 24, day }

type Columns = Pick<SeriesData, 'columns' | 'rows'>

/** What a column is called, and how long it is on average, in milliseconds, if it is known. */
const columnOf = (data: Columns): { word: string; length?: number } => {
  const { kind, at, names } = readColumns(data)
  if (kind === 'names') return named.find((each) => names.every((name) => each.names.test(name))) ?? { word: 'period' }
  if (kind === 'number') return { word: 'period' }
  const length = ((at.at(-1) ?? 0) - (at[0] ?? 0)) / (at.length - 1)
  return { word: called.find(({ least, most }) => length >= least && length <= most)?.word ?? 'period', length }
}

/** What a column is called: `week` where it is seven days after the one before. */
export const columnWord = (data: Columns): string => columnOf(data).word

/** Minutes of a day, which are taken where the data do not say how much is in a column. */
const usual = 1440

/** How many units are in a column: those given, or its length in a unit of time; where neither says it, that is assumed. */
export const inColumn = (
  data: SeriesData & { minutes?: number | undefined },
): { units: number; isAssumed: boolean } => {
  if (data.minutes !== undefined) return { units: data.minutes, isAssumed: false }
  const counted = data.unit ?? (/\bminutes?\b/i.test(data.measure) ? 'min' : '')
  const [{ length }, unit] = [columnOf(data), lengths[counted]]
  return length === undefined || unit === undefined
    ? { units: usual, isAssumed: true }
    : { units: length / unit, isAssumed: false }
}
