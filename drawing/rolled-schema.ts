/**
 * A JSON Schema whose levels are one: what a form unrolls level by level (`frame-1` holds `frame-2`) is one definition
 * that refers to itself. It allows any depth; the form reports data that is too deep.
 */
import { isRecord, type JsonSchema } from './map-schemas.ts'

/** The same schema, with the first of each row of numbered definitions in place of all of them. */
export function rolledSchema(schema: JsonSchema): JsonSchema {
  const { $defs } = schema
  if (!isRecord($defs)) return schema
  const first = Object.entries($defs).filter(([name]) => !/-\d+$/.test(name) || name.endsWith('-1'))
  const kept = Object.fromEntries(first.map(([name, each]) => [name.replace(/-1$/, ''), each]))
  const text = JSON.stringify({ ...schema, $defs: kept })
  return JSON.parse(text.replaceAll(/"\$ref":"#\/\$defs\/([a-z]+)-\d+"/g, '"$ref":"#/$defs/$1"')) as JsonSchema
}
