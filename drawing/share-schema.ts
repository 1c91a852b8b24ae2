/**
 * A JSON Schema said shortly: what it says more than once stands in `$defs`, and a description does not repeat the
 * values that follow it. What it allows stays the same.
 */

type Json = Record<string, unknown>

/** The same schema, shorter. */
export function shareSchema(schema: Json): Json {
  let shared = mapSchemas(schema, plain)
  for (let round = 0; round < mostShared; round++) {
    const best = bestCandidate(shared)
    if (best === undefined) return shared
    shared = share(shared, best)
  }
  return shared
}

/** More definitions than this save nothing worth reading. */
const mostShared = 60

/** One schema without what says nothing: bounds that all meet, the type of given words, a list of them in words. */
const plain = (schema: Json): Json => {
  const words = Array.isArray(schema['enum']) ? (schema['enum'] as unknown[]) : undefined
  const listed = words === undefined ? '' : `: ${words.join(', ')}`
  const entries = Object.entries(schema).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'minItems' && value === 0) return []
    if (name === 'type' && value === 'string' && words !== undefined) return []
    if (name === 'enum' && words?.length === 1) return [['const', words[0]]]
    const isList = name === 'description' && typeof value === 'string' && listed !== '' && value.endsWith(listed)
    return [[name, isList ? value.slice(0, -listed.length) : value]]
  })
  return Object.fromEntries(entries)
}

/** Rewrites every schema within a schema, the innermost first. */
const mapSchemas = (schema: Json, change: (schema: Json, key: string) => Json, key = ''): Json => {
  const entries = Object.entries(schema).map(([name, value]): [string, unknown] => {
    if (named.has(name) && isRecord(value))
      return [
        name,
        Object.fromEntries(
          Object.entries(value).map(([each, below]) => [
            each,
            isRecord(below) ? mapSchemas(below, change, each) : below,
          ]),
        ),
      ]
    if (listed.has(name) && Array.isArray(value))
      return [name, value.map((below: unknown) => (isRecord(below) ? mapSchemas(below, change, key) : below))]
    return [name, name === 'items' && isRecord(value) ? mapSchemas(value, change, singular(key)) : value]
  })
  return change(Object.fromEntries(entries), key)
}

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const singular = (key: string): string => key.replace(/s$/, '')

/** Keywords whose value is a schema by name, and those whose value is a list of schemas. */
const named = new Set(['properties', '$defs'])
const listed = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems'])

/** Something said more than once: its text, the words of its own that stay beside the reference, and its name. */
type Candidate = { text: string; whole: boolean; name: string; saved: number }

const bestCandidate = (schema: Json): Candidate | undefined => {
  const counts = new Map<string, Candidate & { count: number }>()
  mapSchemas(schema, (each, key) => {
    if (key === '' || '$ref' in each) return each
    for (const whole of [true, false]) {
      const text = textOf(each, whole)
      const entry = counts.get(`${whole}${text}`) ?? { text, whole, name: nameFor(each, key), saved: 0, count: 0 }
      counts.set(`${whole}${text}`, entry)
      entry.count += 1
    }
    return each
  })
  const candidates = [...counts.values()].map((each) => {
    const cost = `"$ref":"#/$defs/${each.name}"`.length
    return { ...each, saved: each.count * (each.text.length - cost) - each.text.length - each.name.length - 4 }
  })
  return candidates.filter(({ saved }) => saved > 0).sort((a, b) => b.saved - a.saved || (a.text < b.text ? -1 : 1))[0]
}

/** What is shared of a schema: all of it, or all but what it says of one field. */
const textOf = ({ description, default: fallback, ...form }: Json, whole: boolean): string =>
  JSON.stringify(whole ? { ...form, ...own(description, fallback) } : form)

const own = (description: unknown, fallback: unknown): Json => ({
  ...(fallback === undefined ? {} : { default: fallback }),
  ...(description === undefined ? {} : { description }),
})

/** What a definition is called: texts by their length, numbers as such, anything else by its first field. */
const nameFor = ({ type, maxLength, pattern }: Json, key: string): string => {
  if (type === 'string' && pattern === undefined && typeof maxLength === 'number') return `text-${maxLength}`
  return type === 'number' ? 'number' : key
}

const share = (schema: Json, { text, whole, name }: Candidate): Json => {
  const known = isRecord(schema['$defs']) ? schema['$defs'] : {}
  const free = freeName(name, known)
  const replaced = mapSchemas(schema, (each, key) => {
    if (key === '' || '$ref' in each || textOf(each, whole) !== text) return each
    const { description, default: fallback } = each
    return { $ref: `#/$defs/${free}`, ...(whole ? {} : own(description, fallback)) }
  })
  const { $defs, ...rest } = replaced
  return { ...rest, $defs: { ...(isRecord($defs) ? $defs : {}), [free]: JSON.parse(text) as Json } }
}

const freeName = (name: string, known: Json): string => {
  let free = name
  for (let number = 2; Object.hasOwn(known, free); number++) free = `${name}-${number}`
  return free
}
