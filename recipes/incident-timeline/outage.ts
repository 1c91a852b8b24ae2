/** The outage as data: failing share, clock times, attempts; its intervals are checked against each other. */
import { type Moment, minute, moment } from '../../drawing/calendar.ts'
import { roundTicks } from '../../drawing/timeline.ts'

export const day = '2026-11-10'
export const at = (clock: string): Moment => moment(`${day}T${clock}`)

/** Checkouts that fail, in percent; between these minutes the share changes evenly. */
export const failing: [clock: string, percent: number][] = [
  ['14:00', 0.2],
  ['14:07', 0.2],
  ['14:08', 4],
  ['14:09', 6],
  ['14:12', 18],
  ['14:18', 31],
  ['14:30', 33],
  ['14:44', 32],
  ['14:48', 38],
  ['15:02', 42],
  ['15:16', 40],
  ['15:18', 21],
  ['15:21', 4],
  ['15:30', 2],
  ['15:44', 0.2],
  ['16:00', 0.2],
]

export const begin = at('14:07')
export const paged = at('14:19')
export const mitigated = at('15:21')
export const over = at('15:44')

const share = (when: Moment): number => {
  const next = failing.findIndex(([clock]) => at(clock) >= when)
  const [toClock, to] = failing[next]!
  const [fromClock, from] = failing[Math.max(0, next - 1)]!
  return next === 0 ? to : from + ((when - at(fromClock)) / (at(toClock) - at(fromClock))) * (to - from)
}

export const threshold = 5
export const alertAfter = 10
export const minutesOf = (from: Moment, to: Moment): number => (to - from) / minute
const everyMinute = roundTicks({ from: begin, to: over }, minute)
export const firstOver = everyMinute.find((when) => share(when) > threshold)!
const firstUnder = everyMinute.find((when) => when > paged && share(when) < threshold)!
export const peak = Math.max(...failing.map(([, percent]) => percent))

export const phases = [
  { from: begin, to: paged, words: 'to detect' },
  { from: paged, to: mitigated, words: 'to mitigate' },
  { from: mitigated, to: over, words: 'to recover' },
]
export const total = minutesOf(begin, over)
const isConsistent =
  total === 97 &&
  phases.reduce((sum, { from, to }) => sum + minutesOf(from, to), 0) === total &&
  minutesOf(firstOver, paged) === alertAfter &&
  firstUnder === mitigated
if (!isConsistent) throw new Error('intervals, alert rule and failing share disagree')

export const events: [lane: 'detect' | 'respond', row: number, clock: string, words: string][] = [
  ['detect', 0, '14:19', `Page: ${alertAfter} min over ${threshold} % failing`],
  ['detect', 1, '14:26', 'First support ticket'],
  ['respond', 0, '14:23', 'On-call accepts'],
  ['respond', 0, '14:52', 'Database team in'],
  ['respond', 1, '14:31', 'Severity 1, incident lead named'],
  ['respond', 1, '15:23', 'Monitoring'],
  ['respond', 2, '14:38', 'Status page: checkout degraded'],
  ['respond', 2, '15:44', 'Resolved'],
]

export const repairs: { from: string; to: string; words: string; outcome?: string; color?: 'positive' | 'negative' }[] =
  [
    { from: '14:36', to: '14:54', words: 'Roll back', outcome: 'fails: column dropped', color: 'negative' },
    { from: '14:54', to: '15:11', words: 'Find the slow query' },
    { from: '15:11', to: '15:16', words: 'Switch the feature off: works', color: 'positive' },
    { from: '15:21', to: '15:44', words: 'Retry the queued orders' },
  ]
