/**
 * Reads Mermaid's `treeView`: indented names, quoted or not, with a remark behind `##`.
 */
import { Indents, type TreeModel } from '../../models/tree.ts'
import type { Cursor } from '../../text/cursor.ts'
import { decode, plainWords } from '../../text/plain-words.ts'
import { readStatements } from '../../text/statements.ts'
import { begin } from '../begin.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'

export function readTreeview(raw: string): MermaidModel<TreeModel> {
  const { cursor, about } = begin(raw, /treeView(?:-beta)?\b/y, 'treeView')
  const model: TreeModel = { ...about, nodes: [] }
  const indents = new Indents()
  readStatements(cursor, () => statement(cursor, model, indents), { gap: /[ \t]*\n+/y })
  return { model, report: cursor.report }
}

const statement = (cursor: Cursor, model: TreeModel, indents: Indents): void => {
  const [blanks = ''] = cursor.take(/[ \t]*/y)!
  const at = cursor.at
  if (cursor.take(/\n/y) !== undefined || readAbout(cursor, model)) return
  const title = cursor.take(/title[ \t]+([^\n]*)/y)?.[1]
  if (title !== undefined) {
    model.title = plainWords(title)
    return
  }
  const quoted = cursor.take(/"([^"\n]*)"/y)?.[1]
  const name = quoted ?? cursor.need(/(?:[^ \t\n]+|[ \t]+(?!:::|icon\(|##))+/y, 'a name')[0]
  const dress = cursor.take(/[ \t]*:::[ \t]*([\w-]+)/y)?.[1]
  cursor.take(/[ \t]+/y)
  const iconAt = cursor.at
  if (cursor.take(/icon\([^)\n]*\)/y) !== undefined) cursor.noteOnce('icons', iconAt)
  const note = cursor.take(/[ \t]*##[ \t]*([^\n]*)/y)?.[1]
  cursor.need(/[ \t]*(?=\n|$)/y, 'a class, icon(…) or ## and a remark')
  model.nodes.push({
    // Blanks in names of files count.
    label: decode(name.trim()),
    depth: indents.depthOf(blanks.length),
    ...(note === undefined ? {} : { note: plainWords(note) }),
    ...(dress === undefined ? {} : { classes: [dress] }),
    at,
  })
}
