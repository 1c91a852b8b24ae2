/**
 * Functions that PlantUML's preprocessor has itself, as far as a picture may need them.
 */
import { characterOf } from '../../text/characters.ts'
import { isTrue, type MacroValue } from './expression.ts'

type Own = (values: readonly string[]) => MacroValue | undefined

const first = ([value = '']: readonly string[]): string => value

/** Words that a function may repeat or join are not longer. */
const longest = 2000

const own: Readonly<Record<string, Own>> = {
  true: () => 1,
  false: () => 0,
  not: (values) => Number(!isTrue(first(values))),
  boolval: (values) => Number(isTrue(first(values))),
  strlen: (values) => first(values).length,
  substr: ([words = '', from = '0', count]) =>
    words.slice(Number(from), count === undefined ? undefined : Number(from) + Number(count)),
  strpos: ([words = '', part = '']) => words.indexOf(part),
  upper: (values) => first(values).toUpperCase(),
  lower: (values) => first(values).toLowerCase(),
  string: first,
  intval: (values) => Math.trunc(Number(first(values))) || 0,
  mod: ([one = '0', other = '1']) => Number(one) % Number(other) || 0,
  size: (values) => sizeOf(first(values)),
  chr: (values) => characterOf(Number(first(values))) ?? '',
  newline: () => '\\n',
  n: () => '\\n',
  breakline: () => '\\n',
  tab: () => ' ',
  quote: () => '"',
  q: () => '"',
  splitstr: ([words = '', by = '']) => words.slice(0, longest).split(by),
  // Without a time it asks for the one of now.
  date: ([format = '', seconds]) => (seconds === undefined ? undefined : dateOf(format, Number(seconds))),
  dec2hex: (values) => Number(first(values)).toString(16),
  hex2dec: (values) => Number.parseInt(first(values), 16) || 0,
  str2json: (values) => jsonOf(first(values)),
  json_key_exists: ([words = '', key = '']) => Number(keysOf(jsonOf(words)).includes(key)),
  get_json_keys: (values) => keysOf(jsonOf(first(values))),
}

/** The value of a function; undefined for one that is not known here, as what asks for files and dates. */
export const ownFunction = (name: string, values: readonly string[]): MacroValue | undefined =>
  Object.hasOwn(own, name) ? own[name]!(values) : undefined

/** A date as its format says, from seconds since 1970. */
const dateOf = (format: string, seconds: number): string | undefined => {
  const date = new Date(seconds * 1000)
  if (!Number.isFinite(date.getTime())) return undefined
  const [year = '', month = '', day = '', hour = '', minute = '', second = ''] = date.toISOString().split(/[-T:.]/)
  const parts: Readonly<Record<string, string>> = { y: year, M: month, d: day, H: hour, m: minute, s: second }
  return format.replaceAll(/yyyy|YYYY|MM|dd|HH|mm|ss/g, ([sign = '']) => parts[sign === 'Y' ? 'y' : sign] ?? '')
}

const jsonOf = (words: string): MacroValue | undefined => {
  try {
    return JSON.parse(words) as MacroValue
  } catch {
    return undefined
  }
}

const keysOf = (value: MacroValue | undefined): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []

const sizeOf = (words: string): number => {
  const value = jsonOf(words)
  return Array.isArray(value) ? value.length : keysOf(value).length || words.length
}
