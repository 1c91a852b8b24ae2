/**
 * The fields of data as their schema has them, those included that could be given, and what else each may have.
 */
import type { Json } from '../../src/editor/json-path.ts'
import type { Data, DataPath } from '../adaptation/json.ts'
import { seeded } from '../random.ts'
import { type Flavor, flavors } from './flavor.ts'
import { branchesOf, type Schema, valueOf } from './from-schema.ts'

/** A field of the data: what it has, and what the schema says of it. */
export type Field = { path: DataPath; value: Json | undefined; schemas: Schema[]; isRequired: boolean }

/** Every field of data. */
export const fieldsOf = (root: object, data: Data): Generator<Field> =>
  fieldsBelow(root, { path: [], value: data, schemas: [root as Schema], isRequired: true })

/**
 * What is silent with a reason: for editors; looked at by themselves; names for what refers, which nobody reads; where a
 * layout may put things, which is found otherwise.
 */
const apart = new Set(['$schema', 'focus', 'callouts', 'id', 'at', 'direction'])

function* fieldsBelow(root: object, { path, value, schemas, isRequired }: Field): Generator<Field> {
  const branches = schemas.flatMap((each) => branchesOf(root, each))
  if (path.length > 0 && !(Array.isArray(value) && isRequired)) yield { path, value, schemas: branches, isRequired }
  if (Array.isArray(value)) {
    const items = branches.flatMap(({ items: each, prefixItems = [] }) => (each === undefined ? prefixItems : [each]))
    for (const [index, item] of value.entries())
      yield* fieldsBelow(root, { path: [...path, index], value: item, schemas: items, isRequired: true })
  } else if (typeof value === 'object' && value !== null) {
    for (const key of new Set(branches.flatMap(({ properties = {} }) => Object.keys(properties)))) {
      if (apart.has(key)) continue
      const owners = branches.filter(({ properties = {} }) => Object.hasOwn(properties, key))
      yield* fieldsBelow(root, {
        path: [...path, key],
        value: value[key],
        schemas: owners.map(({ properties = {} }) => properties[key] as Schema),
        isRequired: owners.every(({ required = [] }) => required.includes(key)),
      })
    }
  }
}

/** Other values than this one that fit the schema; where there is none, some of two kinds of words. */
export function othersThan(value: Json | undefined, schema: Schema, root: object): Json[] {
  const { enum: choices, type } = schema
  const types = [type].flat()
  const has = (...wanted: string[]): boolean => wanted.some((each) => types.includes(each))
  const others = choices ?? (has('boolean') ? [true, false] : schema.const === undefined ? undefined : [schema.const])
  if (others !== undefined) return others.filter((each) => each !== (value ?? schema.default))
  if (has('null')) return typeof value === 'number' ? [null] : []
  if (value === null) return has('number', 'integer') ? [0] : []
  if (typeof value === 'number') return has('number', 'integer') ? otherNumbers(value) : []
  if (typeof value === 'string') return has('string') ? [otherWords(value)] : []
  if (value !== undefined) return []
  const bounds = has('number', 'integer') ? [schema.minimum, schema.maximum].flatMap((each) => each ?? []) : []
  return [1, 2, 3]
    .flatMap((seed) =>
      [flavors[0], flavors[8]].map((flavor) =>
        valueOf(root, schema, { flavor: flavor as Flavor, random: seeded(seed) }),
      ),
    )
    .concat(bounds)
    .filter((each) => each !== schema.default && !isEmpty(each))
}

/** An empty list is as if there were none. */
export const isEmpty = (value: Json): boolean => Array.isArray(value) && value.length === 0

/** Near and far ones, as the picture may show only which of some classes a number is in. */
const otherNumbers = (value: number): number[] =>
  [value * 2 + 1, value * 100 + 7, value + 1_000_000, value / 2, value + 1, value - 1000, 0].filter(
    (each) => each !== value,
  )

/** Another date, or another word of the same kind. */
const otherWords = (value: string): string => {
  const next = (digit: string): string => String((Number(digit) + 1) % 10)
  if (/^\d{4}-\d\d-\d\d/.test(value)) return value.replace(/\d(?=(?:T|$))/, next)
  return /\d$/.test(value) ? value.replace(/\d$/, next) : `${value}z`
}
