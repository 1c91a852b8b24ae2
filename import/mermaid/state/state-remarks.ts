/**
 * What is said about states: names, words behind a colon and notes (in Markdown, as Mermaid reads them), classes of styles.
 */
import type { ModelState } from '../../models/states.ts'
import { readLines } from '../../text/words.ts'
import { type StateReading, stateOf } from './state-reading.ts'

/** The name of a state, or `[*]`. */
export const stateName = /\[\*\](?=[ \t]*(?:-->|:::|[\n;{:]|$))|(?:[^:;\n\s{"-]|-(?!->|-?[ \t]*(?:\n|$)))+/y

/** `:::name` behind a state. */
export const dressed = ({ cursor }: StateReading, state: ModelState): void => {
  const hit = cursor.take(/[ \t]*:::([\w-]+)/y)
  if (hit !== undefined) state.classes = [...(state.classes ?? []), hit[1]!]
}

/** `: words` behind a state or a transition. */
export const said = ({ cursor }: StateReading): string | undefined => {
  const hit = cursor.take(/[ \t]*:[ \t]*([^\n]*)/y)
  return hit === undefined ? undefined : readLines(cursor, hit[1]!, cursor.at - hit[1]!.length, true)
}

/** Styles and clicks; a class is kept, for what it may mean. */
export const dress = ({ cursor, model }: StateReading, word: string, rest: string, at: number): void => {
  if (word === 'click') return cursor.note('a link or a click', at)
  cursor.noteOnce('styles are not carried over', at)
  const [, names = '', style = ''] = /^(\S+)\s*(.*?)[\s;]*$/.exec(rest) ?? []
  if (style === '') return
  for (const name of names.split(',')) {
    const state = model.states.get(name)
    if (word === 'classDef') (model.styles ??= new Map()).set(name, style)
    else if (state !== undefined && word === 'style') state.looks = [...(state.looks ?? []), style]
    else if (state !== undefined && word === 'class')
      state.classes = [...(state.classes ?? []), style.split(/\s/, 1)[0]!]
  }
}

/** Reads what follows `note`. */
export const remark = (reading: StateReading, at: number): void => {
  const { cursor, model } = reading
  const floating = cursor.take(/[ \t]+"([^"]*)"[ \t]+as[ \t]+(\S+)/y)
  if (floating !== undefined) {
    const [, words = '', name = ''] = floating
    reading.notes.set(name, { text: readLines(cursor, words, at, true), at })
    return
  }
  const [, side = ''] = cursor.need(/[ \t]+(left|right)[ \t]+of[ \t]+/iy, 'left of, right of, or "words" as name')
  const [state] = cursor.need(stateName, 'a state')
  const words = said(reading) ?? lines(reading)
  stateOf(reading, state, { at, role: 'from' })
  model.remarks.push({ on: state, side: side.toLowerCase() as 'left', text: words, at })
}

/** Mermaid ends a note at the words `end note`, on a line of their own or not. */
const lines = ({ cursor }: StateReading): string => {
  const expected = ': and words, or lines and end note'
  if (cursor.ahead('end note') < 0) cursor.stop(expected)
  const hit = cursor.need(/\s*\n((?:(?!\bend note\b)[\s\S])*)end note\b/y, expected)
  return readLines(cursor, hit[1]!, cursor.at - hit[0].length, true)
}
