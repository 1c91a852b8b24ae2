/**
 * What the reader of sequence diagrams keeps while it reads, and what its statements have in common.
 */
import {
  type BlockKind,
  emptySequence,
  type ModelBox,
  type ModelParticipant,
  type SequenceModel,
} from '../../models/sequence.ts'
import type { Cursor } from '../../text/cursor.ts'
import { readWords } from '../../text/words.ts'

export type SequenceState = {
  cursor: Cursor
  model: SequenceModel
  open: { block: BlockKind; at: number }[]
  box: ModelBox | undefined
}

export const sequenceState = (cursor: Cursor): SequenceState => ({
  cursor,
  model: emptySequence(),
  open: [],
  box: undefined,
})

// Up to the end of the line, `;` or `#`, which begin an entity only as `#name;`.
const rest = /(?:[^#;\n&]|#\w+;|&#?\w+;|&)*/y

/** Reads the words up to the end of a statement; a comment behind them is skipped. */
export function readRest({ cursor }: SequenceState): string {
  const at = cursor.at
  const [hit] = cursor.take(rest) ?? ['']
  cursor.take(/#[^\n]*/y)
  return readWords(cursor, hit.replace(/^\s*(?:no)?wrap:/, ''), at)
}

/** Nothing but a comment may be behind a statement. */
export function needEnd({ cursor }: SequenceState): void {
  cursor.take(/[ \t]*(?:#[^\n]*)?/y)
  if (!cursor.see(/[;\n]|$/y)) cursor.stop('the end of the line')
}

/** A participant by its id, made when it is mentioned first. */
export function participantOf({ model }: SequenceState, id: string, at: number): ModelParticipant {
  const known = model.participants.get(id)
  if (known !== undefined) return known
  const made = { id, label: id, type: 'participant', at }
  model.participants.set(id, made)
  return made
}
