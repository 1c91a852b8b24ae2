/**
 * What a pasted text is, as far as its form tells: data, a table, or text that may be a diagram.
 */
import { cellsOf } from '../../editor/form/read-cells.ts'
import type { Json } from '../../editor/json-path.ts'
import { readDocument } from '../../editor/read-document.ts'
import { unfenced } from '../../editor/unfenced.ts'

export type PastedKind =
  | { kind: 'data'; recipe: string | undefined; data: Json }
  | { kind: 'table'; cells: string[][] }
  | { kind: 'text'; text: string }

/** Recognizes a text; `parse` reads JSON and YAML, and may throw. */
export async function pastedKind(text: string, parse: (text: string) => Promise<unknown>): Promise<PastedKind> {
  const inner = unfenced(text).trim()
  if (/^[[{]/.test(inner) || /^(?:\$schema|title):\s/m.test(inner)) {
    const opened = readDocument((await parse(inner).catch(() => null)) as Json)
    if (opened?.kind === 'data') return { kind: 'data', recipe: opened.recipe, data: opened.content }
  }
  const cells = cellsOf(inner)
  const width = cells?.[0]?.length ?? 0
  const isTable = cells !== undefined && width > 1 && cells.length > 1 && cells.every((row) => row.length === width)
  return isTable ? { kind: 'table', cells } : { kind: 'text', text }
}
