/**
 * Numbers, distributions and points: columns as long as rows, bounds that rise, marks in one place.
 */
import type { Json } from '../../src/editor/json-path.ts'
import { type Data, wordsIn } from '../adaptation/json.ts'
import type { Random } from '../random.ts'
import { pick } from './flavor.ts'
import { itemsOf } from './items.ts'
import type { Linking } from './link.ts'

const sane = { least: -1e12, most: 1e12 }

/** Rows with a value for each column, or with one value; marks at values. */
export function linkNumbers(data: Data, linking: Linking): Data {
  const { flavor, random, id } = linking
  const marks = itemsOf(data['marks']).map(({ text }) => ({
    text: text ?? 'limit',
    value: flavor.number(random, sane),
  }))
  const linked = { ...data, ...(marks.length === 0 ? {} : { marks }) }
  if (marks.length === 0) delete (linked as Data)['marks']
  if (data['columns'] === undefined) return linked
  const { sample } = linking.recipe as unknown as { sample: Data }
  const count = columnCount(data['columns'], sample, linking)
  const columns = columnsLike(sample['columns'], { count, random, id, words: (most) => flavor.words(random, most) })
  const rows = itemsOf(data['rows']).map((row) => ({
    ...row,
    values: Array.from({ length: count }, () => (random() < 0.03 ? null : flavor.number(random, sane))),
  }))
  const [left, scope] = rows
  // All of a sprint is what is left and what is done.
  if (id === 'sprint-burndown' && left !== undefined && scope !== undefined)
    scope.values = left.values.map((value) => Math.abs(value ?? 0) + Math.abs(flavor.number(random, sane)))
  // What is done so far never falls; a third of the data say otherwise.
  const done = rows.at(-1)
  if (id === 'cumulative-flow' && done !== undefined && random() < 2 / 3)
    done.values = done.values.map((value) => value ?? 0).toSorted((a, b) => a - b)
  return { ...linked, columns, rows } as Data
}

/** As many as the schema drew, or for steps about as many as the sample has. */
const columnCount = (columns: Json, sample: Data, { flavor, random }: Linking): number => {
  const [first] = itemsOf(sample['rows'])
  const usual = Array.isArray(first?.['values']) ? first['values'].length : 6
  if (Array.isArray(columns)) return Math.max(2, columns.length)
  return Math.max(2, flavor.count(random, { least: Math.ceil(usual / 2), most: 2 * usual }))
}

type Wanted = { count: number; random: Random; id: string; words: (most: number) => string }

const day = 86_400_000

/** Columns of the sample's kind: dates stay dates, names stay names, steps stay steps. */
const columnsLike = (sample: Json | undefined, { count, random, words }: Wanted): Json => {
  if (!Array.isArray(sample)) return sample === undefined ? [] : sample
  const [first] = sample
  const name = typeof first === 'string' ? first : wordsIn(first, 'name')
  if (!/^\d{4}-/.test(name))
    return Array.from({ length: count }, (_, index) => (count > 6 ? `c${index}` : `${words(12)} ${index}`))
  const [start, step] = [Date.UTC(2025, 10, 3 + Math.floor(random() * 60)), name.length === 7 ? 31 : 1]
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(start + index * step * day)
    if (name.length === 7) return new Date(Date.UTC(2025, 5 + index, 1)).toISOString().slice(0, 7)
    return at.toISOString().slice(0, name.length > 10 ? 16 : 10) + (name.length > 10 ? 'Z' : '')
  })
}

/** Each row has one of values, buckets and a summary; all the same. */
export function linkDistribution(data: Data, { flavor, random, recipe }: Linking): Data {
  const [first] = itemsOf((recipe as unknown as { sample: Data }).sample['rows'])
  const of = first?.['summary'] === undefined && random() < 0.25 ? 'buckets' : 'values'
  const isLog = data['scale'] === 'log'
  const positive = { least: isLog ? 0.001 : -1e12, most: 1e12 }
  const rows = itemsOf(data['rows']).map(({ id, name, note, state }) => {
    const values = Array.from({ length: 20 + Math.floor(random() * 80) }, () => flavor.number(random, positive))
    const bounds = [...new Set(values.slice(0, 8))].toSorted((a, b) => a - b)
    const buckets = bounds.map((bound, index) => [
      index === bounds.length - 1 && random() < 0.5 && bounds.length > 1 ? null : bound,
      Math.floor(random() * 50) + (index === 0 ? 1 : 0),
    ])
    return defined({ id, name, note, state, ...(of === 'values' ? { values } : { buckets }) })
  })
  const percentiles = [50, 90, 95, 99].filter(() => random() < 0.4)
  const marks = itemsOf(data['marks']).map(({ text }) => ({ text, value: flavor.number(random, positive) }))
  const { marks: _marks, percentiles: _percentiles, ...rest } = data
  return {
    ...rest,
    rows,
    ...(percentiles.length === 0 ? {} : { percentiles }),
    ...(marks.length === 0 ? {} : { marks }),
  } as Data
}

/** Points on their axes; steps are counted from 1. */
export function linkPoints(data: Data, { flavor, random, recipe }: Linking): Data {
  const { sample } = recipe as unknown as { sample: Data }
  const axisOf = (key: 'x' | 'y'): Data => {
    const { name, unit } = data[key] as Data
    const model = sample[key] as Data
    const bands = itemsOf(model['bands']).map((_, index) => `${flavor.words(random, 20)} ${index + 1}`)
    return defined({ name, unit, ...(bands.length === 0 ? {} : { bands }) }) as Data
  }
  const [x, y] = [axisOf('x'), axisOf('y')]
  const at = (axis: Data): number =>
    Array.isArray(axis['bands']) ? 1 + Math.floor(random() * axis['bands'].length) : flavor.number(random, sane)
  const points = itemsOf(data['points']).map((point) => ({ ...point, x: at(x), y: at(y) }))
  const marks = itemsOf(data['marks']).map(({ text }) => ({ text, [pick(random, ['x', 'y'])]: 3 }))
  const { marks: _marks, ...rest } = data
  const isPlain = !Array.isArray(x['bands'])
  return { ...rest, x, y, points, ...(marks.length > 0 && isPlain ? { marks } : {}) } as Data
}

/** Without the fields that have no value. */
export const defined = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
