/**
 * Calendar arithmetic in UTC: days, weekdays, ISO weeks, working days, and how they are written.
 *
 * A moment is milliseconds since 1970 (UTC), so no time zone and no daylight saving can move a picture.
 */

/** A moment in milliseconds since 1970-01-01 UTC; a day is its midnight. */
export type Moment = number

export const minute = 60_000
export const dayLength = 86_400_000

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** Reads `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM` as UTC; a date that does not exist fails. */
export const moment = (iso: string): Moment => {
  const value = Date.parse(iso.includes('T') ? `${iso}:00Z` : `${iso}T00:00:00Z`)
  if (Number.isNaN(value) || !new Date(value).toISOString().startsWith(iso)) throw new Error(`"${iso}" is no date`)
  return value
}

export const addDays = (day: Moment, count: number): Moment => day + count * dayLength

/** Every day from `first` to `last`, both included. */
export const daysBetween = (first: Moment, last: Moment): Moment[] =>
  Array.from({ length: Math.round((last - first) / dayLength) + 1 }, (_, index) => addDays(first, index))

/** 0 for Monday to 6 for Sunday, as ISO 8601 orders the week. */
export const weekday = (day: Moment): number => (new Date(day).getUTCDay() + 6) % 7

/** The Monday of a day's week. */
export const monday = (day: Moment): Moment => addDays(day, -weekday(day))

/** The ISO 8601 week number: week 1 is the week that holds the first Thursday of the year. */
export const isoWeek = (day: Moment): number => {
  const thursday = addDays(monday(day), 3)
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1)
  return Math.floor((thursday - newYear) / (7 * dayLength)) + 1
}

/** Monday to Friday; public holidays are not known here. */
export const isWorkday = (day: Moment): boolean => weekday(day) < 5

/** The day itself if it is a working day, else the Monday after it. */
const nextWorkday = (day: Moment): Moment => (isWorkday(day) ? day : addDays(monday(day), 7))

/** The working day `count` working days after one; 0 gives the day itself, or the Monday after a weekend. */
export const workdaysLater = (day: Moment, count: number): Moment => {
  let result = nextWorkday(day)
  for (let left = count; left > 0; left--) result = nextWorkday(addDays(result, 1))
  return result
}

/** How many working days lie from `first` up to, but not including, `end`. */
export const workdaysBetween = (first: Moment, end: Moment): number =>
  daysBetween(first, addDays(end, -1)).filter(isWorkday).length

export const dayOfMonth = (day: Moment): number => new Date(day).getUTCDate()
/** 0 for January to 11 for December. */
export const month = (day: Moment): number => new Date(day).getUTCMonth()
export const monthName = (day: Moment): string => monthNames[month(day)]!
export const weekdayName = (day: Moment): string => dayNames[weekday(day)]!

/** `Mon 7 Sep` */
export const writeDay = (day: Moment): string => `${weekdayName(day)} ${dayOfMonth(day)} ${monthName(day)}`

/** `14:07`, UTC */
export const writeClock = (at: Moment): string => new Date(at).toISOString().slice(11, 16)
