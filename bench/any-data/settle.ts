/**
 * Makes generated data readable: what a finding names is put right or removed, again and again.
 */
import { readData } from '../../drawing/read-data.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { Json } from '../../src/editor/json-path.ts'
import type { Finding } from '../../src/scene/findings.ts'
import { type Data, type DataPath, mapValues, valueAt } from '../adaptation/json.ts'

/** The data as far as the recipe reads them; undefined where a hundred rounds do not suffice. */
export function settle(recipe: AnyRecipe, data: Data): Data | undefined {
  let current = data
  for (let round = 0; round < 100; round++) {
    const reading = readData(recipe.data as never, current)
    if (reading.ok) return current
    const [first, ...others] = reading.findings
    if (first === undefined) return undefined
    // Places after a removed entry have moved, so only the last finding of each list is followed.
    current = fix(current, others.at(-1) ?? first) ?? current
    current = fix(current, first) ?? current
  }
  return undefined
}

const fix = (data: Data, { at, problem }: Finding): Data | undefined => {
  const path: DataPath = at.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  const value = valueAt(data, path)
  const changed = changeOf(value, problem)
  if (changed !== undefined) return replaced(data, path, changed)
  const entry = path.findLastIndex((key) => typeof key === 'number')
  const last = path.at(-1)
  if (typeof last === 'string' && entry >= 0 && path.length > entry + 1 && isOptional(last) && value !== undefined)
    return without(data, path)
  return entry < 0 ? (value === undefined ? undefined : without(data, path)) : without(data, path.slice(0, entry + 1))
}

const isOptional = (key: string): boolean =>
  [
    'group',
    'state',
    'note',
    'tech',
    'kind',
    'id',
    'delay',
    'lines',
    'done',
    'end',
    'marks',
    'focus',
    'else',
    'to',
  ].includes(key)

/** What the finding asks for, where that can be told. */
const changeOf = (value: Json | undefined, problem: string): Json | undefined => {
  const least = /^must be (?:at least|greater than) (-?[\d.e+]+)/.exec(problem)?.[1]
  const most = /^must be at most (-?[\d.e+]+)(?!\d* char)/.exec(problem)?.[1]
  if (typeof value === 'number' && least !== undefined) return Math.max(Math.abs(value), Number(least))
  if (typeof value === 'number' && most !== undefined) return Number(most)
  if (typeof value === 'number' && / log /.test(problem)) return Math.abs(value) + 1
  if (value === null && problem.startsWith('is missing')) return 1
  if (Array.isArray(value) && problem.startsWith('add up to 0')) return value.map(() => 1)
  if (typeof value === 'string' && /characters/.test(problem))
    return Array.from(value)
      .slice(0, Number(/at most (\d+)/.exec(problem)?.[1] ?? 20))
      .join('')
      .trim()
  return undefined
}

const isAt = (path: DataPath, at: DataPath): boolean =>
  at.length === path.length && at.every((key, index) => key === path[index])

const replaced = (data: Data, path: DataPath, value: Json): Data =>
  mapValues(data, (_, at) => (isAt(path, at) ? value : undefined)) as Data

const without = (data: Data, path: DataPath): Data => {
  const [owner, last] = [path.slice(0, -1), path.at(-1)]
  return mapValues(data, (value, at) => {
    if (!isAt(owner, at)) return undefined
    if (Array.isArray(value)) return value.filter((_, index) => index !== last)
    return Object.fromEntries(Object.entries(value as Data).filter(([key]) => key !== last))
  }) as Data
}
