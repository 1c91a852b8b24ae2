/**
 * Reads Mermaid's `sankey`: comma-separated rows of source, target and value, with quotes as in CSV.
 */
import type { Titled } from '../../models/graph.ts'
import type { Cursor } from '../../text/cursor.ts'
import { decode } from '../../text/plain-words.ts'
import { readStatements } from '../../text/statements.ts'
import { begin } from '../begin.ts'
import type { MermaidModel } from '../mermaid-model.ts'

export type SankeyModel = Titled & { links: { from: string; to: string; value: number; at: number }[] }

export function readSankey(raw: string): MermaidModel<SankeyModel> {
  const { cursor, about } = begin(raw, /sankey(?:-beta)?\b/y, 'sankey')
  const model: SankeyModel = { ...about, links: [] }
  readStatements(cursor, () => {
    const at = cursor.at
    const from = field(cursor, 'a source')
    cursor.need(/[ \t]*,[ \t]*/y, ',')
    const to = field(cursor, 'a target')
    cursor.need(/[ \t]*,[ \t]*/y, ',')
    const value = Number(cursor.see(/"?[+-]?\.?\d/y) ? field(cursor, 'a number') : cursor.stop('a number'))
    if (Number.isNaN(value)) cursor.stop('a number')
    cursor.need(/[ \t]*(?=\n|$)/y, 'the end of the line')
    model.links.push({ from, to, value, at })
  })
  return { model, report: cursor.report }
}

const field = (cursor: Cursor, expected: string): string => {
  const quoted = cursor.take(/"((?:[^"]|"")*)"/y)?.[1]
  if (quoted !== undefined) return decode(quoted.replaceAll('""', '"')).trim()
  return decode(cursor.need(/[^",\n]+/y, expected)[0]).trim()
}
