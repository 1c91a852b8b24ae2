/**
 * Reads diagrams by C4-PlantUML, a library of macros for PlantUML: the macros are known here, nothing is included.
 */
import { c4Reading, endC4, readC4Statement } from '../../c4/c4-statements.ts'
import { emptyGraph, type GraphModel } from '../../models/graph.ts'
import type { TextReport } from '../../text/report.ts'
import { readStatements } from '../../text/statements.ts'
import { readNote } from '../plant-notes.ts'
import { prepare } from '../prepare.ts'

export function readC4(raw: string): { model: GraphModel; report: TextReport } {
  const { cursor, about } = prepare(raw)
  const graph = { ...emptyGraph(), ...about }
  const state = c4Reading(cursor, graph)
  readStatements(cursor, () => {
    const note = readNote(cursor, [...graph.nodes.keys()].at(-1))
    if (note === undefined) return readC4Statement(state)
    const { on, text, at } = note
    graph.remarks.push({ text, at, ...(on === undefined ? {} : { on }) })
  })
  endC4(state)
  return { model: graph, report: cursor.report }
}
