/**
 * JSON as it was written: objects keep their order and numbers all of their digits.
 */

/** A value as written; `text` is set for scalars, and nothing is rounded. */
export type JsonValue = { text?: string; fields?: { key: string; value: JsonValue }[]; items?: JsonValue[] }

const token = /"(?:[^"\\]|\\.)*"|[-\d][\d.eE+-]*|true|false|null|[{}[\],:]/g

/** Reads JSON; undefined if it is none. Tokens are kept as they are: a long number is not rounded. */
export function readJson(source: string): JsonValue | undefined {
  try {
    JSON.parse(source)
  } catch {
    return undefined
  }
  const tokens = source.match(token) ?? []
  return valueFrom(tokens, { at: 0 })
}

const valueFrom = (tokens: string[], place: { at: number }): JsonValue => {
  const first = tokens[place.at++] ?? 'null'
  if (first !== '{' && first !== '[') return { text: first }
  const [fields, items]: [{ key: string; value: JsonValue }[], JsonValue[]] = [[], []]
  for (;;) {
    const next = tokens[place.at] ?? ']'
    if (next === '}' || next === ']') break
    if (next === ',') place.at++
    else if (first === '[') items.push(valueFrom(tokens, place))
    else {
      place.at += 2
      fields.push({ key: next, value: valueFrom(tokens, place) })
    }
  }
  place.at++
  return first === '{' ? { fields } : { items }
}
