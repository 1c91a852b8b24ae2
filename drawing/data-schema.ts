/**
 * The JSON Schema (2020-12) of a recipe's data, as people write them.
 */
import * as z from 'zod'
import type { DataForm } from './data/form.ts'
import { rolledSchema } from './rolled-schema.ts'
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
    ...shareText(shareSchema(rolledSchema(schema))),
  }
}
