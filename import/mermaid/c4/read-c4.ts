/**
 * Reads Mermaid's C4 diagrams: calls, one a line, with boundaries in braces.
 */
import { addCall, type C4State } from '../../c4/c4-graph.ts'
import { readCall } from '../../c4/read-calls.ts'
import { emptyGraph, type GraphModel, type ModelEdge } from '../../models/graph.ts'
import type { Cursor } from '../../text/cursor.ts'
import { readStatements } from '../../text/statements.ts'
import { readWords } from '../../text/words.ts'
import { begin } from '../begin.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'

export type C4Model = GraphModel & { keyword: string }

type C4Reading = C4State & { cursor: Cursor; places: number[] }

export function readC4(raw: string): MermaidModel<C4Model> {
  const begun = begin(
    raw,
    /C4(?:Context|Container|Component|Dynamic|Deployment)\b/y,
    'C4Context, C4Container, C4Component, C4Dynamic or C4Deployment',
  )
  const { cursor, about, keyword } = begun
  const graph = { ...emptyGraph(), ...about }
  const note = (what: string, at: number, words: string): void => {
    if (what === 'a link' || what.startsWith('the description')) cursor.report.note(what, at, words)
    else cursor.report.noteOnce(what, at, words)
  }
  const state: C4Reading = { cursor, graph, open: [], note, places: [] }
  readStatements(cursor, () => statement(state))
  const known = new Set([...graph.nodes.keys(), ...graph.groups.map(({ id }) => id)])
  const missing = ({ from, to }: ModelEdge): string | undefined => [from, to].find((id) => !known.has(id))
  for (const edge of graph.edges)
    if (missing(edge) !== undefined) cursor.finding(`an element that is declared, not ${missing(edge)}`, edge.at)
  graph.edges = graph.edges.filter((edge) => missing(edge) === undefined)
  for (const at of state.places) cursor.finding('the } of this boundary', at)
  return { model: { ...graph, keyword }, report: cursor.report }
}

const statement = (state: C4Reading): void => {
  const { cursor, graph, open, places } = state
  const at = cursor.at
  if (readAbout(cursor, graph) || cursor.take(/%%[^\n]*/y) !== undefined) return
  if (cursor.take(/\}/y) !== undefined) {
    if (open.pop() === undefined) cursor.stop('a boundary before this }', at)
    places.pop()
    return
  }
  const title = cursor.take(/title[ \t]+([^\n]*)/y)?.[1]
  if (title !== undefined) {
    graph.title = readWords(cursor, title, at)
    return
  }
  if (cursor.take(/direction[ \t]+\w+|LAYOUT_\w+\(\)|SHOW_\w+\([^)\n]*\)/y) !== undefined)
    return cursor.noteOnce('styles are not carried over', at)
  call(state, at)
}

const call = (state: C4Reading, at: number): void => {
  const { cursor, open, places } = state
  const found = readCall(cursor) ?? cursor.stop('an element, a boundary or a relation')
  if (/^(?:Update|Add)\w+$/.test(found.name)) return cursor.noteOnce('styles are not carried over', at)
  const kind = addCall(state, found) ?? cursor.stop('a macro of C4', at)
  if (kind !== 'boundary') return
  // Without a brace it is empty.
  if (cursor.take(/\s*\{/y) === undefined) open.pop()
  else places.push(at)
}
