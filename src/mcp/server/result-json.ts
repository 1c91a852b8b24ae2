/**
 * Results as JSON, with their structured content serialized once: it is sent as text and as JSON.
 */

/** A result as JSON. */
export function resultJson(result: Record<string, unknown>): string {
  const { structuredContent } = result
  const text = typeof structuredContent === 'object' && structuredContent && texts.get(structuredContent)
  if (!text) return JSON.stringify(result)
  const fields = Object.entries(result).map(([name, value]) =>
    name === 'structuredContent' ? `"${name}":${text}` : `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  )
  return `{${fields.join()}}`
}

const texts = new WeakMap<object, string>()

/** Structured content as JSON text, remembered for the serialization of its result. */
export const serializeOnce = (content: Record<string, unknown>): string => {
  const text = texts.get(content) ?? JSON.stringify(content)
  texts.set(content, text)
  return text
}
