/**
 * Reads PlantUML's sequence diagrams: participants, messages, frames, notes, references, activity.
 */
import type { BlockKind, SequenceModel } from '../../models/sequence.ts'
import type { TextReport } from '../../text/report.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { creole } from '../creole.ts'
import { noteUnended } from '../directives.ts'
import { lines } from '../plant-notes.ts'
import { prepare } from '../prepare.ts'
import { activity, activitySign, endLast } from './plant-lives.ts'
import { readMessage, readReturn } from './plant-messages.ts'
import { readNumbers } from './plant-numbers.ts'
import { readParticipant } from './plant-participants.ts'
import { name, type PlantSequence, participantOf, plantSequence } from './plant-sequence.ts'

export function readSequence(raw: string): { model: SequenceModel; report: TextReport } {
  const { cursor, about } = prepare(raw)
  const state = plantSequence(cursor)
  Object.assign(state.model, about)
  readStatements(
    cursor,
    () => {
      cursor.take(/&[ \t]*(?=alt|opt|loop|par|group|note|break|critical)/y)
      if (!readFrom(cursor, state, table) && !readMessage(state, cursor.at))
        cursor.stop('a message, a participant or a keyword')
    },
    { gap: /[\s;]+/y },
  )
  noteUnended(
    cursor.report,
    state.open.map(({ block, at }) => ({ is: block, at })),
  )
  while (state.open.length > 0) state.model.events.push({ is: 'close', block: state.open.pop()!.block, at: 0 })
  return { model: state.model, report: cursor.report }
}

