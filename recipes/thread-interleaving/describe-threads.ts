/**
 * Threads in words: who loads, changes and stores what, in the order in which it happens.
 */
import { namedIn, namesOf } from '../../drawing/data/named.ts'
import { everyEntry, isMessage } from '../../drawing/data/sequence-entries.ts'
import type { Message, SequenceData } from '../../drawing/data/sequence-fields.ts'
import { count, enumerate } from '../../drawing/describe.ts'

/** How many steps are told one by one. */
const most = 6

/** Participants, then the steps, each with the thread that takes it as its subject. */
export function describeThreads({ participants, messages }: SequenceData): string {
  const steps = everyEntry(messages).flatMap(({ entry }) => (isMessage(entry) ? [entry] : []))
  const threads = new Set(steps.flatMap(({ from, to }) => (from === to ? [from] : [])))
  // A variable computes nothing.
  const isShared = (reference: string): boolean => threads.size > 0 && !threads.has(reference)
  const nameOf = (reference: string): string => namesOf(namedIn(participants, [reference]))[0] ?? reference
  const say = ({ from, to, text }: Message): string => {
    if (from === to) return `${nameOf(from)}: ${text}`
    if (isShared(from)) return `${nameOf(to)} loads ${nameOf(from)} (${text})`
    return isShared(to) ? `${nameOf(from)} stores ${nameOf(to)} (${text})` : `${nameOf(from)} to ${nameOf(to)}: ${text}`
  }
  const rest = steps.length - most
  const said = [...steps.slice(0, most).map(say), ...(rest > 0 ? [`and ${rest} more`] : [])]
  return `${count(steps.length, 'step')} of ${enumerate(namesOf(participants))}, from top to bottom: ${said.join('; ')}.`
}
