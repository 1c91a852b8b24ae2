/**
 * Reads PlantUML's outlines, mind maps and work breakdowns: nodes by the number of their signs, or by indentation.
 */
import { Indents, type TreeModel } from '../../models/tree.ts'
import type { Cursor } from '../../text/cursor.ts'
import type { TextReport } from '../../text/report.ts'
import { readStatements } from '../../text/statements.ts'
import { creole } from '../creole.ts'
import { prepare } from '../prepare.ts'

type Outline = { cursor: Cursor; model: TreeModel; indents: Indents }

export function readOutline(raw: string): { model: TreeModel; report: TextReport } {
  const { cursor, about } = prepare(raw)
  const state: Outline = { cursor, model: { ...about, nodes: [] }, indents: new Indents() }
  readStatements(cursor, () => statement(state), { gap: /[ \t]*\n+/y })
  return { model: state.model, report: cursor.report }
}

const sides =
  /[ \t]*(?:left side|right side|top side|bottom side|caption\b[^\n]*|skin\b[^\n]*|autonumber\b[^\n]*)[ \t]*(?=\n|$)/iy

const statement = (state: Outline): void => {
  const { cursor } = state
  const at = cursor.at
  if (cursor.take(/[ \t]*(?=\n|$)/y) !== undefined && !cursor.done) return void cursor.take(/\n/y)
  if (cursor.done) return
  if (cursor.take(sides) !== undefined) return cursor.noteOnce('sides of branches', at)
  // A line between two nodes that are called by names.
  if (cursor.take(/[ \t]*[\w()]+[ \t]*(?:<?[-.]+>?)[ \t]*[\w()]+[^\n]*/y) !== undefined)
    return cursor.note('a line between branches', at)
  node(state)
}

const node = (state: Outline): void => {
  const { cursor, model } = state
  const [blanks = ''] = cursor.take(/[ \t]*/y)!
  const at = cursor.at
  const signs = cursor.need(/([*+-]+)|(#+)(?=[ \t_[:])/y, 'a node: *, + or -')[0]
  const [dress = ''] = cursor.take(/(?:\[#?[^\]\n]*\]|_|[<>](?=[ \t:_[(])|\(\w+\)(?=[ \t:_[<>]))+/y) ?? []
  if (dress.includes('_')) cursor.noteOnce('nodes without boxes', at)
  const start = cursor.at
  const label = cursor.take(/[ \t]*:/y) === undefined ? cursor.restOfLine() : lines(cursor)
  const words = creole(cursor.report, label.replace(/<<[^<>\n]*>>[ \t]*$/, ''), start)
  const depth = depthOf(state, { signs, blanks: blanks.length })
  model.nodes.push({ label: words, depth, at })
}

/** Words over several lines, up to a semicolon at the end of one. */
const lines = (cursor: Cursor): string => {
  const start = cursor.at
  const end = /;[ \t]*(?:<<[^>\n]*>>[ \t]*)?(?=\n|$)/g
  end.lastIndex = start
  const hit = end.exec(cursor.text)
  if (hit === null) return cursor.restOfLine()
  cursor.at = hit.index + hit[0].length
  return cursor.text.slice(start, hit.index)
}

/** One sign more is one level deeper; with a single sign on every line, blanks tell. A level is never skipped. */
const depthOf = ({ model, indents }: Outline, { signs, blanks }: { signs: string; blanks: number }): number => {
  const byBlanks = signs.length === 1 && (blanks > 0 || model.nodes.length === 0)
  const wanted = byBlanks ? indents.depthOf(blanks) : signs.length - 1
  return Math.min(wanted, (model.nodes.at(-1)?.depth ?? -1) + 1)
}
