/**
 * JSON as the documentation shows it: short values on one line, and long ones cut with `…`.
 *
 * Readers and the test of the examples understand the cuts: `…` at the end of a string
 * stands for the rest of it, `"…"` in an array for any further items.
 */

/** JSON text; what fits on one line is on one line. */
export function jsonText(value: unknown, indent = ''): string {
  const line = spaced(value)
  const whole = indent === '' && typeof value === 'object'
  if (typeof value !== 'object' || value === null || (!whole && indent.length + line.length <= widest)) return line
  const deeper = `${indent}  `
  const rows = Array.isArray(value)
    ? value.map((each) => deeper + jsonText(each, deeper))
    : Object.entries(value).map(([key, each]) => `${deeper}${JSON.stringify(key)}: ${jsonText(each, deeper)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return rows.length === 0 ? `${open}${close}` : `${open}\n${rows.join(',\n')}\n${indent}${close}`
}

const spaced = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${spaced(each)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

const widest = 88

const longestText = 64

const mostItems = 3

const mostTexts = 6

/** Stands for what is omitted. */
export const ellipsis = '…'

const cutText = (text: string): string => {
  if (text.length <= longestText || /^https?:/.test(text)) return text
  return `${text.slice(0, longestText).replace(/\s\S*$/, '')} ${ellipsis}`
}

/** How many items of a list are shown: the given number of objects, or three of more than six texts. */
const shownOf = (list: readonly unknown[], most: number): number => {
  if (typeof list[0] === 'object') return most
  return list.length > mostTexts ? mostItems : list.length
}

/** A copy with long texts and long lists cut; a list of objects keeps `most` of them. */
export const cut = (value: unknown, most = mostItems): unknown => {
  if (typeof value === 'string') return cutText(value)
  if (Array.isArray(value)) {
    const kept = value.slice(0, shownOf(value, most)).map((each) => cut(each, most))
    return kept.length < value.length ? [...kept, ellipsis] : kept
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cut(each, most)]))
}
