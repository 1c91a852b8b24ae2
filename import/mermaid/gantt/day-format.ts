/**
 * Dates by a format such as `YYYY-MM-DD HH:mm`, in UTC.
 */

const months = 'january february march april may june july august september october november december'.split(' ')
const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')

/** Parts of a format, the longest first: what they look like and what they set. */
const parts: readonly (readonly [token: string, pattern: string, set: (date: DateParts, text: string) => void])[] = [
  ['YYYY', '\\d{4}', (date, text) => (date.year = Number(text))],
  ['YY', '\\d{2}', (date, text) => (date.year = Number(text) + (Number(text) > 68 ? 1900 : 2000))],
  // Names one by one: any letters, several times behind each other, would be tried in all ways.
  ['MMMM', months.join('|'), (date, text) => (date.month = monthNamed(text))],
  ['MMM', '[A-Za-z]{3}', (date, text) => (date.month = monthNamed(text))],
  ['MM', '\\d{2}', (date, text) => (date.month = Number(text))],
  ['M', '\\d{1,2}', (date, text) => (date.month = Number(text))],
  ['DD', '\\d{2}', (date, text) => (date.day = Number(text))],
  ['Do', '\\d{1,2}(?:st|nd|rd|th)', (date, text) => (date.day = Number.parseInt(text, 10))],
  ['D', '\\d{1,2}', (date, text) => (date.day = Number(text))],
  ['HH', '\\d{2}', (date, text) => (date.hour = Number(text))],
  ['H', '\\d{1,2}', (date, text) => (date.hour = Number(text))],
  ['hh', '\\d{2}', (date, text) => (date.hour = Number(text) % 12)],
  ['h', '\\d{1,2}', (date, text) => (date.hour = Number(text) % 12)],
  ['mm', '\\d{2}', (date, text) => (date.minute = Number(text))],
  ['m', '\\d{1,2}', (date, text) => (date.minute = Number(text))],
  ['SSS', '\\d{3}', (date, text) => (date.ms = Number(text))],
  ['ss', '\\d{2}', (date, text) => (date.second = Number(text))],
  ['s', '\\d{1,2}', (date, text) => (date.second = Number(text))],
  ['A', '[AP]M', (date, text) => (date.isAfternoon = text === 'PM')],
  ['a', '[ap]m', (date, text) => (date.isAfternoon = text === 'pm')],
  ['dddd', weekdays.join('|'), () => undefined],
  ['ddd', '[A-Za-z]{3}', () => undefined],
  ['ZZ', '[+-]\\d{4}', (date, text) => (date.offset = offsetOf(text))],
  ['Z', '[+-]\\d{2}:\\d{2}|Z', (date, text) => (date.offset = offsetOf(text))],
]

type DateParts = {
  year?: number
  month?: number
  day?: number
  hour?: number
  minute?: number
  second?: number
  ms?: number
  isAfternoon?: boolean
  offset?: number
}

const monthNamed = (name: string): number => 1 + months.findIndex((month) => month.startsWith(name.toLowerCase()))

const offsetOf = (text: string): number => {
  const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})$/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

const compiled = new Map<string, { pattern: RegExp; setters: ((date: DateParts, text: string) => void)[] }>()

const compile = (format: string) => {
  const known = compiled.get(format)
  if (known !== undefined) return known
  const setters: ((date: DateParts, text: string) => void)[] = []
  let pattern = ''
  for (let at = 0; at < format.length; ) {
    const part = parts.find(([token]) => format.startsWith(token, at))
    if (part !== undefined) setters.push(part[2])
    pattern += part === undefined ? format.charAt(at).replace(/[^\w\s]/, '\\$&') : `(${part[1]})`
    at += part === undefined ? 1 : part[0].length
  }
  const made = { pattern: new RegExp(`^${pattern}$`, 'i'), setters }
  // Formats come from texts: a few are kept, so that nothing grows.
  if (compiled.size < 50) compiled.set(format, made)
  return made
}

/** A date in milliseconds since 1970 in UTC; undefined if the text is none of this format. */
export function readDate(text: string, format: string): number | undefined {
  const words = text.trim()
  // Mermaid reads both as milliseconds.
  if (format === 'x' || format === 'X') return /^-?\d+$/.test(words) ? Number(words) : undefined
  const { pattern, setters } = compile(format.slice(0, 60))
  const hit = pattern.exec(words)
  if (hit === null) return undefined
  const date: DateParts = {}
  for (const [index, set] of setters.entries()) set(date, hit[index + 1]!)
  return momentOf(date)
}

/** The start of a task: a date in the format of the plan, or another as browsers read it, which Mermaid asks then. */
export const readStart = (text: string, format: string): number | undefined =>
  readDate(text, format) ?? readShort(text.trim(), format.trim()) ?? readOtherDate(text.trim())

/** A number with one digit where the format is one number with two. */
const readShort = (words: string, format: string): number | undefined =>
  /^\d$/.test(words) && /^(?:ss|mm|HH)$/.test(format) ? readDate(`0${words}`, format) : undefined

type SixNumbers = [number, number, number, number, number, number]

const readOtherDate = (words: string): number | undefined => {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}))?Z?)?$/.exec(words)
  if (iso !== null) {
    const [year, month, day, hour, minute, second] = iso.slice(1).map((each) => Number(each ?? 0)) as SixNumbers
    return momentOf({ year, month, day, hour, minute, second })
  }
  const [, month, day, year = '', offset = ''] =
    /^(\d{1,2})[-/](\d{1,2})[-/](\d{4}|\d{2})([+-]\d{2}:\d{2})?$/.exec(words) ?? []
  if (month === undefined) return undefined
  const century = year.length === 4 ? 0 : Number(year) > 49 ? 1900 : 2000
  return momentOf({ year: Number(year) + century, month: Number(month), day: Number(day), offset: offsetOf(offset) })
}

/** A time of day alone is on the first day of 1970: no text says which day is meant. */
const momentOf = ({ year, month = 1, day = 1, hour = 0, minute = 0, second = 0, ms = 0, ...rest }: DateParts) => {
  const late = rest.isAfternoon === true ? 12 : 0
  const at = Date.UTC(year ?? 1970, month - 1, day, hour + late, minute, second, ms)
  const isReal = new Date(at).getUTCMonth() === month - 1 && month >= 1
  return isReal ? at - (rest.offset ?? 0) * 60_000 : undefined
}