const blocks = /(alt|opt|loop|par2?|break|critical|group|partition)\b(?!\s*(?:-|<|\\|\/|:))[ \t]*(?:#[\w#]+[ \t]*)*/y

const table: readonly Statement<PlantSequence>[] = [
  [
    /(?:(create)[ \t]+)?(participant|actor|boundary|control|entity|database|collections|queue)\b[ \t]+(?![-<])/iy,
    (state, [, made, kind = ''], at) =>
      readParticipant(state, { kind: kind.toLowerCase(), at, isMade: made !== undefined }),
  ],
  [/create[ \t]+(?![-<])/y, (state, _, at) => readParticipant(state, { kind: 'participant', at, isMade: true })],
  [blocks, (state, [, word = ''], at) => openBlock(state, word, at)],
  [/(?:else|also)\b[ \t]*(?:#[\w#]+[ \t]*)?/y, (state, _, at) => branch(state, at)],
  [/end[ \t]?box\b/iy, closeBox],
  [/end\b(?![ \t]*(?:-|<))[^\n]*/y, (state, _, at) => closeBlock(state, at)],
  [/box\b(?![ \t]*(?:-|<(?![a-z])))/y, openBox],
  [/deactivate[ \t]*(?=\n|$)/iy, (state, _, at) => endLast(state, at)],
  [/(activate|deactivate|destroy)\b[ \t]+/iy, activity],
  [new RegExp(String.raw`(?:${name.source})[ \t]*(\+\+|--)[ \t]*(?:#\w+[ \t]*)?(?=\n|$)`, 'uy'), activitySign],
  [/return\b[ \t]*/y, (state, _, at) => readReturn(state, at)],
  [/autoactivate[ \t]+(on|off)/y, (state, [, word]) => void (state.isAutomatic = word === 'on')],
  [/autonumber\b([^\n]*)/y, (state, [, words = ''], at) => readNumbers(state, words, at)],
  [
    /==+((?:(?!==)[^\n])*)==+[^\n]*/y,
    ({ model, cursor }, [, words = ''], at) =>
      void model.events.push({ is: 'divider', text: creole(cursor.report, words.trim(), at), at }),
  ],
  [
    /(?:\.{3}|…)(?:([^\n]*?)(?:\.{3}|…))?[ \t]*(?=\n|$)/y,
    ({ model, cursor }, [, words = ''], at) =>
      void model.events.push({ is: 'divider', text: creole(cursor.report, words, at), at }),
  ],
  [/\|\|[^\n]*/y, ({ cursor }, _, at) => cursor.noteOnce('places and sizes: laid out here', at)],
  [/@?(?:auto)?newpage\b[^\n]*/y, ({ cursor }, _, at) => cursor.noteOnce('pages: drawn on one', at)],
  [/url[ \t]+(?:of|for)[ \t][^\n]*/y, ({ cursor }, _, at) => cursor.note('a link or a click', at)],
  [
    /\{[^}\n]*\}[ \t]*<->[ \t]*\{[^}\n]*\}[^\n]*/y,
    ({ cursor }, _, at) => cursor.note('how long it is between two messages', at),
  ],
  [/ref\b(?:#[\w#]+)?[ \t]+over[ \t]+/iy, reference],
  [/\/?[ \t]*[hr]?note\b(?![ \t]*(?:-|<(?!<[^>\n]*>>[ \t]*(?:left|right|over|across)\b)))[ \t]*/iy, remark],
  [
    /(?:footbox|hide|show|autoactivate|ignore|order|left|right)\b[^\n]*/y,
    ({ cursor }, _, at) => cursor.noteOnce('settings', at),
  ],
]

function openBlock({ model, cursor, open }: PlantSequence, word: string, at: number): void {
  const block = (word === 'partition' ? 'group' : word.replace('2', '')) as BlockKind
  const text = creole(cursor.report, cursor.restOfLine(), at)
  model.events.push({ is: 'open', block, text: block === 'group' ? text.replace(/\[(.*)\]$/, '$1') : text, at })
  open.push({ block, at })
}

function branch({ model, cursor, open }: PlantSequence, at: number): void {
  const block = open.at(-1)?.block
  if (block === undefined) return cursor.stop('alt or par before this else', at)
  model.events.push({ is: 'branch', block, text: creole(cursor.report, cursor.restOfLine(), at), at })
}

function closeBlock({ model, cursor, open }: PlantSequence, at: number): void {
  const last = open.pop()
  if (last === undefined) return cursor.stop('a frame before this end', at)
  model.events.push({ is: 'close', block: last.block, at })
}

function openBox(state: PlantSequence, _: RegExpExecArray, at: number): void {
  const { cursor, model } = state
  const words = cursor.restOfLine().replace(/(?:^|\s)#[\w#]+\s*$/, '')
  state.box = { label: creole(cursor.report, words.trim().replace(/^"(.*)"$/, '$1'), at), members: [], at }
  model.boxes.push(state.box)
}

function closeBox(state: PlantSequence): void {
  state.box = undefined
}

function reference(state: PlantSequence, _: RegExpExecArray, at: number): void {
  const over = names(state)
  state.model.events.push({
    is: 'note',
    side: 'over',
    over,
    text: `ref: ${words(state, /^[ \t]*end(?:[ \t]?ref\b|[ \t]*$)/gim, at)}`,
    at,
  })
}

/** Participants between commas. */
const names = (state: PlantSequence): string[] => {
  const { cursor } = state
  const found: string[] = []
  do {
    cursor.take(/[ \t]*/y)
    const at = cursor.at
    const hit = cursor.need(name, 'a participant')
    found.push(participantOf(state, (hit[1] ?? hit[2])!.trim(), at).id)
  } while (cursor.take(/[ \t]*,/y) !== undefined)
  cursor.take(/[ \t]*(?:<<[^>\n]*>>[ \t]*)?(?:#[\w#]+)?[ \t]*/y)
  return found
}

const words = ({ cursor }: PlantSequence, end: RegExp, at: number): string => {
  if (cursor.take(/[ \t]*:[ \t]*/y) !== undefined) return creole(cursor.report, cursor.restOfLine(), at)
  cursor.restOfLine()
  return lines(cursor, end, at)
}

/** `note left: …`, `note over A, B` and lines up to `end note`. */
function remark(state: PlantSequence, _: RegExpExecArray, at: number): void {
  const { cursor, model } = state
  cursor.take(/<<[^>\n]*>>[ \t]*/y)
  const side = cursor.take(/(left|right|bottom|over|across)\b[ \t]*(?:of[ \t]+)?/iy)?.[1]?.toLowerCase()
  if (side === undefined) return cursor.stop('left, right or over')
  const isAlone = side === 'across' || cursor.see(/[ \t]*(?::|#|\n|<<)/y)
  if (isAlone) cursor.take(/[ \t]*(?:<<[^>\n]*>>[ \t]*)?(?:#[\w#]+)?[ \t]*/y)
  const over = isAlone ? besides(state, side) : names(state)
  const text = words(state, /^[ \t]*end[ \t]?[hr]?note\b/gim, at)
  if (over.length === 0) cursor.report.note('a note on nothing that is drawn', at, text)
  else model.events.push({ is: 'note', side: side === 'left' || side === 'right' ? side : 'over', over, text, at })
}

/** Who a note without a participant is beside: the left or right one of the last message, or all. */
const besides = ({ last, model }: PlantSequence, side: string): string[] => {
  const all = [...model.participants.keys()]
  if (side === 'across') return [all[0], all.at(-1)].filter((id) => id !== undefined)
  if (last === undefined) return []
  const ends = [last.from, last.to].toSorted((a, b) => all.indexOf(a) - all.indexOf(b))
  return [ends.at(side === 'left' ? 0 : -1)!]
}
