/**
 * Changes lists of data: one entry more, one fewer, as many as allowed, reversed; what depends on them follows.
 */
import type { Json } from '../../src/editor/json-path.ts'
import type { Random } from '../random.ts'
import { crawl, type Data, type DataPath, keyOf, mapValues, valueAt } from './json.ts'

/** Paths of all lists of items that a person would add to; not short fixed tuples, emphasis and lines. */
export const listsOf = (data: Data): DataPath[] =>
  [...crawl(data)].flatMap(([value, path]) =>
    Array.isArray(value) && !fixed.has(keyOf(path)) && !isParallel(data, path) ? [path] : [],
  )

const fixed = new Set(['focus', 'callouts', 'at', 'ends', 'buckets', 'summary', 'quadrants', 'percentiles', 'else'])

/** Values of a row follow the columns; they are changed with them. */
const isParallel = (data: Data, path: DataPath): boolean => keyOf(path) === 'values' && Array.isArray(data['columns'])

/** One entry more: a copy of a random one under a new name, joined to the rest as its model is. */
export function addEntry(data: Data, path: DataPath, random: Random): Data {
  const list = valueAt(data, path)
  if (!Array.isArray(list) || list.length === 0) return data
  const index = Math.floor(random() * list.length)
  const copy = renamed(list[index] as Json, list)
  const added = withList(data, path, [...list.slice(0, index + 1), copy, ...list.slice(index + 1)])
  if (keyOf(path) === 'columns' && path.length === 1)
    return eachValues(added, (values) => [
      ...values.slice(0, index + 1),
      values[index] ?? 0,
      ...values.slice(index + 1),
    ])
  return joined(added, path, copy, random)
}

/** One entry fewer; entries that refer to it go too. */
export function removeEntry(data: Data, path: DataPath, random: Random): Data {
  const list = valueAt(data, path)
  if (!Array.isArray(list) || list.length === 0) return data
  const index = Math.floor(random() * list.length)
  const removed = withList(data, path, list.toSpliced(index, 1))
  return keyOf(path) === 'columns' && path.length === 1
    ? eachValues(removed, (values) => values.toSpliced(index, 1))
    : removed
}

/** Every top-level list reversed. */
export const reverseLists = (data: Data): Data =>
  mapValues(data, (value, path) =>
    path.length === 1 && Array.isArray(value) && !fixed.has(keyOf(path)) ? value.toReversed() : undefined,
  ) as Data

const withList = (data: Data, path: DataPath, list: Json[]): Data =>
  mapValues(data, (_, at) =>
    at.length === path.length && at.every((key, index) => key === path[index]) ? list : undefined,
  ) as Data

const eachValues = (data: Data, change: (values: Json[]) => Json[]): Data =>
  mapValues(data, (value, path) =>
    keyOf(path) === 'values' && Array.isArray(value) ? change(value) : undefined,
  ) as Data

/** A copy with a name and id that no other entry has. */
const renamed = (item: Json, list: Json[]): Json => {
  const fresh = (words: string, taken: (entry: Json) => Json | undefined, joint: string): string => {
    for (let number = 2; ; number++) {
      const next = `${words}${joint}${number}`
      if (!list.some((entry) => taken(entry) === next)) return next
    }
  }
  if (typeof item === 'string') return fresh(item, (entry) => entry, ' ')
  if (typeof item === 'number') return item + 1
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return item
  const of = (key: string) => (entry: Json) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry) ? entry[key] : undefined
  // The position of the model is taken.
  const { at: _at, ...copy }: Data = item
  if (typeof item['id'] === 'string') copy['id'] = fresh(item['id'], of('id'), '-')
  if (typeof item['name'] === 'string') copy['name'] = fresh(item['name'], of('name'), ' ')
  return copy
}

/** A new node gets an edge from a random other one, as a person would draw it. */
const joined = (data: Data, path: DataPath, copy: Json, random: Random): Data => {
  const { nodes, edges } = data
  if (keyOf(path) !== 'nodes' || !Array.isArray(nodes) || !Array.isArray(edges)) return data
  const refer = (node: Json | undefined): string => {
    const { id, name } = (node ?? {}) as Data
    return typeof id === 'string' ? id : typeof name === 'string' ? name : ''
  }
  const from = nodes[Math.floor(random() * nodes.length)]
  const model = edges[Math.floor(random() * edges.length)] as Data | undefined
  if (model === undefined || refer(from) === refer(copy)) return data
  const { value, text, tech, kind } = model
  const edge = {
    from: refer(from),
    to: refer(copy),
    ...(value === undefined ? {} : { value }),
    ...(text === undefined ? {} : { text }),
    ...(tech === undefined ? {} : { tech }),
    ...(kind === undefined ? {} : { kind }),
  }
  return { ...data, edges: [...edges, edge] }
}
