/**
 * Places in data by a path with `*` for every entry of a list: `rows.*.values.*`. The empty path is all data.
 */

/** What a path leads to; `never` where the data have no such place. */
export type At<Data, Path extends string> = Path extends ''
  ? Data
  : Path extends `${infer Key}.${infer Rest}`
    ? At<Below<Data, Key>, Rest>
    : Below<Data, Path>

type Below<Data, Key extends string> = Data extends readonly (infer Item)[]
  ? Key extends '*'
    ? NonNullable<Item>
    : never
  : Key extends keyof Data
    ? NonNullable<Data[Key]>
    : never

/** A value with its path; one of a list also with the list and its index there. */
export type DataPlace = { at: string; value: unknown; index: number; list: readonly unknown[] }

/** Every place that a path leads to, in the order of the data; none where something on the way is left out. */
export function placesAt(data: unknown, path: string): DataPlace[] {
  const start: DataPlace = { at: '', value: data, index: 0, list: [data] }
  const keys = path === '' ? [] : path.split('.')
  return keys.reduce((found, key) => found.flatMap((place) => below(place, key)), [start])
}

const below = ({ at, value }: DataPlace, key: string): DataPlace[] => {
  if (key !== '*') {
    const inner = (value as Record<string, unknown>)[key] ?? undefined
    return inner === undefined ? [] : [{ at: join(at, key), value: inner, index: 0, list: [inner] }]
  }
  const list = value as readonly unknown[]
  return list.map((item, index) => ({ at: join(at, String(index)), value: item, index, list }))
}

const join = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`)
