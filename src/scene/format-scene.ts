/**
 * A scene as text to edit: one element per line, so that a change is one line of a diff.
 */

/** Formats a scene, or what looks like one; all properties are kept, in order. */
export function formatScene({ elements, ...head }: { elements: readonly unknown[] }): string {
  const fields = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`)
  const rows = elements.map((element) => `    ${JSON.stringify(element)}`)
  const list = rows.length === 0 ? '[]' : `[\n${rows.join(',\n')}\n  ]`
  return `{\n${fields.join('')}  "elements": ${list}\n}\n`
}
