/**
 * JSON to edit: one field per line, short values on one line.
 */

/** Writes a value as JSON that ends in a newline. */
export function formatData(value: unknown): string {
  return `${write(value, 0)}\n`
}

const write = (value: unknown, depth: number): string => {
  const flat = inline(value)
  if (typeof value !== 'object' || value === null || depth * 2 + flat.length <= width) return flat
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const rows = Array.isArray(value)
    ? value.map((item) => write(item, depth + 1))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${write(item, depth + 1)}`)
  const indent = '  '.repeat(depth)
  return `${open}\n${rows.map((row) => `${indent}  ${row}`).join(',\n')}\n${indent}${close}`
}

/** A value in one line, with spaces after commas and colons. */
const inline = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

const width = 110
