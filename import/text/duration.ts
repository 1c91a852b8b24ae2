/**
 * Durations of ISO 8601 as files write them, from seconds to years: `P10D`, `P1DT2H30M`, `PT0.5S`. A whole value is
 * read or none of it; more than a hundred years are refused, as no calendar can be drawn with them.
 */
import type { DurationUnit } from '../../drawing/values/duration-units.ts'
import { day, later } from '../../drawing/values/moment.ts'
import { count as counted } from '../../src/scene/count.ts'

/** How often each unit is in a duration, the largest first; units that are zero are left out. */
export type WrittenDuration = readonly { count: number; unit: DurationUnit }[]

const number = String.raw`(\d{1,12}(?:[.,]\d{1,9})?)`
const form = new RegExp(
  `^\\+?P(?=[\\dT])(?:${number}Y)?(?:${number}M)?(?:${number}W)?(?:${number}D)?` +
    `(?:T(?=\\d)(?:${number}H)?(?:${number}M)?(?:${number}S)?)?$`,
)

/** Units in the order of the form, with their words and about how long they are. */
const units = [
  { unit: 'year', words: 'year', length: 366 * day },
  { unit: 'month', words: 'month', length: 31 * day },
  { unit: 'week', words: 'week', length: 7 * day },
  { unit: 'day', words: 'day', length: day },
  { unit: 'h', words: 'hour', length: 3_600_000 },
  { unit: 'min', words: 'minute', length: 60_000 },
  { unit: 's', words: 'second', length: 1000 },
] as const

const longest = 100 * 366 * day

/** Reads a duration; undefined for what is none, is negative, longer than a hundred years, or has a part of a month. */
export function readDuration(written: string): WrittenDuration | undefined {
  const parts = form.exec(written.trim())?.slice(1)
  if (parts === undefined) return undefined
  const given = units.map((each, index) => ({ ...each, said: parts[index]?.replace(',', '.') }))
  const said = given.filter((each) => each.said !== undefined)
  // Only the smallest unit may have a fraction, and months are not equally long.
  const isWhole = said.every(
    ({ said: words = '', unit }, index) =>
      !words.includes('.') || (index === said.length - 1 && unit !== 'month' && unit !== 'year'),
  )
  const length = said.reduce((sum, each) => sum + Number(each.said) * each.length, 0)
  if (!isWhole || length > longest) return undefined
  return said.flatMap(({ said: words, unit }) => (Number(words) === 0 ? [] : [{ count: Number(words), unit }]))
}

/** The moment that is a duration after another; months end on their last day where they are shorter. */
export const durationEnd = (at: number, duration: WrittenDuration): number =>
  Math.round(duration.reduce((time, { count, unit }) => later(time, count, unit), at))

/** A duration in words: 1 day 2 hours. */
export const durationInWords = (duration: WrittenDuration): string =>
  duration
    .map(({ count, unit }) => counted(count, units.find((each) => each.unit === unit)?.words ?? unit))
    .join(' ') || '0 seconds'
