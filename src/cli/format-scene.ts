/**
 * A scene as text to be edited: one element a line, so that a change is one line of a diff.
 */

/** Formats any JSON object with `elements` so; the values stay as they are. */
export const formatScene = ({ elements, ...head }: Record<string, unknown> & { elements: unknown[] }): string => {
  const fields = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`)
  const rows = elements.map((element) => `    ${JSON.stringify(element)}`)
  const list = rows.length === 0 ? '[]' : `[\n${rows.join(',\n')}\n  ]`
  return `{\n${fields.join('')}  "elements": ${list}\n}\n`
}
