/**
 * Threads in words: who loads, changes and stores what, in the order in which it happens.
 */
import { namedIn, namesOf } from '../../drawing/data/named.ts'
import { everyEntry, isMessage } from '../../drawing/data/sequence-entries.ts'
import type { Message, Remark, SequenceData } from '../../drawing/data/sequence-fields.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { loadsIn } from './registers.ts'

/** How many steps and states are told one by one: the first ones and the last, which says what came of it. */
const most = 10

/** Participants, then the steps, each with the thread that takes it as its subject. */
export function describeThreads(data: SequenceData): string {
  const { participants, messages } = data
  const asks = loadsIn(data)
  const steps = everyEntry(messages).flatMap(({ entry }) => (isMessage(entry) ? [entry] : []))
  const threads = new Set(steps.flatMap(({ from, to }) => (from === to ? [from] : [])))
  // A variable computes nothing.
  const isShared = (reference: string): boolean => threads.size > 0 && !threads.has(reference)
  const nameOf = (reference: string): string => namesOf(namedIn(participants, [reference]))[0] ?? reference
  const say = (message: Message): string => {
    const { from, to, text, note } = message
    const what = note === undefined ? text : `${text}, ${note}`
    if (asks.has(message)) return `${nameOf(from)} asks ${nameOf(to)} (${what})`
    if (from === to) return `${nameOf(from)}: ${what}`
    if (isShared(from)) return `${nameOf(to)} loads ${nameOf(from)} (${what})`
    return isShared(to) ? `${nameOf(from)} stores ${nameOf(to)} (${what})` : `${nameOf(from)} to ${nameOf(to)}: ${what}`
  }
  // A variable is named in its state; a thread may not be.
  const stateOf = ({ from, text }: Remark): string => (threads.has(from) ? `${nameOf(from)}: ${text}` : text)
  const told = everyEntry(messages).flatMap(({ entry }) =>
    isMessage(entry) ? [say(entry)] : entry.kind === 'state' ? [stateOf(entry)] : [],
  )
  const rest = told.length - most
  const said = rest > 0 ? [...told.slice(0, most - 1), `${rest} more`, ...told.slice(-1)] : told
  return `${count(steps.length, 'step')} of ${enumerate(namesOf(participants))}, from top to bottom: ${said.join('; ')}.`
}
