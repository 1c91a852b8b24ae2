/**
 * Reads Mermaid's `kanban`: columns, and indented below them cards with ticket, owner and priority.
 */
import type { Titled } from '../../models/graph.ts'
import type { Cursor } from '../../text/cursor.ts'
import { readStatements } from '../../text/statements.ts'
import { readWords } from '../../text/words.ts'
import { begin } from '../begin.ts'
import { readNode } from '../indented-node.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'
import { readProperties } from '../properties.ts'

export type KanbanCard = {
  id: string
  label: string
  ticket?: string
  assigned?: string
  priority?: string
  at: number
}

export type KanbanColumn = { id: string; label: string; cards: KanbanCard[]; at: number }

export type KanbanModel = Titled & { columns: KanbanColumn[] }

type KanbanReading = { cursor: Cursor; model: KanbanModel; indent?: number }

export function readKanban(raw: string): MermaidModel<KanbanModel> {
  const { cursor, about } = begin(raw, /kanban\b/y, 'kanban')
  const model: KanbanModel = { ...about, columns: [] }
  const state: KanbanReading = { cursor, model }
  readStatements(cursor, () => statement(state), { gap: /[ \t]*\n+/y })
  return { model, report: cursor.report }
}

const statement = (state: KanbanReading): void => {
  const { cursor, model } = state
  const [blanks = ''] = cursor.take(/[ \t]*/y)!
  const at = cursor.at
  if (cursor.take(/\n|%%[^\n]*/y) !== undefined || readAbout(cursor, model)) return
  if (cursor.take(/::icon\([^)\n]*\)[^\n]*/y) !== undefined) return cursor.noteOnce('icons', at)
  if (cursor.take(/:::[^\n]*/y) !== undefined) return cursor.noteOnce('styles are not carried over', at)
  const { id, label } = readNode(cursor, at)
  const card: KanbanCard = { id, label, at }
  if (cursor.see(/@\{/y)) describe(cursor, card)
  cursor.take(/[ \t]*(?::::[^\n]*)?(?:%%[^\n]*)?/y)
  if (!cursor.see(/\n|$/y)) cursor.stop('the end of the line')
  // The first line is a column; so is every line that is not indented more.
  state.indent ??= blanks.length
  const column = model.columns.at(-1)
  if (column === undefined || blanks.length <= state.indent)
    model.columns.push({ id, label: card.label, cards: [], at })
  else column.cards.push(card)
}

const describe = (cursor: Cursor, card: KanbanCard): void => {
  for (const [key, { value, at }] of readProperties(cursor)) {
    if (key === 'ticket' || key === 'assigned' || key === 'priority') card[key] = readWords(cursor, value, at)
    else if (key === 'label') card.label = readWords(cursor, value, at)
    else cursor.report.noteOnce(key === 'icon' ? 'icons' : 'styles are not carried over', at, value)
  }
}
