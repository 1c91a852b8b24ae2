/**
 * Properties in braces: `@{ shape: hex, label: "Two words" }`, on one line or several.
 */
import type { Cursor } from '../text/cursor.ts'

/** A value and where it is. */
export type Property = { value: string; at: number }

/** Reads from `{` or `@{` to behind the brace that closes it. */
export function readProperties(cursor: Cursor): Map<string, Property> {
  const found = new Map<string, Property>()
  cursor.need(/@?\{/y, '{')
  for (;;) {
    cursor.take(/[\s,]+/y)
    if (cursor.take(/\}/y) !== undefined) return found
    const [, double, single, plain] = cursor.need(/"([^"\n]*)"|'([^'\n]*)'|([\w-]+)/y, 'a property or }')
    cursor.need(/\s*:[ \t]*/y, ':')
    const at = cursor.at
    found.set((double ?? single ?? plain)!, { value: readValue(cursor), at })
  }
}

const block = /[|>][-+]?[ \t]*\n([ \t]*)[^\n}]*(?:\n\1[ \t]*(?![ \t}])[^\n]*)*/y

const readValue = (cursor: Cursor): string => {
  const double = cursor.take(/"((?:[^"\\]|\\[\s\S])*)"/y)
  // Mermaid's own: a line break in double quotes is one.
  if (double !== undefined)
    return double[1]!.replaceAll(/\n\s*/g, '\n').replaceAll(/\\(.)/g, (_, next: string) => (next === 'n' ? '\n' : next))
  const single = cursor.take(/'((?:[^']|'')*)'/y)
  if (single !== undefined) return single[1]!.replaceAll("''", "'").replaceAll(/[ \t]*\n\s*/g, ' ')
  const lines = cursor.take(block)
  if (lines !== undefined) return `${lines[0].slice(lines[0].indexOf('\n') + 1).replaceAll(/^[ \t]+/gm, '')}\n`
  return cursor.need(/[^,\n}]*/y, 'a value')[0].trim()
}
