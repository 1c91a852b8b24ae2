/**
 * The JSON Schema (2020-12) of a recipe's data, as people write them.
 */

import * as z from 'zod'
import { isObject } from '../src/scene/json.ts'
import type { JsonSchema } from '../src/scene/json-schema.ts'
import type { DataForm } from './data/form.ts'
import { shareSchema } from './share-schema.ts'
import { shareText } from './share-text.ts'

/** A schema that editors can complete and check a data file with; `id` is its absolute URL. */
export function dataSchema(
  form: DataForm<never>,
  { id, title }: { id?: string; title?: string } = {},
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
    ...shareText(shareSchema(rolled(schema))),
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
