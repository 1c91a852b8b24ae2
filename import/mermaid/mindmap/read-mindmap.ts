/**
 * Reads Mermaid's `mindmap`: nodes by their indentation, in shapes, with icons and classes.
 */
import { Indents, type TreeModel } from '../../models/tree.ts'
import type { Cursor } from '../../text/cursor.ts'
import { readStatements } from '../../text/statements.ts'
import { begin } from '../begin.ts'
import { readNode } from '../indented-node.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'

export function readMindmap(raw: string): MermaidModel<TreeModel> {
  const { cursor, about } = begin(raw, /mindmap\b/y, 'mindmap')
  const model: TreeModel = { ...about, nodes: [] }
  const state = { cursor, model, indents: new Indents() }
  // What shares the line with the keyword is the root.
  if (cursor.see(/[ \t]+\S/y)) cursor.take(/[ \t]+/y)
  readStatements(cursor, () => statement(state), { gap: /[ \t]*\n+/y })
  return { model, report: cursor.report }
}

type MindmapReading = { cursor: Cursor; model: TreeModel; indents: Indents; rootIndent?: number }

const statement = (state: MindmapReading): void => {
  const { cursor, model } = state
  const [blanks = ''] = cursor.take(/[ \t]*/y)!
  const at = cursor.at
  if (cursor.take(/\n|%%[^\n]*/y) !== undefined || readAbout(cursor, model)) return
  if (cursor.take(/::icon\([^)\n]*\)[^\n]*/y) !== undefined) return cursor.noteOnce('icons', at)
  const dress = cursor.take(/:::([^\n]*)/y)?.[1]?.trim()
  const last = model.nodes.at(-1)
  if (dress === undefined) node(state, blanks.length, at)
  else if (last !== undefined) last.classes = [...(last.classes ?? []), ...dress.split(/\s+/)]
}

const node = (state: MindmapReading, indent: number, at: number): void => {
  const { cursor, model, indents, rootIndent } = state
  const { id, label, shape } = readNode(cursor, at)
  if (rootIndent !== undefined && indent <= rootIndent)
    cursor.stop('a node below the root: a mind map has one root', at)
  const dress = cursor.take(/[ \t]*:::([^\n]*)/y)?.[1]?.trim()
  cursor.take(/[ \t]*(?:%%[^\n]*)?/y)
  if (!cursor.see(/\n|$/y)) cursor.stop('the end of the line')
  const classes = dress === undefined ? {} : { classes: dress.split(/\s+/) }
  const depth = indents.depthOf(indent)
  model.nodes.push({ id, label, depth, ...(shape === undefined ? {} : { shape }), ...classes, at })
  state.rootIndent ??= indent
}
