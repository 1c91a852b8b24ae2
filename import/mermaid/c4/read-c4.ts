/**
 * Reads Mermaid's C4 diagrams: calls, one a line, with boundaries in braces.
 */
import { type C4Reading, c4Reading, endC4, readC4Statement } from '../../c4/c4-statements.ts'
import { emptyGraph, type GraphModel } from '../../models/graph.ts'
import { readStatements } from '../../text/statements.ts'
import { readWords } from '../../text/words.ts'
import { begin } from '../begin.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'

export type C4Model = GraphModel & { keyword: string }

export function readC4(raw: string): MermaidModel<C4Model> {
  const begun = begin(
    raw,
    /C4(?:Context|Container|Component|Dynamic|Deployment)\b/y,
    'C4Context, C4Container, C4Component, C4Dynamic or C4Deployment',
  )
  const { cursor, about, keyword } = begun
  const graph = { ...emptyGraph(), ...about }
  const state = c4Reading(cursor, graph)
  readStatements(cursor, () => statement(state))
  endC4(state)
  return { model: { ...graph, keyword }, report: cursor.report }
}

const statement = (state: C4Reading): void => {
  const { cursor, graph } = state
  const at = cursor.at
  if (readAbout(cursor, graph) || cursor.take(/%%[^\n]*/y) !== undefined) return
  const title = cursor.take(/title[ \t]+([^\n]*)/y)?.[1]
  if (title === undefined) return readC4Statement(state)
  graph.title = readWords(cursor, title, at)
}
