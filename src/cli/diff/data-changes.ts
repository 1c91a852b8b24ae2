/**
 * What differs between two versions of data, item by item: added, removed, moved in its list, or changed in a field.
 *
 * Items are matched by what they are, not by where they stand; what only follows from a new name, such as the ends of
 * edges, is no change of its own.
 */
import { isObject, type JsonObject } from '../../scene/json.ts'
import { matchItems } from './match-items.ts'

/** A change; `before` and `after` are paths in the two versions, and `values` those of a changed field. */
export type DataChange = {
  kind: 'added' | 'removed' | 'changed' | 'moved'
  /** The item, in words: its name, or what an edge joins. */
  subject: string
  /** What an edge joins: `a → b`. */
  ends?: string | undefined
  before?: string
  after?: string
  field?: string
  values?: [before: unknown, after: unknown]
}

/** Every change, in the order of the data. */
export function dataChanges(before: unknown, after: unknown): DataChange[] {
  const place = { before: '', after: '', subject: '', field: '' }
  const renamed = compare(before, after, { ...place, renamed: new Map() }).flatMap(
    ({ field, values }): [string, string][] =>
      field === 'name' && typeof values?.[0] === 'string' ? [[values[0], String(values[1])]] : [],
  )
  return compare(before, after, { ...place, renamed: new Map(renamed) })
}

/** Where both versions are compared: their paths, the item and the field that these are in, and names that are new. */
type Place = {
  before: string
  after: string
  subject: string
  ends?: string | undefined
  field: string
  renamed: ReadonlyMap<string, string>
}

const compare = (before: unknown, after: unknown, place: Place): DataChange[] => {
  if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].every(isObject))
    return compareItems(before, after, place)
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((each: unknown, index) => compare(each, after[index], inside(place, index, index)))
  if (isObject(before) && isObject(after)) return compareFields(before, after, place)
  const { renamed, ...at } = place
  const followed = withNewNames(before, renamed, place.field)
  if (isEqual(before, after) || isEqual(followed, after)) return []
  return [{ kind: 'changed', ...at, values: [Array.isArray(before) ? followed : before, after] }]
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const compareFields = (before: JsonObject, after: JsonObject, place: Place): DataChange[] => {
  const keys = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...keys].flatMap((key) => compare(before[key], after[key], { ...inside(place, key, key), field: key }))
}

const inside = ({ before, after, ...rest }: Place, one: string | number, other: string | number): Place => ({
  ...rest,
  before: pathTo(before, one),
  after: pathTo(after, other),
})

const pathTo = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`)

const compareItems = (before: readonly JsonObject[], after: readonly JsonObject[], place: Place): DataChange[] => {
  const followed = before.map((item) => withNewNames(item, place.renamed))
  const pairs = matchItems(followed, after)
  const [kept, arrived] = [new Set(pairs.map(([one]) => one)), new Set(pairs.map(([, other]) => other))]
  const still = longestRise(pairs.map(([, other]) => other))
  return [
    ...pairs.flatMap(([one, other]): DataChange[] => {
      const at = { ...inside(place, one, other), subject: subjectOf(after[other]!, place), ends: endsOf(after[other]!) }
      const { renamed: _, ...where } = at
      const moved: DataChange[] = still.has(other) ? [] : [{ kind: 'moved', ...where }]
      return [...moved, ...compareFields(before[one]!, after[other]!, at)]
    }),
    ...after.flatMap((item, index): DataChange[] =>
      arrived.has(index) ? [] : [{ kind: 'added', subject: subjectOf(item, place), after: pathTo(place.after, index) }],
    ),
    ...before.flatMap((item, index): DataChange[] =>
      kept.has(index)
        ? []
        : [{ kind: 'removed', subject: subjectOf(item, place), before: pathTo(place.before, index) }],
    ),
  ]
}

/** An item in words: what it joins, what it is called or says, or else its first words; within another item, both. */
const subjectOf = (item: JsonObject, { subject, field }: Place): string => {
  const { name, text, id, values } = item
  const own = [name, text, id, ...(Array.isArray(values) ? [values.slice(0, 2).join(' ')] : [])]
    .filter((each): each is string => typeof each === 'string')
    .slice(0, 1)
  const words = [...[endsOf(item) ?? []].flat(), ...own].join(': ')
  return [...(subject === '' ? [] : [subject]), words === '' ? field : words].join(', ')
}

const endsOf = ({ from, to }: JsonObject): string | undefined =>
  typeof from === 'string' && typeof to === 'string' ? `${from} → ${to}` : undefined

/** The values of a longest increasing sequence: what keeps its order while others move. */
const longestRise = (values: readonly number[]): Set<number> => {
  const best: number[][] = []
  for (const value of values) {
    const before = best.filter((each) => (each.at(-1) ?? -1) < value)
    const longest = before.reduce<number[]>((one, other) => (other.length > one.length ? other : one), [])
    best.push([...longest, value])
  }
  return new Set(best.reduce<number[]>((one, other) => (other.length > one.length ? other : one), []))
}

/** Data in which names that were changed are new wherever they refer to an item, alone or in `from > to`. */
const withNewNames = (value: unknown, renamed: ReadonlyMap<string, string>, key = ''): unknown => {
  if (typeof value === 'string')
    return key === 'name'
      ? value
      : value
          .split(' > ')
          .map((each) => renamed.get(each) ?? each)
          .join(' > ')
  if (Array.isArray(value)) return value.map((each) => withNewNames(each, renamed, key))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withNewNames(each, renamed, name)]))
}
