/**
 * A schema as the list of tools shows it.
 *
 * Its JSON Schema is generated once: every request has a server of its own, and converting the schemas each time would
 * take a third of a call. It does not name its dialect, which takes 66 bytes of each schema that a model reads: MCP says
 * that it is 2020-12 then, and what these schemas use means the same in the dialects before.
 */
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'

/** The same schema, with its JSON Schema cached. */
export function toolSchema<Schema extends StandardSchemaWithJSON>(
  schema: Schema,
): StandardSchemaWithJSON<StandardSchemaWithJSON.InferInput<Schema>, StandardSchemaWithJSON.InferOutput<Schema>> {
  const standard = schema['~standard']
  const { input, output } = standard.jsonSchema
  return {
    '~standard': {
      version: standard.version,
      vendor: standard.vendor,
      validate: standard.validate as never,
      jsonSchema: { input: once(input), output: once(output) },
    },
  }
}

const once = (make: (options: Options) => Record<string, unknown>) => {
  const made = new Map<string, Record<string, unknown>>()
  return (options: Options): Record<string, unknown> => {
    const ready = made.get(options.target) ?? withoutDialect(make(options))
    made.set(options.target, ready)
    return ready
  }
}

const withoutDialect = ({ $schema: _dialect, ...schema }: Record<string, unknown>): Record<string, unknown> => schema

type Options = Parameters<StandardSchemaWithJSON['~standard']['jsonSchema']['input']>[0]
