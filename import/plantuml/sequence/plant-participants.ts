/**
 * Participants: `actor "Long name" as A <<web>> order 10 #red`, or a name with lines in brackets.
 */
import { creole } from '../creole.ts'
import { name, needEnd, type PlantSequence, participantOf } from './plant-sequence.ts'

type Declared = { kind: string; at: number; isMade: boolean }

export function readParticipant(state: PlantSequence, { kind, at, isMade }: Declared): void {
  const { cursor, model, box } = state
  const hit = cursor.need(name, 'the name of a participant')
  const written = (hit[1] ?? hit[2])!.trim()
  const alias = cursor.take(/[ \t]+(?:as|AS)[ \t]+(?:"([^"\n]*)"|([\p{L}\p{N}_.@$]+))/uy)
  const [id, label] =
    alias === undefined ? [written, written] : alias[1] === undefined ? [alias[2]!, written] : [written, alias[1]]
  const participant = participantOf(state, id, at)
  participant.label = creole(cursor.report, label, at)
  participant.type = kind
  box?.members.push(id)
  if (isMade) model.events.push({ is: 'create', actor: id, at })
  readRest(state, participant)
  needEnd(state)
}

/** Stereotypes, an order, a color, and lines in brackets, in any order. */
const readRest = (state: PlantSequence, participant: { label: string }): void => {
  const { cursor } = state
  for (;;) {
    const at = cursor.at
    if (cursor.take(/[ \t]*<<[^>\n]*>>/y) !== undefined) cursor.noteOnce('stereotypes of participants', at)
    else if (cursor.take(/[ \t]+order[ \t]+-?\d+/y) !== undefined)
      cursor.noteOnce('an order of participants other than of the text', at)
    else if (cursor.take(/[ \t]*#[\w#|\\/:;.-]+/y) !== undefined) cursor.noteOnce('styles are not carried over', at)
    else if (cursor.take(/[ \t]*\[\[[^\]\n]*\]\]/y) !== undefined) cursor.note('a link or a click', at)
    else if (cursor.take(/[ \t]*\[[ \t]*(?=\n)/y) !== undefined) {
      const text = cursor.need(/[^\]]*\]/y, ']')[0].slice(0, -1)
      participant.label = creole(cursor.report, text.replaceAll(/^[ \t]*(?:=+|-{2,}.*)/gm, ''), at)
    } else return
  }
}
