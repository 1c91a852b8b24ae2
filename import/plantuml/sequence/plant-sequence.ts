/**
 * What the reader of PlantUML's sequence diagrams keeps while it reads.
 */
import {
  type BlockKind,
  emptySequence,
  type ModelBox,
  type ModelParticipant,
  type SequenceModel,
} from '../../models/sequence.ts'
import type { Cursor } from '../../text/cursor.ts'
import { creole } from '../creole.ts'

export type PlantSequence = {
  cursor: Cursor
  model: SequenceModel
  open: { block: BlockKind; at: number }[]
  box: ModelBox | undefined
  /** Calls that `return` answers: who was called, and by whom. */
  calls: { from: string; to: string }[]
  last: { from: string; to: string } | undefined
  isAutomatic: boolean
}

export const plantSequence = (cursor: Cursor): PlantSequence => ({
  cursor,
  model: emptySequence(),
  open: [],
  box: undefined,
  calls: [],
  last: undefined,
  isAutomatic: false,
})

/** A participant by its id, made when it is mentioned first. */
export function participantOf({ model, cursor }: PlantSequence, id: string, at: number): ModelParticipant {
  const known = model.participants.get(id)
  if (known !== undefined) return known
  const made: ModelParticipant = { id, label: creole(cursor.report, id, at), type: 'participant', at }
  model.participants.set(id, made)
  return made
}

/** The name of a participant: in quotes or a word. */
export const name = /"([^"\n]*)"|((?:[\p{L}\p{N}_.@$/]|:(?=[\p{L}\p{N}_]+:)|:(?<=:[\p{L}\p{N}_ ]{1,60}:))+)/uy

/** Words behind a colon, or none. */
export function readWords({ cursor }: PlantSequence): string {
  const at = cursor.at
  return cursor.take(/[ \t]*:/y) === undefined ? '' : creole(cursor.report, cursor.restOfLine(), at)
}

/** Nothing may be behind a statement. */
export function needEnd({ cursor }: PlantSequence): void {
  cursor.take(/[ \t]*(?:;|$)?/y)
  if (!cursor.see(/\n|$/y)) cursor.stop('the end of the line')
}
