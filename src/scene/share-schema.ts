/**
 * Shortens a JSON Schema: what is repeated moves to `$defs`, and a description does not repeat the values that follow
 * it. What it allows stays the same.
 */
import { isObject } from './json.ts'
import type { JsonSchema } from './json-schema.ts'
import { mapSchemas } from './map-schemas.ts'
import { plainSchema } from './plain-schema.ts'

/** The same schema, shorter. */
export function shareSchema(schema: JsonSchema): JsonSchema {
  let shared = mapSchemas(schema, plainSchema)
  for (let round = 0; round < mostShared; round++) {
    const best = bestCandidate(shared)
    if (best === undefined) return shared
    shared = share(shared, best)
  }
  return shared
}

/** More definitions than this save nothing worth reading. */
const mostShared = 60

/** Something repeated: its text, the keywords that stay next to the reference, and its name. */
type Candidate = { text: string; whole: boolean; name: string; saved: number }

type Seen = { text: string; whole: boolean; schema: JsonSchema; keys: Set<string>; count: number }

const bestCandidate = (schema: JsonSchema): Candidate | undefined => {
  const seen = new Map<string, Seen>()
  mapSchemas(schema, (each, key) => {
    // A reference alone is short enough; one to it would only hide what it means.
    if (key === '' || ('$ref' in each && Object.keys(each).length === 1)) return each
    for (const whole of '$ref' in each ? [true] : [true, false]) {
      const text = textOf(each, whole)
      const entry = seen.get(`${whole}${text}`) ?? { text, whole, schema: each, keys: new Set(), count: 0 }
      seen.set(`${whole}${text}`, entry)
      entry.keys.add(key)
      entry.count += 1
    }
    return each
  })
  const candidates = [...seen.values()].map(({ text, whole, count, ...rest }) => {
    const name = nameFor({ whole, ...rest })
    const cost = `"$ref":"#/$defs/${name}"`.length
    return { text, whole, name, saved: count * (text.length - cost) - text.length - name.length - 4 }
  })
  return candidates.filter(({ saved }) => saved > 0).sort((a, b) => b.saved - a.saved || (a.text < b.text ? -1 : 1))[0]
}

/** What is shared of a schema: all of it, or all except what is specific to one field. */
const textOf = ({ description, default: fallback, ...form }: JsonSchema, whole: boolean): string =>
  JSON.stringify(whole ? { ...form, ...own(description, fallback) } : form)

const own = (description: unknown, fallback: unknown): JsonSchema => ({
  ...(fallback === undefined ? {} : { default: fallback }),
  ...(description === undefined ? {} : { description }),
})

/** A definition is named after its field; for several fields, after its first words; texts by their length. */
const nameFor = ({ schema, whole, keys }: Pick<Seen, 'schema' | 'whole' | 'keys'>): string => {
  const { type, description, maxLength, pattern } = schema
  const [key = 'value', ...otherKeys] = keys
  if (whole && otherKeys.length > 0 && typeof description === 'string') return slug(description)
  if (whole && description !== undefined) return key
  if (type === 'string' && pattern === undefined && typeof maxLength === 'number') return `t${maxLength}`
  return type === 'number' ? 'number' : key
}

const slug = (words: string): string =>
  (words.toLowerCase().match(/[a-z0-9]+/g) ?? [])
    .filter((word) => !['a', 'the', 'or', 'of', 'what', 'it', 'is'].includes(word))
    .slice(0, 2)
    .join('-')

const share = (schema: JsonSchema, { text, whole, name }: Candidate): JsonSchema => {
  const known = isObject(schema['$defs']) ? schema['$defs'] : {}
  const free = freeName(name, known)
  const replaced = mapSchemas(schema, (each, key) => {
    if (key === '' || (!whole && '$ref' in each) || textOf(each, whole) !== text) return each
    const { description, default: fallback } = each
    return { $ref: `#/$defs/${free}`, ...(whole ? {} : own(description, fallback)) }
  })
  const { $defs, ...rest } = replaced
  return { ...rest, $defs: { ...(isObject($defs) ? $defs : {}), [free]: JSON.parse(text) as JsonSchema } }
}

const freeName = (name: string, known: JsonSchema): string => {
  let free = name
  for (let number = 2; Object.hasOwn(known, free); number++) free = `${name}-${number}`
  return free
}
