/**
 * The fewest data that a recipe draws, to start from: its sample with a row or two in each list, and nothing optional.
 *
 * Whether they are drawn is not known here: recipes have rules beyond their schema.
 */
import { referredAs } from '../../../drawing/data/line-breaks.ts'
import { isObject } from '../../scene/json.ts'
import { type Json, valueAt } from '../json-path.ts'
import { withoutReferences } from './remove-references.ts'
import { countNamed } from './rename.ts'

type Fields = { [key: string]: Json }

/** The data; `schema` is the JSON Schema of the sample. */
export function fewestRows(schema: Json, sample: Json): Json {
  if (!isObject(sample)) return sample
  const required = requiredOf(schema)
  const kept = Object.entries(sample).filter(([key]) => required.has(key) || needed.has(key))
  const short = Object.fromEntries(
    kept.map(([key, value]): [string, Json] => [key, shortened(value, leastOf(schema, sample, key))]),
  )
  const left = { ...short, ...firstEdge(sample) }
  return {
    ...withoutLost(
      left,
      namesIn(sample).filter((name) => countNamed(left, name) === 0),
    ),
    title: 'Title',
  }
}

const requiredOf = (schema: Json): ReadonlySet<Json> =>
  new Set(isObject(schema) && Array.isArray(schema['required']) ? schema['required'] : [])

/** How many rows a list must have; columns that rows have values for are kept. */
const leastOf = (schema: Json, sample: Fields, key: string): number => {
  if (key === 'columns' && sample['rows'] !== undefined) return Number.POSITIVE_INFINITY
  const least = valueAt(schema, ['properties', key, 'minItems'])
  return typeof least === 'number' ? Math.max(fewest, least) : fewest
}

/** Lists that schemas leave out where others name their items. */
const needed = new Set(['nodes', 'columns', 'direction'])

/** Rows are at least this many: one alone is no comparison, and no connection. */
const fewest = 2

/** A value whose lists of records are short, all the way down. */
const shortened = (value: Json, least = fewest): Json => {
  if (Array.isArray(value)) return value.some(isObject) ? value.slice(0, least).map((each) => shortened(each)) : value
  if (!isObject(value)) return value
  const entries = Object.entries(value).filter(([key]) => !remarks.has(key))
  return Object.fromEntries(entries.map(([key, each]): [string, Json] => [key, shortened(each)]))
}

/** What rows can do without. */
const remarks = new Set(['note', 'state', 'at', 'group', 'tech'])

/** Everything that items are called. */
const namesIn = (value: Json): string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (!isObject(value)) return []
  const own = ['id', 'name'].flatMap((key) => (typeof value[key] === 'string' ? [referredAs(value[key])] : []))
  return [...own, ...Object.values(value).flatMap(namesIn)]
}

const withoutLost = (data: Fields, lost: readonly string[]): Fields =>
  lost.reduce((left, name) => withoutReferences(left, name).data as Fields, data)

/** Of a graph, its first edge with the two nodes that it joins: which nodes may be joined, recipes decide. */
const firstEdge = ({ nodes, edges }: Fields): Fields => {
  const [edge] = Array.isArray(edges) ? edges : []
  if (!Array.isArray(nodes) || !isObject(edge)) return {}
  const isEnd = (name: Json | undefined): boolean =>
    typeof name === 'string' &&
    [edge['from'], edge['to']].some((end) => typeof end === 'string' && `${end}.`.startsWith(`${referredAs(name)}.`))
  const own = nodes.filter((node) => isObject(node) && [node['id'], node['name']].some(isEnd))
  return own.length < fewest ? {} : { nodes: own.map((node) => shortened(node)), edges: [shortened(edge)] }
}
