/**
 * Reads Mermaid's `timeline`: sections, periods and events, `2004 : Facebook : Google`.
 */
import type { Titled } from '../../models/graph.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { readWords } from '../../text/words.ts'
import { begin } from '../begin.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'

export type Period = { label: string; section?: string; events: { text: string; at: number }[]; at: number }

export type TimelineModel = Titled & { direction: string; sections: string[]; periods: Period[] }

type TimelineReading = ReturnType<typeof begin> & {
  model: TimelineModel
  section?: string
  /** Where sections begin, and how many periods come before them. */
  starts: { name: string; at: number; before: number }[]
}

export function readTimeline(raw: string): MermaidModel<TimelineModel> {
  const begun = begin(raw, /timeline\b(?:[ \t]+(?:LR|TD)\b)?/y, 'timeline')
  const direction = begun.keyword.endsWith('TD') ? 'TD' : 'LR'
  const state: TimelineReading = {
    ...begun,
    model: { ...begun.about, direction, sections: [], periods: [] },
    starts: [],
  }
  readStatements(begun.cursor, () => statement(state), { gap: /[\s;]+/y })
  noteEmpty(state)
  return { model: state.model, report: begun.cursor.report }
}

const statement = (state: TimelineReading): void => {
  const { cursor, model } = state
  if (cursor.take(/#(?!\w+;)[^\n]*/y) !== undefined || readAbout(cursor, model)) return
  if (!readFrom(cursor, state, table)) period(state)
}

const table: readonly Statement<TimelineReading>[] = [
  [
    /title[ \t]+([^\n]*)/y,
    ({ model, cursor }, [, words = ''], at) => {
      model.title = readWords(cursor, words, at)
    },
  ],
  [
    /section[ \t]+([^:\n]+)/y,
    (state, [, words = ''], at) => {
      state.section = readWords(state.cursor, words, at)
      state.model.sections.push(state.section)
      state.starts.push({ name: state.section, at, before: state.model.periods.length })
    },
  ],
  [
    /:[ \t]/y,
    (state, _, at) => {
      state.cursor.at = at
      events(state, state.model.periods.at(-1) ?? state.cursor.stop('a period before its events', at))
    },
  ],
]

/** A section without periods has no place in a picture. */
const noteEmpty = ({ starts, model, cursor }: TimelineReading): void => {
  for (const [index, { name, at, before }] of starts.entries())
    if ((starts[index + 1]?.before ?? model.periods.length) === before)
      cursor.report.note('a section without periods', at, name)
}

const period = (state: TimelineReading): void => {
  const { cursor, model, section } = state
  const at = cursor.at
  const [words] = cursor.need(/(?:[^#:\n]|#\w+;)+/y, 'a period')
  const made = { label: readWords(cursor, words, at), ...(section === undefined ? {} : { section }), events: [], at }
  model.periods.push(made)
  events(state, made)
}

/** A colon with a blank behind it begins an event; another colon belongs to it. */
const events = ({ cursor }: TimelineReading, into: Period): void => {
  for (;;) {
    cursor.take(/[ \t]+/y)
    const at = cursor.at
    const hit = cursor.take(/:[ \t]((?:[^:\n]|:(?![ \t\n]|$))*)/y)
    if (hit === undefined) break
    into.events.push({ text: readWords(cursor, hit[1]!, at), at })
  }
  cursor.take(/:?[ \t]*(?:#[^\n]*)?/y)
  if (!cursor.see(/\n|$/y)) cursor.stop(': and an event')
}
