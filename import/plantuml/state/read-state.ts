/**
 * Reads PlantUML's state diagrams: states within states, transitions, pseudostates, regions, notes.
 */

import { divideState } from '../../models/state-regions.ts'
import { emptyStates, type ModelState, type StateKind, type StateModel } from '../../models/states.ts'
import { entryOf } from '../../text/entry-of.ts'
import type { TextReport } from '../../text/report.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { readArrow } from '../arrows.ts'
import { readLooks } from '../class/plant-class.ts'
import { creole } from '../creole.ts'
import { noteUnended } from '../directives.ts'
import { readNote } from '../plant-notes.ts'
import { prepare } from '../prepare.ts'
import { name, openIn, type PlantState, stateOf } from './plant-state.ts'

export function readState(raw: string): { model: StateModel; report: TextReport } {
  const { cursor, about, direction } = prepare(raw)
  const state: PlantState = { cursor, model: emptyStates(), open: [], last: undefined }
  Object.assign(state.model, about, direction === undefined ? {} : { direction })
  readStatements(
    cursor,
    () => {
      if (!note(state) && !readFrom(cursor, state, table)) transition(state)
    },
    { gap: /[\s;]+/y },
  )
  noteUnended(
    cursor.report,
    state.open.map(({ at }) => ({ is: 'state', at })),
  )
  return { model: state.model, report: cursor.report }
}

const table: readonly Statement<PlantState>[] = [
  [/\}|end[ \t]+state\b/y, close],
  [/(?:--+|\|\|)(?=[ \t]*(?:\n|$))/y, divide],
  [/(?:state|frame)\b[ \t]+(?![-<])/y, declare],
  [/State[ \t]+(?=["\p{L}_])/uy, declare],
  [/together\b[ \t]*\{/y, (state, _, at) => openBlock(state, '', at)],
  [/(?:json|map|object)[ \t]+[^\n{]*\{[^}]*\}/y, ({ cursor }, _, at) => cursor.note('data in a state diagram', at)],
]

const kinds: Readonly<Record<string, StateKind>> = {
  start: 'start',
  end: 'end',
  choice: 'choice',
  fork: 'fork',
  join: 'join',
  history: 'history',
  'history*': 'history',
  entrypoint: 'entry',
  exitpoint: 'exit',
  inputpin: 'entry',
  outputpin: 'exit',
  expansioninput: 'entry',
  expansionoutput: 'exit',
}

function declare(state: PlantState, _: RegExpExecArray, at: number): void {
  const { cursor } = state
  const hit = cursor.need(name, 'the name of a state')
  const written = (hit[1] ?? hit[2])!
  const alias = cursor.take(/[ \t]+as[ \t]+(?:"([^"\n]*)"|([\p{L}\p{N}_.$@]+))/uy)
  const [id, label] =
    alias === undefined ? [written, hit[1]] : alias[1] === undefined ? [alias[2]!, written] : [written, alias[1]]
  const found = stateOf(state, id, { at, role: 'from' })
  state.last = found.id
  if (label !== undefined && label !== id) found.descriptions.unshift(creole(cursor.report, label, at))
  dress(state, found)
  const start = cursor.at
  if (cursor.take(/[ \t]*:/y) !== undefined) describe(state, found, { text: cursor.restOfLine(), at: start })
  if (cursor.take(/[ \t]*(?:\{|begin\b)/y) !== undefined) {
    if (found.kind === 'state') found.kind = 'composite'
    openBlock(state, found.id, at)
  } else if (!cursor.see(/[ \t]*(?:\n|$|\})/y)) cursor.stop('{, : or the end of the line')
}

/** Stereotypes say what a pseudostate is; links are in the ledger. */
const dress = ({ cursor }: PlantState, found: ModelState): void => {
  for (;;) {
    Object.assign(found, readLooks(cursor))
    const at = cursor.at
    const stereotype = cursor.take(/[ \t]*<<([^\n]*?)>>/y)?.[1]
    if (stereotype === undefined) return
    const kind = entryOf(kinds, stereotype.trim().toLowerCase())
    if (kind === undefined) cursor.note('a stereotype', at)
    else found.kind = kind
  }
}

const describe = ({ cursor }: PlantState, found: ModelState, { text, at }: { text: string; at: number }): void => {
  const words = creole(cursor.report, text, at)
  if (words === '') return
  // The first words of a state are its name: without them, its id is.
  if (found.descriptions.length === 0) found.descriptions.push(found.id)
  found.descriptions.push(words)
}

const openBlock = ({ open }: PlantState, id: string, at: number): void => {
  open.push({ id, at, regions: 0, members: new Set(), transitions: [] })
}

/** `--` and `||`: what is before it in this state is the first region; outside of states there is nothing to divide. */
function divide({ cursor, model, open }: PlantState, _: RegExpExecArray, at: number): void {
  const state = openIn({ open })
  if (state === undefined) cursor.noteOnce('borders of regions outside of states', at)
  else divideState(model, state, at)
}

function close(state: PlantState, _: RegExpExecArray, at: number): void {
  if (state.open.pop() === undefined) state.cursor.stop('a state before this }', at)
}

const transition = (state: PlantState): void => {
  const { cursor, model } = state
  const at = cursor.at
  const hit = cursor.need(name, 'a state, a transition or a keyword')
  const first = (hit[1] ?? hit[2])!
  cursor.take(/[ \t]*/y)
  const arrow = readArrow(cursor)
  if (arrow === undefined) return alone(state, first, at)
  // A circle or a cross at its end.
  cursor.take(/(?<=>)[OX](?=[ \t])/y)
  cursor.take(/[ \t]*/y)
  const toAt = cursor.at
  const [, quoted, plain] = cursor.need(name, 'a state behind the arrow')
  const second = (quoted ?? plain)!
  const isBackward = arrow.tail.includes('<') && !arrow.head.includes('>')
  const from = stateOf(state, isBackward ? second : first, { at, role: 'from' })
  const to = stateOf(state, isBackward ? first : second, { at: toAt, role: 'to' })
  dress(state, to)
  const start = cursor.at
  const label = cursor.take(/[ \t]*:/y) === undefined ? '' : creole(cursor.report, cursor.restOfLine(), start)
  if (!cursor.see(/[ \t]*(?:\n|$|\})/y)) cursor.stop('the end of the line')
  if (!arrow.hidden) {
    const made = { from: from.id, to: to.id, at, ...(label === '' ? {} : { label }) }
    model.transitions.push(made)
    openIn(state)?.transitions.push(made)
  }
  state.last = to.id
}

/** A state with words, or alone. */
const alone = (state: PlantState, written: string, at: number): void => {
  const { cursor } = state
  const start = cursor.at
  const isSaid = cursor.take(/:/y) !== undefined
  if (!isSaid && !cursor.see(/[ \t]*(?:<<|#|\n|$)/y)) return cursor.stop('an arrow, : or the end of the line')
  const found = stateOf(state, written, { at, role: 'from' })
  state.last = found.id
  if (isSaid) describe(state, found, { text: cursor.restOfLine(), at: start })
  else dress(state, found)
}

const note = ({ cursor, model, last }: PlantState): boolean => {
  if (!cursor.see(/(?:floating[ \t]+)?note\b(?![ \t]*[-:])/iy)) return false
  const found = readNote(cursor, last)
  if (found === undefined) return false
  const { on, text, at } = found
  model.remarks.push({ text, at, ...(on === undefined ? {} : { on }) })
  return true
}
