/**
 * Reads Mermaid's `journey`: sections and steps with a score and who takes part, `Make tea: 5: Me, Cat`.
 */
import type { Titled } from '../../models/graph.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { readWords } from '../../text/words.ts'
import { begin } from '../begin.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'

export type JourneyStep = {
  label: string
  section?: string
  /** Not a number where the text has none. */
  score: number
  people: string[]
  at: number
}

export type JourneyModel = Titled & { sections: string[]; steps: JourneyStep[] }

type JourneyReading = ReturnType<typeof begin> & { model: JourneyModel; section?: string }

export function readJourney(raw: string): MermaidModel<JourneyModel> {
  const begun = begin(raw, /journey\b/y, 'journey')
  const state: JourneyReading = { ...begun, model: { ...begun.about, sections: [], steps: [] } }
  readStatements(begun.cursor, () => statement(state), { gap: /[\s;]+/y })
  return { model: state.model, report: begun.cursor.report }
}

const statement = (state: JourneyReading): void => {
  const { cursor, model, section } = state
  if (cursor.take(/#(?!\w+;)[^\n]*/y) !== undefined || readAbout(cursor, model)) return
  if (readFrom(cursor, state, table)) return
  const at = cursor.at
  const [words] = cursor.need(/(?:[^#:\n;]|#\w+;)+/y, 'a step')
  const [, score = ''] = cursor.need(/:[ \t]*([^#:\n;]*)/y, ': and a score')
  const people = cursor.take(/:((?:[^#:\n;]|#\w+;)*)/y)?.[1] ?? ''
  cursor.take(/#[^\n]*/y)
  cursor.need(/[ \t]*(?=[\n;]|$)/y, 'the end of the line')
  const names = people.split(',').flatMap((name) => readWords(cursor, name, at) || [])
  const group = section === undefined ? {} : { section }
  model.steps.push({ label: readWords(cursor, words, at), ...group, score: Number(score), people: names, at })
}

const table: readonly Statement<JourneyReading>[] = [
  [
    /title[ \t]+([^#\n;]*)/y,
    ({ model, cursor }, [, words = ''], at) => {
      model.title = readWords(cursor, words, at)
    },
  ],
  [
    /section[ \t]+([^#:\n;]+)/y,
    (state, [, words = ''], at) => {
      state.section = readWords(state.cursor, words, at)
      state.model.sections.push(state.section)
    },
  ],
]
