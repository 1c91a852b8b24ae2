/**
 * Reads Mermaid's `sequenceDiagram`: one statement a line.
 */
import type { SequenceModel } from '../../models/sequence.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'
import { prepare } from '../prepare.ts'
import { close, closeAll, openBlock, openBranch } from './sequence-blocks.ts'
import { readMessage } from './sequence-messages.ts'
import { openBox, readCreation, readLife, readParticipant } from './sequence-participants.ts'
import { needEnd, participantOf, readRest, type SequenceState, sequenceState } from './sequence-state.ts'

export function readSequence(raw: string): MermaidModel<SequenceModel> {
  const { cursor, title } = prepare(raw)
  const state = sequenceState(cursor)
  if (title !== undefined) state.model.title = title
  cursor.take(/[\s;]*/y)
  if (cursor.take(/sequenceDiagram\b/y) === undefined) cursor.finding('sequenceDiagram')
  readStatements(cursor, () => statement(state), { gap: /[\s;]+/y, end: /[\n;]/g })
  closeAll(state)
  return { model: state.model, report: cursor.report }
}

const statement = (state: SequenceState): void => {
  const { cursor, model } = state
  const at = cursor.at
  if (cursor.take(/#[^\n]*/y) !== undefined || readAbout(cursor, model)) return
  // A word is a keyword only when no arrow makes it the name of a participant.
  const isName = cursor.see(/[a-z_]+[ \t]*(?:<<-|--?[>x)|\\/])/iy)
  if (isName || !readFrom(cursor, state, table)) readMessage(state, at)
}

const table: readonly Statement<SequenceState>[] = [
  [
    /(participant|actor)\b(?![ \t]*:)/iy,
    (state, [, type = '']) => {
      readParticipant(state, type.toLowerCase())
    },
  ],
  [/create\b(?![ \t]*:)/iy, (state, _, at) => readCreation(state, at)],
  [
    /(destroy|activate|deactivate)\b(?![ \t]*:)/iy,
    (state, [, word = ''], at) => readLife(state, word.toLowerCase() as 'activate', at),
  ],
  [/note\b(?![ \t]*:)/iy, (state, _, at) => readNote(state, at)],
  [/autonumber\b(?![ \t]*:)/iy, (state, _, at) => readNumbers(state, at)],
  [/box\b(?![ \t]*:)/iy, (state, _, at) => openBox(state, at)],
  [
    /(loop|alt|opt|par_over|par|critical|break|rect)\b(?![ \t]*:)/iy,
    (state, [, word = ''], at) => openBlock(state, word.toLowerCase() as 'loop', at),
  ],
  [/(else|and|option)\b(?![ \t]*:)/iy, (state, [, word = ''], at) => openBranch(state, word.toLowerCase(), at)],
  [/end\b(?![ \t]*:)/iy, (state, _, at) => close(state, at)],
  [
    /title(?:[ \t]*:|\b)/iy,
    (state) => {
      state.model.title = readRest(state)
    },
  ],
  [
    /(links?|properties|details)\b(?![ \t]*:)/iy,
    (state, [, word = ''], at) => {
      const [, name = ''] = state.cursor.need(/[ \t]+([^:\n;]+?)[ \t]*:/y, 'a participant and :')
      participantOf(state, name, at)
      state.cursor.take(/[^\n]*/y)
      state.cursor.note(word.startsWith('link') ? 'a link' : word, at)
    },
  ],
]

const readNote = (state: SequenceState, at: number): void => {
  const { cursor, model } = state
  const [, side = ''] = cursor.need(/[ \t]+(left[ \t]+of|right[ \t]+of|over)\b/iy, 'left of, right of or over')
  const [, names = ''] = cursor.need(/[ \t]+([^:\n;]+?)[ \t]*:/y, 'a participant, : and words')
  const over = names.split(',').map((name) => name.trim())
  for (const name of over) participantOf(state, name, at)
  const [where = ''] = side.toLowerCase().split(/\s/)
  model.events.push({ is: 'note', side: where as 'over', over, text: readRest(state), at })
}

const readNumbers = (state: SequenceState, at: number): void => {
  const hit = state.cursor.take(/[ \t]+(?:(off)|(\d+(?:\.\d+)?)(?:[ \t]+(\d+(?:\.\d+)?))?)/y)
  const [, off, start, step = '1'] = hit ?? []
  const numbers = start === undefined ? {} : { start: Number(start), step: Number(step) }
  state.model.events.push({ is: 'number', visible: off === undefined, isOfAll: true, ...numbers, at })
  needEnd(state)
}
