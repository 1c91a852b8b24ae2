/**
 * The edits that a recipe's sample goes through: what people do to a diagram, and what hostile data does.
 */

import type { Json } from '../../src/editor/json-path.ts'
import { seeded } from '../random.ts'
import { type Data, type DataPath, keyOf, mapValues } from './json.ts'
import { changeLabels, inGlyphs, lengthen, unbroken } from './labels.ts'
import { addEntry, listsOf, removeEntry, reverseLists } from './lists.ts'

/**
 * One edit of one sample; its data are made when they are asked for. `core` edits are those that nearly every adaptation makes. `repeats` an edit of a list if the
 * same was done to another list of its kind, such as the members of another class.
 */
export type Edit = { name: string; core: boolean; data: () => Data; repeats?: boolean }

/** The most entries that a form allows in its top-level lists. */
export type Limits = () => Record<string, number>

/** All edits of a sample; `seeds` times as many for random ones. */
export function editsOf(sample: Data, { seeds, limits }: { seeds: number; limits: Limits }): Edit[] {
  return [
    ...labelEdits(sample),
    ...listsOf(sample).flatMap((path, at, all) => {
      const repeats = all.slice(0, at).some((other) => kindOf(other) === kindOf(path))
      return Array.from({ length: seeds }, (_, seed) => [
        { name: 'one more', core: true, repeats, data: () => addEntry(sample, path, seeded(seed * 31 + path.length)) },
        {
          name: 'one fewer',
          core: true,
          repeats,
          data: () => removeEntry(sample, path, seeded(seed * 37 + path.length)),
        },
      ]).flat()
    }),
    { name: 'fewest', core: false, data: () => fewest(sample) },
    { name: 'twice as many', core: false, data: () => enlarge(sample, (count) => 2 * count) },
    { name: 'largest', core: false, data: () => enlargeTo(sample, limits()) },
    { name: 'no optional', core: false, data: () => withoutOptional(sample) },
    { name: 'reversed', core: false, data: () => reverseLists(sample) },
    ...valueEdits(sample),
  ]
}

/** A path without its positions: `nodes.*.members` for the members of every node. */
const kindOf = (path: DataPath): string => path.map((key) => (typeof key === 'number' ? '*' : key)).join('.')

const labelEdits = (sample: Data): Edit[] => [
  { name: 'labels x 1.1', core: false, data: () => changeLabels(sample, lengthen(1.1)) },
  { name: 'labels x 1.3', core: true, data: () => changeLabels(sample, lengthen(1.3)) },
  { name: 'labels x 1.5', core: false, data: () => changeLabels(sample, lengthen(1.5)) },
  { name: 'one character', core: false, data: () => changeLabels(sample, (label) => label.slice(0, 1)) },
  { name: 'CJK', core: false, data: () => changeLabels(sample, inGlyphs('配送追跡画面認証基盤注文')) },
  { name: 'W', core: false, data: () => changeLabels(sample, inGlyphs('WMW')) },
  {
    name: 'emoji',
    core: false,
    data: () => changeLabels(sample, (label) => inGlyphs('📦🚚')(label.slice(0, Math.ceil(label.length / 2)))),
  },
  { name: 'unbroken', core: false, data: () => changeLabels(sample, unbroken) },
]

/** The scale of all values changed; dates, sizes of layouts and line numbers are not values. */
const valueEdits = (sample: Data): Edit[] => {
  const scale = (change: (value: number) => number): Data =>
    mapValues(sample, (value, path) =>
      typeof value === 'number' && valueKeys.has(keyOf(path)) ? change(value) : undefined,
    ) as Data
  const edits: [string, (value: number) => number][] = [
    ['values x 1000', (value) => value * 1000],
    ['negative', (value) => -value],
    ['zero', () => 0],
    ['equal', () => 7],
  ]
  return JSON.stringify(scale(() => 0)) === JSON.stringify(sample)
    ? []
    : edits.map(([name, change]) => ({ name, core: false, data: () => scale(change) }))
}

const valueKeys = new Set(['value', 'values', 'x', 'y', 'duration', 'buckets', 'summary', 'target', 'items'])

const optionalKeys = new Set(['subtitle', 'note', 'tech', 'focus', 'callouts', 'source', 'marks', 'state'])

const withoutOptional = (sample: Data): Data => drop(sample) as Data

const drop = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(drop)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, below]) => (optionalKeys.has(key) ? [] : [[key, drop(below)]])),
  )
}

/** Lists shortened by half, again and again, as far as the form allows: the caller takes the last that fits. */
const fewest = (sample: Data): Data =>
  mapValues(sample, (value, path) =>
    path.length === 1 && Array.isArray(value) && keyOf(path) !== 'columns'
      ? value.slice(0, Math.max(2, Math.ceil(value.length / 3)))
      : undefined,
  ) as Data

const enlargeTo = (sample: Data, most: Record<string, number>): Data => enlarge(sample, (_, key) => most[key] ?? 0)

/** Every top-level list as long as `target` says for its count and name. */
const enlarge = (sample: Data, target: (count: number, key: string) => number): Data => {
  let data = sample
  for (const path of listsOf(sample)) {
    const [key] = path
    const list = sample[String(key)]
    if (path.length !== 1 || !Array.isArray(list)) continue
    for (let index = list.length; index < target(list.length, String(key)); index++)
      data = addEntry(data, path, seeded(index))
  }
  return data
}
