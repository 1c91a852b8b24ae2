/**
 * Participants: declared, created, destroyed, activated, and in boxes.
 */
import { readProperties } from '../properties.ts'
import { cssColors } from './css-colors.ts'
import { needEnd, participantOf, readRest, type SequenceState } from './sequence-state.ts'

/** Reads what follows `participant` or `actor`: an id, properties, an alias. Returns the id. */
export function readParticipant(state: SequenceState, type: string): string {
  const { cursor, model, box } = state
  cursor.need(/[ \t]+/y, 'a name')
  const at = cursor.at
  const id = cursor.need(/(?:(?!@\{|[ \t]as[ \t])[^\n;#])+/iy, 'a name')[0].trim()
  const isKnown = model.participants.has(id)
  const participant = participantOf(state, id, at)
  if (!isKnown || type === 'actor') participant.type = type
  if (cursor.see(/@\{/y))
    for (const [key, { value, at: place }] of readProperties(cursor)) {
      if (key === 'type') participant.type = value
      else if (key === 'alias') participant.label = value
      else cursor.report.note(`the property ${key}`, place, value)
    }
  if (cursor.take(/[ \t]+as[ \t]+/iy) !== undefined) {
    participant.label = readRest(state)
    if (participant.label === '') cursor.stop('a label after as')
  }
  needEnd(state)
  if (box !== undefined && !box.members.includes(id)) box.members.push(id)
  return id
}

/** Reads `create participant X`. */
export function readCreation(state: SequenceState, at: number): void {
  const [, type = ''] = state.cursor.need(/[ \t]+(participant|actor)\b/iy, 'participant or actor')
  state.model.events.push({ is: 'create', actor: readParticipant(state, type.toLowerCase()), at })
}

/** Reads the participant behind `activate`, `deactivate` or `destroy`. */
export function readLife(state: SequenceState, is: 'activate' | 'deactivate' | 'destroy', at: number): void {
  const { cursor, model } = state
  const [, actor = ''] = cursor.need(/[ \t]+([^:\n;,#]+?)[ \t]*(?=[;\n#]|$)/y, 'a participant')
  if (is === 'destroy' && !model.participants.has(actor)) cursor.stop('a participant that takes part', at)
  model.events.push({ is, actor, at })
}

/** Reads what follows `box`: a color, a title, or both. */
export function openBox(state: SequenceState, at: number): void {
  const { cursor } = state
  if (state.box !== undefined) cursor.stop('end of the box before another', at)
  const words = readRest(state)
  const [first = ''] = /^(?:(?:rgb|hsl)a?\s*\([^)]*\)|#?\w+)/i.exec(words) ?? []
  const isColor = first.includes('(') || cssColors.has(first.toLowerCase())
  if (isColor) cursor.noteOnce('styles are not carried over', at)
  state.box = isColor
    ? { label: words.slice(first.length).trim(), fill: first, members: [], at }
    : { label: words, members: [], at }
}
