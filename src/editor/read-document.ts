/**
 * What a pasted or opened document is: a scene or data of a recipe, unwrapped from any API or MCP response.
 */
import { isObject } from '../scene/json.ts'
import { type Json } from './json-path.ts'

export type Opened = { kind: 'scene'; content: Json } | { kind: 'data'; recipe?: string; content: Json }

/** Reads a parsed document; undefined if it contains neither. */
export function readDocument(value: Json, depth = 0): Opened | undefined {
  if (depth > 6) return undefined
  if (typeof value === 'string') return fromText(value, depth)
  if (Array.isArray(value)) return firstOf(value, depth)
  if (!isObject(value)) return undefined
  if (Array.isArray(value['elements']) && value['version'] !== undefined) return { kind: 'scene', content: value }
  const recipe = recipeIn(value)
  if (recipe !== undefined) return { kind: 'data', recipe, content: withoutSchema(value) }
  const inner = wrappers.filter((key) => value[key] !== undefined).map((key) => value[key] as Json)
  const found = firstOf(inner, depth)
  if (found !== undefined) return found
  return typeof value['title'] === 'string' ? { kind: 'data', content: withoutSchema(value) } : undefined
}

/** Keys that responses have around a scene or data: JSON-RPC, MCP tools, our own API. */
const wrappers = ['scene', 'structuredContent', 'result', 'content', 'text', 'data', 'sample', 'resource', 'contents']

const firstOf = (values: readonly Json[], depth: number): Opened | undefined => {
  for (const value of values) {
    const found = readDocument(value, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}

const fromText = (text: string, depth: number): Opened | undefined => {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return readDocument(JSON.parse(text) as Json, depth + 1)
  } catch {
    return undefined
  }
}

/** The recipe that the data's `$schema` names. */
const recipeIn = ({ $schema }: { [key: string]: Json }): string | undefined =>
  typeof $schema === 'string' ? /\/schemas\/data\/([a-z0-9-]{1,100})\.json$/.exec($schema)?.[1] : undefined

/** The recipe determines the schema. */
const withoutSchema = ({ $schema: _schema, ...rest }: { [key: string]: Json }): Json => rest
