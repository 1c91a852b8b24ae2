/**
 * A schema whose JSON Schema is generated once. Every request has a server of its own, and converting the schemas
 * each time would take a third of a call.
 */
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'

/** The same schema, with its JSON Schema cached. */
export function withCachedJsonSchema<Schema extends StandardSchemaWithJSON>(
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
    const ready = made.get(options.target) ?? make(options)
    made.set(options.target, ready)
    return ready
  }
}

type Options = Parameters<StandardSchemaWithJSON['~standard']['jsonSchema']['input']>[0]
