/**
 * Uptime as status pages count it: the share of the minutes of whole days in which a component was not down. Shares are
 * rounded down, so that none looks better than it is.
 */
import { greatest, sum } from 'd3-array'
import { day, readMoment } from '../../drawing/values/moment.ts'

/** Downtime of one day in minutes. */
export type DownDay = { day: string; minutes: number; text?: string | undefined }

/** A component: its days with downtime, and its first day where that is not the first of all. */
export type StatusRow = { name: string; since?: string | undefined; down?: DownDay[] | undefined }

export type StatusData = { start: string; days: number; objective: number; components: StatusRow[] }

const minutesOfDay = 1440

/** A date as milliseconds; dates were checked when the data were read. */
export const atDay = (written: string): number => readMoment(written)?.at ?? 0

/** The place of a date among the days, from 0. */
export const placeOfDay = (written: string, { start }: Pick<StatusData, 'start'>): number =>
  Math.round((atDay(written) - atDay(start)) / day)

/** How many days of a component are counted. */
const daysOf = ({ since }: StatusRow, data: StatusData): number =>
  data.days - (since === undefined ? 0 : placeOfDay(since, data))

/** All downtime of a component in minutes. */
export const downOf = ({ down = [] }: StatusRow): number => sum(down, ({ minutes }) => minutes)

/** Its uptime in percent, as if some minutes had not been down. */
export const uptimeOf = (row: StatusRow, data: StatusData, without = 0): number =>
  100 * (1 - (downOf(row) - without) / (daysOf(row, data) * minutesOfDay))

/** The minutes that an objective in percent allows in some days, without the noise of binary fractions. */
export const minutesAllowed = (objective: number, days: number): number =>
  Number(((1 - objective / 100) * days * minutesOfDay).toFixed(6))

/** The minutes that a component may be down in its days. */
export const allowedOf = (row: StatusRow, data: StatusData): number => minutesAllowed(data.objective, daysOf(row, data))

/** Whether less than the objective was kept; what is exactly as much as allowed keeps it. */
export const isMissed = (row: StatusRow, data: StatusData): boolean =>
  Number(downOf(row).toFixed(6)) > allowedOf(row, data)

/** The component with the lowest uptime, the first of several. */
export const lowestOf = (data: StatusData): StatusRow =>
  data.components.reduce((low, each) => (uptimeOf(each, data) < uptimeOf(low, data) ? each : low))

/** The day on which a component was down longest. */
export const worstOf = ({ down = [] }: StatusRow): DownDay | undefined => greatest(down, ({ minutes }) => minutes)

/** Percent with as many decimals as the objective has and one more, at least two, rounded down: `99.83%`. */
export const writeUptime = (percent: number, data: StatusData): string => {
  const decimals = Math.max(2, (String(data.objective).split('.')[1] ?? '').length + 1)
  const unit = 10 ** decimals
  return percent === 100 ? '100%' : `${(Math.floor(percent * unit + 1e-6) / unit).toFixed(decimals)}%`
}

/** `192 min`: all in one unit, as they are compared with what is allowed. */
export const writeMinutes = (minutes: number): string => `${Number(minutes.toFixed(2)).toLocaleString('en-US')} min`
