/**
 * The JSON Schema (2020-12) of a recipe's data, as people write them.
 */

import * as z from 'zod'
import { clip } from '../src/scene/clip.ts'
import { isObject } from '../src/scene/json.ts'
import type { JsonSchema } from '../src/scene/json-schema.ts'
import { shareSchema } from '../src/scene/share-schema.ts'
import { shareText } from '../src/scene/share-text.ts'
import type { DataForm } from './data/form.ts'
import type { Derived } from './derived.ts'
import { quotableValues } from './quotable.ts'
import type { AnyRecipe } from './recipe.ts'

/** The schema of a recipe's data; its title says what it can quote, with the values of the sample and what they are of. */
export const recipeSchema = (recipe: AnyRecipe, options: { title?: string } = {}): Record<string, unknown> =>
  dataSchema(recipe.data as never, {
    ...options,
    quotes: quotableValues(recipe, recipe.sample),
    meanings: { ...idsIn(recipe.sample), ...recipe.meanings },
  })

/** What ids of a sample quote: only data that have them can. */
const idsIn = (sample: unknown): Record<string, string> =>
  Object.fromEntries([...JSON.stringify(sample).matchAll(/"id":"(\w+)"/g)].map(([, id]) => [id, 'an id of the sample']))

type SchemaOptions = { id?: string; title?: string; quotes?: Derived; meanings?: Readonly<Record<string, string>> }

/** A schema that editors can complete and check a data file with; `id` is its absolute URL. */
export function dataSchema(
  form: DataForm<never>,
  { id, title, quotes = {}, meanings = {} }: SchemaOptions = {},
): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(form.schema, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
  })
  return {
    $schema,
    ...(id === undefined ? {} : { $id: id }),
    ...(title === undefined ? {} : { title }),
    ...shareText(shareSchema(quoting(rolled(schema), quotes, meanings))),
  }
}

/**
 * The same schema with one level: what a form unrolls level by level (`frame-1` contains `frame-2`) is one definition
 * that contains itself, so that it takes any depth. Data that are too deep are refused by the form.
 */
const rolled = (schema: JsonSchema): JsonSchema => {
  const { $defs } = schema
  if (!isObject($defs)) return schema
  const first = Object.entries($defs).filter(([name]) => !/-\d+$/.test(name) || name.endsWith('-1'))
  const kept = Object.fromEntries(first.map(([name, each]) => [name.replace(/-1$/, ''), each]))
  const text = JSON.stringify({ ...schema, $defs: kept })
  return JSON.parse(text.replaceAll(/"\$ref":"#\/\$defs\/([a-z]+)-\d+"/g, '"$ref":"#/$defs/$1"')) as JsonSchema
}

/** The schema with what a title can quote. */
const quoting = (schema: JsonSchema, quotes: Derived, meanings: Readonly<Record<string, string>>): JsonSchema => {
  const { properties } = schema
  const list = Object.entries(quotes).map(([name, value]) => {
    const meaning = meanings[name] === undefined ? '' : ` (${meanings[name]})`
    return `{${name}} ${clip(String(value), 12)}${meaning}`
  })
  if (list.length === 0 || !isObject(properties) || !isObject(properties['title'])) return schema
  const title = { ...properties['title'], description: `The claim it proves; quotes ${list.join(', ')}` }
  return { ...schema, properties: { ...properties, title } }
}
