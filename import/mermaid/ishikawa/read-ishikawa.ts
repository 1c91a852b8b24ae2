/**
 * Reads Mermaid's `ishikawa`: the effect in the first line, causes indented below it.
 */
import { Indents, type TreeModel } from '../../models/tree.ts'
import { readStatements } from '../../text/statements.ts'
import { readWords } from '../../text/words.ts'
import { begin } from '../begin.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'

export function readIshikawa(raw: string): MermaidModel<TreeModel> {
  const { cursor, about } = begin(raw, /ishikawa(?:-beta)?\b/iy, 'ishikawa')
  const model: TreeModel = { ...about, nodes: [] }
  const indents = new Indents()
  readStatements(
    cursor,
    () => {
      const [blanks = ''] = cursor.take(/[ \t]*/y)!
      const at = cursor.at
      if (readAbout(cursor, model)) return
      const [, words = ''] = cursor.need(/((?:[^\n%]|%(?!%))*)(?:%%[^\n]*)?\n?/y, 'words')
      if (words.trim() === '') return
      // The first line is the effect, however far it is indented.
      const depth = model.nodes.length === 0 ? 0 : 1 + indents.depthOf(blanks.length)
      model.nodes.push({ label: readWords(cursor, words, at), depth, at })
    },
    { gap: /[ \t]*\n+/y },
  )
  return { model, report: cursor.report }
}
