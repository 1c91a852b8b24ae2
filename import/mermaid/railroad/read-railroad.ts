/**
 * Reads Mermaid's `railroad`, `railroad-ebnf`, `railroad-abnf` and `railroad-peg`.
 */
import type { GrammarModel } from '../../grammar/expression.ts'
import { readRules } from '../../grammar/read-grammar.ts'
import { readWords } from '../../text/words.ts'
import { begin } from '../begin.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'

export function readRailroad(raw: string): MermaidModel<GrammarModel> {
  const { cursor: begun, about, keyword } = begin(raw, /railroad(?:-(?:ebnf|abnf|peg))?(?:-beta)?\b/y, 'railroad')
  const model: GrammarModel = { ...about, rules: [] }
  const style = (/ebnf|abnf|peg/.exec(keyword)?.[0] ?? 'calls') as 'ebnf'
  readRules(begun, model, style, (cursor) => {
    if (readAbout(cursor, model)) return true
    const at = cursor.at
    const title = cursor.take(/title[ \t]+(?!=|::=|<-)(?:"([^"\n]*)"|([^\n]*))/y)
    if (title === undefined) return false
    model.title = readWords(cursor, (title[1] ?? title[2])!, at)
    return true
  })
  return { model, report: begun.report }
}
