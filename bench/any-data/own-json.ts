/**
 * Data of JSON documents: nested fields of all types, and what some of them mean.
 */
import type { Json } from '../../src/editor/json-path.ts'
import type { Data } from '../adaptation/json.ts'
import { pick, whole } from './flavor.ts'
import type { Linking } from './link.ts'

/** A value of up to four levels. */
const fieldsOf = ({ flavor, random }: Linking, keys: readonly string[]): { [key: string]: Json } => {
  const scalar = (): Json =>
    pick<Json>(random, [
      null,
      true,
      whole(random, { least: -9, most: 1e9 }),
      0.25,
      flavor.words(random, 60),
      '2026-11-12T09:41:07Z',
    ])
  const valueAt = (depth: number): Json => {
    const kind = depth > 3 ? 0 : random()
    if (kind < 0.6) return scalar()
    const count = whole(random, { least: 0, most: 3 })
    if (kind < 0.8) return Array.from({ length: count }, () => valueAt(depth + 1))
    return Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${depth}${index}`, valueAt(depth + 1)]))
  }
  return Object.fromEntries(keys.map((key) => [key, valueAt(1)]))
}

const keysOf = ({ flavor, random }: Linking): string[] =>
  Array.from({ length: flavor.count(random, { least: 1, most: 8 }) }, (_, index) => `key${index}`)

/** A document of up to four levels with remarks on its first fields. */
export const jsonData = (linking: Linking): Data => {
  const { flavor, random } = linking
  const keys = keysOf(linking)
  return {
    json: JSON.stringify(fieldsOf(linking, keys)),
    ...(random() < flavor.optional ? { name: flavor.words(random, 60) } : {}),
    notes: keys.filter(() => random() < 0.6).map((on) => ({ on, text: flavor.words(random, 120) })),
  }
}

/** The same with up to three fields that are traced. */
export const jsonTreeData = (linking: Linking): Data => {
  const { notes, ...data } = jsonData(linking)
  const traced = (notes as { on: string }[]).map(({ on }) => on).slice(0, whole(linking.random, { least: 0, most: 3 }))
  return { ...data, trace: traced }
}
