/**
 * Lengths of time in words, in a unit that can be imagined: the minutes of a night, the hours of some days, else days,
 * and years where these are many.
 */
import { countBetween } from './count-between.ts'
import { type DurationUnit, durationUnits } from './duration-units.ts'
import { formatFor } from './format.ts'
import { day } from './moment.ts'

/** The least extent of moments with times of day that is told in hours, and in days, in milliseconds. */
const [inHours, inDays] = [3 * day, 14 * day]

/** The unit for lengths between moments of such an extent; numbers of a duration are never guessed to be hours. */
export const unitOfMoments = (
  extent: number,
  { haveTimes, haveDurations }: { haveTimes: boolean; haveDurations: boolean },
): DurationUnit => {
  if (!haveTimes || extent >= inDays) return 'day'
  if (extent < inHours) return 'min'
  return haveDurations ? 'day' : 'h'
}

/** From so many minutes on a length is in hours. */
const manyMinutes = 600

/** From how many days on lengths are years: one year where some are two, so that those side by side have one unit. */
export const manyDays = (extent: number): number => (extent >= 2 * year * day ? year : 2 * year)

const year = 365

/** A length between moments: many minutes as hours, and many days as years unless the data count in days. */
export const writeBetween = (
  [from, to]: [number, number],
  { unit, yearsFrom }: { unit: DurationUnit; yearsFrom: number | undefined },
): string => {
  const count = countBetween(from, to, unit)
  if (unit === 'min' && Math.abs(count) >= manyMinutes) {
    const rest = Math.round(Math.abs(count)) % 60
    const hours = writeCount(Math.trunc(Math.round(count) / 60), 'h')
    return rest === 0 ? hours : `${hours} ${writeCount(rest, 'min')}`
  }
  if (unit === 'day' && yearsFrom !== undefined && Math.abs(count) >= yearsFrom)
    return writeCount(countBetween(from, to, 'year'), 'year')
  return writeCount(count, unit)
}

/** A number of units: `97 min`, `1 day`, `8 days`. */
export const writeCount = (count: number, unit: DurationUnit): string =>
  formatFor([count], unitWords(unit, count)).full(count)

/** A unit as it is written after a number. */
export const unitWords = (unit: DurationUnit, count = 2): string => {
  const isWord = durationUnits.indexOf(unit) >= durationUnits.indexOf('day')
  const words = unit === 'working-day' ? 'working day' : unit
  return isWord && count !== 1 ? `${words}s` : words
}
