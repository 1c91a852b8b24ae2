/**
 * When an event comes again: rules of RFC 5545 that are every so many days or weeks.
 */
import { day } from '../../drawing/values/moment.ts'
import { timeIn } from './times.ts'

/** What is later than this behind the first time is beyond every plan that is drawn. */
const horizon = 2 * 366 * day

const most = 400

/** The times of an event that begins at `start`; undefined for a rule that is another. */
export function timesOf(start: number, rule: string | undefined): number[] | undefined {
  if (rule === undefined) return [start]
  const given = new Map(rule.split(';').map((each) => each.split('=', 2) as [string, string]))
  const step = Math.max(1, Number(given.get('INTERVAL') ?? 1)) * (given.get('FREQ') === 'WEEKLY' ? 7 : 1) * day
  if (!['DAILY', 'WEEKLY'].includes(given.get('FREQ') ?? '') || Number.isNaN(step) || !isPlain(start, given))
    return undefined
  const count = Math.min(most, Number(given.get('COUNT') ?? most))
  const until = timeIn(given.get('UNTIL') ?? '') ?? start + horizon
  const times: number[] = []
  for (let time = start; times.length < count && time <= until; time += step) times.push(time)
  return times
}

const days = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** On its own day of the week alone, and by nothing else. */
const isPlain = (start: number, given: ReadonlyMap<string, string>): boolean =>
  [...given.keys()].every((key) => !key.startsWith('BY') || key === 'BYDAY') &&
  [undefined, days[new Date(start).getUTCDay()]].includes(given.get('BYDAY'))
