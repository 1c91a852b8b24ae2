/**
 * Days of PlantUML's plans: dates in several spellings, days that are closed, and durations that skip them.
 */

export const day = 86_400_000

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `2026-02-03`, `2026/02/03`, `the 3rd of february 2026`. */
export const datePattern = String.raw`(?:the[ \t]+)?(?:\d{4}[-/]\d{1,2}[-/]\d{1,2}|\d{1,2}(?:st|nd|rd|th)?[ \t]+(?:of[ \t]+)?[a-z]{3,9}[ \t]+\d{4}|[a-z]{3,9}[ \t]+\d{1,2}(?:st|nd|rd|th)?,?[ \t]+\d{4})`

/** The day that words name, in milliseconds; undefined if they name none. */
export function dayOf(words: string): number | undefined {
  const [, year, month, date] = /(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(words) ?? []
  if (year !== undefined) return valid(Date.UTC(Number(year), Number(month) - 1, Number(date)))
  const name = /[a-z]{3,9}(?=\D*\d{4})|[a-z]{3,9}(?=[ \t]+\d)/gi.exec(words.replace(/\b(?:the|of)\b/gi, ''))?.[0]
  const index = months.indexOf((name ?? '').slice(0, 3).toLowerCase())
  const [, number] = /(\d{1,2})(?:st|nd|rd|th)?\b(?!\d)/.exec(words.replace(/\d{4}/, '')) ?? []
  const [written] = /\d{4}/.exec(words) ?? []
  return index < 0 || number === undefined || written === undefined
    ? undefined
    : valid(Date.UTC(Number(written), index, Number(number)))
}

const valid = (at: number): number | undefined => (Number.isFinite(at) ? at : undefined)

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** At most so many days are counted. */
const most = 20_000

export class PlantCalendar {
  readonly #closed = new Set<number>()
  readonly #closedDates = new Set<number>()
  readonly #openDates = new Set<number>()

  /** Closes a day of the week by how its name begins, or a date; opens a date. */
  closeWeekday(name: string): void {
    this.#closed.add(weekdays.findIndex((each) => each.startsWith(name.toLowerCase())))
  }

  set(from: number, to: number, isOpen: boolean): void {
    for (let at = from, count = 0; at <= to && count < most; at += day, count++)
      (isOpen ? this.#openDates : this.#closedDates).add(at)
  }

  isOpen(at: number): boolean {
    if (this.#openDates.has(at)) return true
    return !this.#closedDates.has(at) && !this.#closed.has(new Date(at).getUTCDay())
  }

  /** The first open day from a day on. */
  next(at: number): number {
    let found = at
    for (let count = 0; !this.isOpen(found) && count < most; count++) found += day
    return found
  }

  /** The end of so many open days from a start: the day behind the last of them. */
  after(start: number, days: number): number {
    let [at, left] = [start, Math.min(days, most)]
    for (let count = 0; left > 0 && count < 2 * most; count++) {
      if (this.isOpen(at)) left -= 1
      at += day
    }
    return at
  }

  /** The start from which so many open days end at a day. */
  before(end: number, days: number): number {
    let [at, left] = [end, Math.min(days, most)]
    for (let count = 0; left > 0 && count < 2 * most; count++) {
      at -= day
      if (this.isOpen(at)) left -= 1
    }
    return at
  }

  /** What does not count, in the words of plans. */
  get excludes(): string[] {
    const isWeekend = this.#closed.has(0) && this.#closed.has(6)
    const others = [...this.#closed].filter((each) => !isWeekend || (each !== 0 && each !== 6))
    const dates = [...this.#closedDates].map((at) => new Date(at).toISOString().slice(0, 10))
    return [...(isWeekend ? ['weekends'] : []), ...others.map((each) => weekdays[each]!), ...dates]
  }

  get includes(): string[] {
    return [...this.#openDates].map((at) => new Date(at).toISOString().slice(0, 10))
  }
}
