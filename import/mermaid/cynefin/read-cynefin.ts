/**
 * Reads Mermaid's `cynefin`: domains with items, and transitions between domains.
 */
import type { Titled } from '../../models/graph.ts'
import { readStatements } from '../../text/statements.ts'
import { readWords } from '../../text/words.ts'
import { begin } from '../begin.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'

export type CynefinModel = Titled & {
  domains: { name: string; items: { label: string; at: number }[]; at: number }[]
  transitions: { from: string; to: string; label?: string; at: number }[]
}

const domain = 'complex|complicated|clear|chaotic|confusion'
const transition = new RegExp(
  `(${domain})[ \\t]*-->[ \\t]*(${domain})(?:[ \\t]*:[ \\t]*(?:"([^"\\n]*)"|([^\\n]*)))?`,
  'y',
)
const heading = new RegExp(`(${domain})[ \\t]*(?:%%[^\\n]*)?(?=\\n|$)`, 'y')

export function readCynefin(raw: string): MermaidModel<CynefinModel> {
  const { cursor, about } = begin(raw, /cynefin(?:-beta)?\b/y, 'cynefin')
  const model: CynefinModel = { ...about, domains: [], transitions: [] }
  readStatements(cursor, () => {
    const at = cursor.at
    if (readAbout(cursor, model)) return
    const title = cursor.take(/title[ \t]+([^\n]*)/y)?.[1]
    if (title !== undefined) model.title = readWords(cursor, title, at)
    const moved = title === undefined ? cursor.take(transition) : undefined
    if (moved !== undefined) {
      const words = readWords(cursor, moved[3] ?? moved[4] ?? '', at)
      model.transitions.push({
        from: moved[1]!,
        to: moved[2]!,
        ...(words === '' ? {} : { label: words }),
        at,
      })
    }
    if (title !== undefined || moved !== undefined) return
    const opened = cursor.take(heading)?.[1]
    if (opened !== undefined) model.domains.push({ name: opened, items: [], at })
    else {
      const [, words = ''] = cursor.need(/"([^"\n]*)"/y, 'a domain, an item in quotes, or a transition')
      const into = model.domains.at(-1) ?? cursor.stop('a domain before its items', at)
      into.items.push({ label: readWords(cursor, words, at), at })
    }
  })
  return { model, report: cursor.report }
}
