/**
 * Reads Mermaid's `treemap`: indented names in quotes, with a value at the leaves.
 */
import { Indents, type TreeModel } from '../../models/tree.ts'
import type { Cursor } from '../../text/cursor.ts'
import { readStatements } from '../../text/statements.ts'
import { readWords } from '../../text/words.ts'
import { begin } from '../begin.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'

export function readTreemap(raw: string): MermaidModel<TreeModel> {
  const { cursor, about } = begin(raw, /treemap(?:-beta)?\b/y, 'treemap')
  const model: TreeModel = { ...about, nodes: [] }
  const indents = new Indents()
  readStatements(cursor, () => statement(cursor, model, indents), { gap: /[ \t]*\n+/y })
  return { model, report: cursor.report }
}

const statement = (cursor: Cursor, model: TreeModel, indents: Indents): void => {
  const [blanks = ''] = cursor.take(/[ \t]*/y)!
  if (cursor.see(/\n|$/y)) {
    cursor.take(/\n/y)
    return
  }
  const at = cursor.at
  if (readAbout(cursor, model)) return
  const title = cursor.take(/title[ \t]+([^\n]*)/y)?.[1]
  if (title !== undefined) {
    model.title = readWords(cursor, title, at)
    return
  }
  if (cursor.take(/classDef[ \t]+[^\n]*/y) !== undefined) return cursor.noteOnce('styles are not carried over', at)
  const [, double, single] = cursor.need(/"([^"\n]*)"|'([^'\n]*)'/y, '"words"')
  const value = cursor.take(/[ \t]*[:,][ \t]*([\d_,.]*\d)/y)?.[1]
  const dress = cursor.take(/[ \t]*:::[ \t]*([\w-]+)/y)?.[1]
  cursor.need(/[ \t]*(?:%%[^\n]*)?(?=\n|$)/y, 'a value, or the end of the line')
  model.nodes.push({
    label: readWords(cursor, (double ?? single)!, at),
    depth: indents.depthOf(blanks.length),
    ...(value === undefined ? {} : { value: Number(value.replaceAll(/[_,]/g, '')) }),
    ...(dress === undefined ? {} : { classes: [dress] }),
    at,
  })
}
