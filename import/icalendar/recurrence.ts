/**
 * The times of an event that comes again (RFC 5545, 3.3.10): every so many days, weeks, months or years, of weeks also on
 * certain days, of months also on the first or last of a weekday.
 */
import { day } from '../../drawing/values/moment.ts'
import { timeIn } from './times.ts'

/** How far a rule is followed: what a picture shows is shorter. */
const horizon = 2 * 366 * day

const most = 400

/** `isCut`: the rule goes on. */
type Recurrence = { times: number[]; isCut: boolean }

/**
 * A rule as it is read: `days` are weekdays, 0 for Sunday, none if the rule names none; `nth`, which one of the month, from
 * its end if negative.
 */
type Rule = { frequency: string; interval: number; days: number[] | undefined; nth: number; weekStart: number }

/**
 * The times of an event that begins at `start`; undefined for a rule that is not read, or that does not begin there.
 * `read` gives the end of a rule on the clock of the event, as it may be in UTC.
 */
export function timesOf(start: number, rule: string | undefined, read = timeIn): Recurrence | undefined {
  if (rule === undefined) return { times: [start], isCut: false }
  const given = new Map(
    rule
      .toUpperCase()
      .split(';')
      .filter((each) => each !== '')
      .map((each) => each.split('=', 2) as [string, string]),
  )
  const [known, count] = [ruleIn(given, start), given.get('COUNT') ?? '999999999']
  const until = read(given.get('UNTIL') ?? '99991231')
  if (known === undefined || !/^[1-9]\d{0,8}$/.test(count) || until === undefined) return undefined
  const last = until + slack(given.get('UNTIL'))
  const times: number[] = []
  for (const time of following(start, known)) {
    if (time > last || times.length === Number(count)) return { times, isCut: false }
    if (time > start + horizon || times.length === most) return { times, isCut: true }
    if (times.length === 0 && time !== start) return undefined
    times.push(time)
  }
  return { times, isCut: false }
}

/** A day as the end of a rule is in it until midnight. */
const slack = (until = ''): number => (until !== '' && !until.includes('T') ? day - 1 : 0)

const dayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

const keys = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY', 'BYMONTHDAY', 'BYMONTH'])

const ruleIn = (given: ReadonlyMap<string, string>, start: number): Rule | undefined => {
  const [frequency = '', interval = '1'] = [given.get('FREQ'), given.get('INTERVAL')]
  const [, sign = '0', weekday = ''] = /^([+-]?[1-5])(\w\w)$/.exec(given.get('BYDAY') ?? '') ?? []
  const nth = frequency === 'MONTHLY' ? Number(sign) : 0
  const days = (nth === 0 ? given.get('BYDAY') : weekday)?.split(',').map((each) => dayNames.indexOf(each))
  const weekStart = dayNames.indexOf(given.get('WKST') ?? 'MO')
  const [date, month] = [new Date(start).getUTCDate(), new Date(start).getUTCMonth() + 1]
  const isOwn =
    [...given.keys()].every((key) => keys.has(key)) &&
    Number(given.get('BYMONTHDAY') ?? date) === date &&
    Number(given.get('BYMONTH') ?? month) === month &&
    (given.get('BYMONTH') === undefined || frequency === 'YEARLY') &&
    (given.get('BYMONTHDAY') === undefined || ['MONTHLY', 'YEARLY'].includes(frequency))
  const hasDays = days === undefined || ((nth !== 0 || ['DAILY', 'WEEKLY'].includes(frequency)) && !days.includes(-1))
  const isKnown = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(frequency) && /^[1-9]\d{0,3}$/.test(interval)
  if (!isOwn || !hasDays || !isKnown || weekStart < 0) return undefined
  return { frequency, interval: Number(interval), days, nth, weekStart }
}

/** Times from the start on; a rule that names a day that does not exist (February 30) leaves it out. */
function* following(start: number, { frequency, interval, days, nth, weekStart }: Rule): Generator<number> {
  const from = new Date(start)
  const toWeek = (from.getUTCDay() - weekStart + 7) % 7
  const inWeek = (days ?? [from.getUTCDay()]).map((each) => (each - weekStart + 7) % 7).toSorted((a, b) => a - b)
  for (let step = 0; step <= horizon / day + 1; step++) {
    const turns = step * interval
    if (frequency === 'DAILY') {
      const time = start + turns * day
      if (days === undefined || days.includes(new Date(time).getUTCDay())) yield time
    } else if (frequency === 'WEEKLY') {
      for (const each of new Set(inWeek)) {
        const time = start + (turns * 7 + each - toWeek) * day
        if (time >= start) yield time
      }
    } else {
      const months = from.getUTCMonth() + turns * (frequency === 'YEARLY' ? 12 : 1)
      const date = nth === 0 ? from.getUTCDate() : dateOf(nth, days?.[0] ?? 0, { year: from.getUTCFullYear(), months })
      const time = Date.UTC(from.getUTCFullYear(), months, date) + (start % day)
      if (new Date(time).getUTCDate() === date) yield time
    }
  }
}

/** The date of a month's first, second … or last weekday; 0 for one that it has not. */
const dateOf = (nth: number, weekday: number, { year, months }: { year: number; months: number }): number => {
  const first = new Date(Date.UTC(year, months, 1))
  const length = new Date(Date.UTC(year, months + 1, 0)).getUTCDate()
  const dates = Array.from({ length }, (_, index) => index + 1)
  const own = dates.filter((date) => (first.getUTCDay() + date - 1) % 7 === weekday)
  return own.at(nth > 0 ? nth - 1 : nth) ?? 0
}
