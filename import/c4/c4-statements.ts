/**
 * Reads C4's macros, one a line, with boundaries in braces: what Mermaid and C4-PlantUML have in common.
 */
import type { GraphModel, ModelEdge } from '../models/graph.ts'
import type { Cursor } from '../text/cursor.ts'
import { addCall, type C4State } from './c4-graph.ts'
import { addStyle, type C4Styles, noStyles, settleStyles } from './c4-styles.ts'
import { readCall } from './read-calls.ts'

/** One reading: `places` are those of the boundaries that are open. */
export type C4Reading = C4State & { cursor: Cursor; places: number[]; styles: C4Styles }

/** A reading that has just begun; links and descriptions are listed, looks named once. */
export const c4Reading = (cursor: Cursor, graph: GraphModel): C4Reading => {
  const note = (what: string, at: number, words: string): void => {
    if (what === 'a link' || what.startsWith('the description')) cursor.report.note(what, at, words)
    else cursor.report.noteOnce(what, at, words)
  }
  return { cursor, graph, open: [], note, places: [], styles: noStyles() }
}

const looks = /direction[ \t]+\w+|(?:LAYOUT|SHOW|HIDE|SET|LEGEND|Lay)(?:_\w+)?[ \t]*\([^)\n]*\)/y

/** Reads a macro, or the brace that closes a boundary. */
export function readC4Statement(state: C4Reading): void {
  const { cursor, open, places } = state
  const at = cursor.at
  if (cursor.take(/\}/y) !== undefined) {
    if (open.pop() === undefined) cursor.stop('a boundary before this }', at)
    places.pop()
    return
  }
  if (cursor.take(looks) !== undefined) return cursor.noteOnce('styles are not carried over', at)
  const found = readCall(cursor) ?? cursor.stop('an element, a boundary or a relation')
  if (/^(?:Update|Add|Set|Without)\w+$/.test(found.name)) {
    addStyle(state.styles, state.graph, found)
    return cursor.noteOnce('styles are not carried over', at)
  }
  const kind = addCall(state, found, cursor.see(/\s*\{/y)) ?? cursor.stop('a macro of C4', at)
  if (kind !== 'boundary') return
  // Without a brace it is empty.
  if (cursor.take(/\s*\{/y) === undefined) open.pop()
  else places.push(at)
}

/** Relations need both of their ends, and boundaries their braces. */
export function endC4({ cursor, graph, places, styles }: C4Reading): void {
  settleStyles(styles, graph)
  const known = new Set([...graph.nodes.keys(), ...graph.groups.map(({ id }) => id)])
  const missing = ({ from, to }: ModelEdge): string | undefined => [from, to].find((id) => !known.has(id))
  for (const edge of graph.edges)
    if (missing(edge) !== undefined) cursor.finding(`an element that is declared, not ${missing(edge)}`, edge.at)
  graph.edges = graph.edges.filter((edge) => missing(edge) === undefined)
  for (const at of places) cursor.finding('the } of this boundary', at)
}
