/**
 * Reads Mermaid's `stateDiagram` and `stateDiagram-v2`: one statement a line, states within braces.
 */
import type { ModelDirection } from '../../models/graph.ts'
import type { StateKind, StateModel } from '../../models/states.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { readLines } from '../../text/words.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'
import { prepare } from '../prepare.ts'
import { type StateReading, scopeOf, stateOf, stateReading } from './state-reading.ts'
import { closeState, divide, openState } from './state-regions.ts'
import { dress, dressed, remark, said, stateName } from './state-remarks.ts'

export function readState(raw: string): MermaidModel<StateModel> {
  const { cursor, title } = prepare(raw)
  const reading = stateReading(cursor)
  if (title !== undefined) reading.model.title = title
  cursor.take(/[\s;]*/y)
  if (cursor.take(/stateDiagram(?:-v2)?\b/y) === undefined) cursor.finding('stateDiagram')
  readStatements(cursor, () => statement(reading), { gap: /[\s;]+/y })
  for (const { at } of reading.open) cursor.finding('the } of this state', at)
  for (const { at, text } of reading.notes.values()) cursor.report.note('a note that belongs to no state', at, text)
  return { model: reading.model, report: cursor.report }
}

const statement = (reading: StateReading): void => {
  const { cursor, model } = reading
  if (readAbout(cursor, model) || cursor.take(/#[^\n]*/y) !== undefined || readFrom(cursor, reading, table)) return
  transition(reading)
}

const table: readonly Statement<StateReading>[] = [
  [/\}/y, (reading, _, at) => closeState(reading, at)],
  [/--(?=[ \t]*(?:%%[^\n]*)?(?:\n|$))[^\n]*/y, (reading, _, at) => divide(reading, at)],
  [
    /direction[ \t]+(TB|TD|BT|RL|LR)\b/y,
    (reading, [, word = '']) => {
      const scope = scopeOf(reading)
      const turned = scope === undefined ? reading.model : reading.model.states.get(scope)
      if (turned !== undefined) turned.direction = word.replace('TD', 'TB') as ModelDirection
    },
  ],
  [
    /scale[ \t]+\d+[ \t]+width|hide[ \t]+empty[ \t]+description/y,
    ({ cursor }, _, at) => cursor.noteOnce('styles are not carried over', at),
  ],
  [
    /(classDef|class|style|click|linkStyle)[ \t]+(?=[^\s:-])([^\n]*)/y,
    (reading, [, word = '', rest = ''], at) => dress(reading, word, rest, at),
  ],
  [/note\b(?![ \t]*(?:-->|:))/iy, (reading, _, at) => remark(reading, at)],
  [/state[ \t]+/y, (reading, _, at) => declare(reading, at)],
]

const declare = (reading: StateReading, at: number): void => {
  const { cursor } = reading
  const quoted = cursor.take(/"/y) === undefined ? undefined : cursor.need(/([^"]*)"/y, 'a closing "')[1]
  if (quoted !== undefined) cursor.need(/\s+as\s+/y, 'as and a name')
  const [name] = cursor.need(stateName, 'a name')
  const state = stateOf(reading, name, { at, role: 'from' })
  if (quoted !== undefined) state.descriptions.push(readLines(cursor, quoted, at, true))
  cursor.take(/[ \t]+/y)
  const kind = cursor.take(/(?:<<|\[\[)(fork|join|choice|history|H\*?)(?:>>|\]\])/iy)?.[1]
  if (kind === 'H*') cursor.noteOnce('deep history, drawn as history', at)
  if (kind !== undefined) state.kind = kind.toLowerCase().replace(/^h\*?$/, 'history') as StateKind
  const alias = cursor.take(/as[ \t]+([^\n{]*[^\s{])/y)?.[1]
  if (alias !== undefined) state.descriptions.push(readLines(cursor, alias.replace(/^"(.*)"$/, '$1'), at, true))
  dressed(reading, state)
  const words = said(reading)
  if (words !== undefined) state.descriptions.push(words)
  if (cursor.take(/\s*\{/y) === undefined) return ended(reading)
  state.kind = 'composite'
  openState(reading, name, at)
}

const transition = (reading: StateReading): void => {
  const { cursor, model, open } = reading
  const at = cursor.at
  if (joinNote(reading)) return
  const [first] = cursor.need(stateName, 'a state, a transition or a keyword')
  const from = stateOf(reading, first, { at, role: 'from' })
  dressed(reading, from)
  if (cursor.take(/[ \t]*-->[ \t]*/y) === undefined) {
    const words = said(reading)
    if (words !== undefined) from.descriptions.push(words)
    return ended(reading)
  }
  const toAt = cursor.at
  const to = stateOf(reading, cursor.need(stateName, 'a state after -->')[0], { at: toAt, role: 'to' })
  dressed(reading, to)
  const label = said(reading) ?? uncoloned(cursor)
  const made = { from: from.id, to: to.id, ...(label === undefined || label === '' ? {} : { label }), at }
  model.transitions.push(made)
  open.at(-1)?.transitions.push(made)
  ended(reading)
}

/** `N1 .. A`: the note with that name is one of the state. */
const joinNote = (reading: StateReading): boolean => {
  const { cursor, model, notes } = reading
  const begin = cursor.at
  const [, name = '', on = ''] = cursor.take(/([\w-]+)[ \t]*\.\.[ \t]*([\w-]+)(?=[ \t]*(?:\n|$))/y) ?? []
  const note = notes.get(name)
  if (note === undefined) cursor.at = begin
  else {
    stateOf(reading, on, { at: begin, role: 'from' })
    model.remarks.push({ on, side: 'right', ...note })
    notes.delete(name)
  }
  return note !== undefined
}

/** Words without the colon before them: a mistake, which is found, but what they say is not lost. */
const uncoloned = (cursor: StateReading['cursor']): string | undefined => {
  const words = /^[ \t]+([\p{L}\p{N}][^\n;{}%]*)/u.exec(cursor.text.slice(cursor.at, cursor.at + 400))?.[1]
  return words === undefined ? undefined : readLines(cursor, words, cursor.at, true)
}

const ended = ({ cursor }: StateReading): void => {
  cursor.take(/[ \t]*(?:%%[^\n]*)?/y)
  if (!cursor.see(/\s*(?:[;\n}]|$)/y)) cursor.stop('the end of the line')
}
