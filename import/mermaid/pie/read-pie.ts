/**
 * Reads Mermaid's `pie`: a title and slices, `"label" : 42`.
 */
import type { Titled } from '../../models/graph.ts'
import { readStatements } from '../../text/statements.ts'
import { readWords } from '../../text/words.ts'
import { begin } from '../begin.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'

export type PieModel = Titled & { showData: boolean; slices: { label: string; value: number; at: number }[] }

export function readPie(raw: string): MermaidModel<PieModel> {
  const { cursor, about } = begin(raw, /pie\b/y, 'pie')
  const model: PieModel = {
    ...about,
    showData: cursor.take(/(?:[ \t]*\n)?[ \t]*showData\b/y) !== undefined,
    slices: [],
  }
  readStatements(cursor, () => {
    if (readAbout(cursor, model)) return
    const at = cursor.at
    const title = cursor.take(/title[ \t]+([^\n]*)/y)
    if (title !== undefined) {
      model.title = readWords(cursor, title[1]!, at)
      return
    }
    const [, double, single] = cursor.need(/"([^"\n]*)"|'([^'\n]*)'/y, 'a slice: "label" : number')
    cursor.need(/[ \t]*:[ \t]*/y, ':')
    const [number] = cursor.need(/\d+(?:\.\d+)?/y, 'a number that is not negative')
    cursor.need(/[ \t]*(?:%%[^\n]*)?(?=\n|$)/y, 'the end of the line')
    model.slices.push({ label: readWords(cursor, (double ?? single)!, at), value: Number(number), at })
  })
  return { model, report: cursor.report }
}
