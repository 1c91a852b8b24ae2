/**
 * The kind of a column that states none, by its values: people write `"columns": ["Time", "Level", "Message"]`.
 */
import { readMoment } from '../values/moment.ts'
import { marks } from './table-marks.ts'

/** The kind of a column: how its values are checked and typeset. */
export const columnKinds = ['text', 'code', 'number', 'time', 'chip', 'mark'] as const

export type ColumnKind = (typeof columnKinds)[number]

/** Fractions of a second are shown as they are. */
export const isTime = (value: string): boolean => readMoment(value.replace(/(:\d{2})\.\d{1,9}/, '$1')) !== undefined

/** Severities and HTTP methods: few words, by which rows are found. */
const chips =
  /^(?:trace|debug|verbose|info|notice|warn(?:ing)?|err(?:or)?|crit(?:ical)?|fatal|panic|alert|emerg|get|head|post|put|patch|delete|options)$/i

/** How all the words of a column must look to be of a kind; the first that fits counts. */
const looks: [ColumnKind, (words: string[]) => boolean][] = [
  ['time', (words) => words.every((each) => each.includes(':') && isTime(each))],
  ['chip', (words) => words.every((each) => chips.test(each))],
  ['code', (words) => words.every((each) => /^\/\S*$/.test(each))],
  ['code', (words) => words.every((each) => /^[0-9a-f]{4,40}$/.test(each)) && /(?=.*\d).*[a-f]/.test(words.join(''))],
]

/** The kind of a column with such values, one of `kinds`, the first of which is the usual one. */
export function kindOf(
  values: readonly (string | number | null | undefined)[],
  kinds: readonly [ColumnKind, ...ColumnKind[]],
): ColumnKind {
  const known = values.filter((each) => each !== null && each !== undefined && each !== '')
  const words = known.map(String)
  if (words.length === 0) return kinds[0]
  if (kinds[0] === 'mark') return words.some((each) => marks.some((mark) => mark === each)) ? 'mark' : 'text'
  if (known.every((each) => typeof each === 'number')) return 'number'
  return looks.find(([kind, fits]) => kinds.includes(kind) && fits(words))?.[0] ?? kinds[0]
}
