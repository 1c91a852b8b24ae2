/**
 * Data from a recipe's JSON Schema alone: every field of the right type within its limits; what refers to something
 * else is put right afterwards (link.ts).
 */
import type { Json } from '../../src/editor/json-path.ts'
import { type Data } from '../adaptation/json.ts'
import type { Random } from '../random.ts'
import { type Flavor, pick, whole } from './flavor.ts'

/** A JSON Schema, as far as recipes use it. */
export type Schema = {
  $ref?: string
  $defs?: Record<string, Schema>
  const?: Json
  enum?: Json[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  default?: Json
  type?: string | string[]
  pattern?: string
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  prefixItems?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
}

/** One data set; names of one list differ. `skip` are top-level fields that are filled in later or never. */
export function fromSchema(schema: object, flavor: Flavor, random: Random, skip: ReadonlySet<string>): Data {
  const root = schema as Schema
  const maker: Maker = { defs: root.$defs ?? {}, flavor, random, taken: new Map(), skip }
  return make(root, maker, { key: '', depth: 0 }) as Data
}

/** What the schema of a field may be, references and alternatives followed. */
export function branchesOf(root: object, written: Schema): Schema[] {
  const schema = resolved(written, { defs: (root as Schema).$defs ?? {} })
  return (schema.anyOf ?? schema.oneOf)?.flatMap((each) => branchesOf(root, each)) ?? [schema]
}

/** A value that fits one schema of a document. */
export const valueOf = (root: object, schema: Schema, { flavor, random }: Pick<Maker, 'flavor' | 'random'>): Json =>
  make(
    schema,
    { defs: (root as Schema).$defs ?? {}, flavor, random, taken: new Map(), skip: new Set() },
    { key: '', depth: 4 },
  )

type Maker = {
  defs: Record<string, Schema>
  flavor: Flavor
  random: Random
  taken: Map<string, number>
  skip: ReadonlySet<string>
}
type Place = { key: string; depth: number }

const make = (written: Schema, maker: Maker, place: Place): Json => {
  const schema = resolved(written, maker)
  const { random } = maker
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return pick(random, schema.enum)
  const branches = schema.anyOf ?? schema.oneOf
  if (branches !== undefined) return make(branchOf(branches, maker, place), maker, place)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (schema.properties !== undefined) return makeObject(schema, maker, place)
  if (type === 'array') return makeList(schema, maker, place)
  if (type === 'string') return makeWords(schema, maker, place)
  if (type === 'integer' || type === 'number') return makeNumber(schema, maker, place)
  return type === 'boolean' ? random() < 0.5 : null
}

/** One of the branches; deep within the data one that contains no further entries. */
const branchOf = (branches: Schema[], maker: Maker, { depth }: Place): Schema => {
  const flat = branches.filter((each) => resolved(each, maker).properties?.['messages'] === undefined)
  return pick(maker.random, depth > 5 && flat.length > 0 ? flat : branches)
}

/** A reference with what is written beside it. */
const resolved = (schema: Schema, maker: Pick<Maker, 'defs'>): Schema => {
  const { $ref, ...rest } = schema
  if ($ref === undefined) return schema
  const target = maker.defs[$ref.replace('#/$defs/', '')] ?? {}
  return { ...resolved(target, maker), ...rest }
}

const makeObject = ({ properties = {}, required = [] }: Schema, maker: Maker, { depth }: Place): Data =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([key, field]) => {
      if (depth === 0 && maker.skip.has(key)) return []
      const isGiven =
        required.includes(key) || always.has(key) || (key !== 'children' && maker.random() < maker.flavor.optional)
      return isGiven || (key === 'children' && maker.random() < 1.1 - 0.3 * (depth / 2))
        ? [[key, make(field, maker, { key, depth: depth + 1 })]]
        : []
    }),
  )

/** A graph without nodes is none. */
const always = new Set(['nodes', 'edges'])

/** Lists within lists of their kind are short: a tree ends, and messages within frames are as many as a recipe reads. */
const makeList = ({ items, prefixItems, minItems = 0, maxItems = 12 }: Schema, maker: Maker, place: Place): Json[] => {
  const inner = { key: place.key, depth: place.depth + 1 }
  if (prefixItems !== undefined) return prefixItems.map((item) => make(item, maker, inner))
  const most =
    place.key === 'children'
      ? Math.max(0, 5 - place.depth / 2)
      : place.key === 'messages' && place.depth > 1
        ? Math.min(maxItems, mostWithin)
        : maxItems
  const isLong = place.depth === 1 && place.key !== 'groups'
  const range = { least: minItems, most: Math.max(minItems, Math.floor(most)), isLong }
  const count = maker.flavor.count(maker.random, range)
  return Array.from({ length: count }, () => make(items ?? {}, maker, inner))
}

/** Messages of a frame, at most. */
const mostWithin = 8

const makeWords = ({ maxLength = 24, pattern }: Schema, maker: Maker, { key }: Place): string => {
  if (pattern?.startsWith('^[a-z][a-z0-9-]') === true) return `i${unique(maker, 'id')}`
  const words = maker.flavor.words(maker.random, maxLength)
  if (key !== 'name' && key !== 'text' && key !== 'columns' && key !== 'items' && key !== 'nodes') return words
  const number = unique(maker, words)
  if (number === 1) return words
  const tail = ` ${number}`
  return `${Array.from(words)
    .slice(0, Math.max(1, maxLength - tail.length))
    .join('')
    .trim()}${tail}`
}

/** How often these words have been used, this time included. */
const unique = ({ taken }: Maker, words: string): number => {
  const count = (taken.get(words) ?? 0) + 1
  taken.set(words, count)
  return count
}

const makeNumber = (schema: Schema, maker: Maker, { key }: Place): number => {
  const least = schema.minimum ?? schema.exclusiveMinimum ?? -1e15
  const range = { least, most: schema.maximum ?? 1e15 }
  if (schema.type === 'integer')
    return whole(maker.random, { least: Math.max(least, 0), most: Math.min(range.most, Math.max(least, 0) + 40) })
  const value = maker.flavor.number(maker.random, range)
  return schema.exclusiveMinimum !== undefined && value <= least ? (key === 'step' ? 5 : least + 1) : value
}
