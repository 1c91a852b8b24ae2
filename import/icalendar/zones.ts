/**
 * Time zones: what the clocks of a place show at a moment in UTC, by the tz database of the runtime.
 */
import type { CalendarLine } from './lines.ts'
import { timeIn } from './times.ts'

/** The zone of a time: `Z` for UTC, the name of a zone, or nothing. */
export const zoneOf = ({ given, value }: CalendarLine): string =>
  value.trim().toUpperCase().endsWith('Z') ? 'Z' : (given.get('TZID') ?? '')

/** The clocks of the zones of one calendar. */
export class ZoneClocks {
  readonly #formats = new Map<string, Intl.DateTimeFormat | undefined>()

  /** A time as the clock of a zone shows it: one in UTC is converted where the zone is known. */
  timeIn(value: string, zone: string): number | undefined {
    const time = timeIn(value)
    return time !== undefined && /z$/i.test(value.trim()) ? (this.at(time, zone) ?? time) : time
  }

  /** Whether a time is of a zone, or can be shown on its clock. */
  areOne(line: CalendarLine, zone: string): boolean {
    return zoneOf(line) === zone || (zoneOf(line) === 'Z' && this.at(0, zone) !== undefined)
  }

  /** The wall clock of a zone at a moment in UTC, both in milliseconds; undefined for a zone that is not known. */
  at(utc: number, zone: string): number | undefined {
    if (zone === 'Z') return utc
    if (!this.#formats.has(zone)) this.#formats.set(zone, formatOf(zone))
    const parts = this.#formats.get(zone)?.formatToParts(utc)
    if (parts === undefined) return undefined
    const [year = 0, month = 1, ...rest] = fields.map((field) =>
      Number(parts.find(({ type }) => type === field)?.value),
    )
    return Date.UTC(year, month - 1, ...rest)
  }
}

const fields = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const

const formatOf = (timeZone: string): Intl.DateTimeFormat | undefined => {
  const written = Object.fromEntries(fields.map((field) => [field, 'numeric'] as const))
  try {
    return timeZone === ''
      ? undefined
      : new Intl.DateTimeFormat('en-US', { timeZone, calendar: 'gregory', hourCycle: 'h23', ...written })
  } catch {
    return undefined
  }
}
