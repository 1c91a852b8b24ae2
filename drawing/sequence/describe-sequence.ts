/**
 * Describes a sequence for people who cannot see it.
 */
import { everyEntry, isFrame, isMessage } from '../data/sequence-entries.ts'
import type { Message, SequenceData } from '../data/sequence-fields.ts'
import { quoteDerived } from '../derived.ts'
import { count, enumerate } from '../describe.ts'

/** Participants, frames and the first messages, in sentences; `derived` has the values that names in braces stand for. */
export function describeSequence(data: SequenceData, derived: Record<string, string> = {}): string {
  const fill = (words: string): string => quoteDerived(words, derived)
  const entries = everyEntry(data.messages).map(({ entry }) => entry)
  const messages = entries.filter(isMessage)
  const frames = entries.filter(isFrame).map(({ kind, text }) => frameWords(kind, fill(text)))
  const nameOf = (reference: string): string =>
    data.participants.find(({ id, name }) => reference === (id ?? name) || reference === name)?.name ?? reference
  const say = ({ from, to, text }: Message): string =>
    nameOf(from) === nameOf(to) ? `${nameOf(from)}: ${fill(text)}` : `${nameOf(from)} to ${nameOf(to)}: ${fill(text)}`
  return [
    `Sequence of ${count(messages.length, 'message')} between ${enumerate(data.participants.map(({ name }) => name))}, read from top to bottom.`,
    ...(frames.length === 0 ? [] : [`Frames: ${enumerate(frames, 4)}.`]),
    `${messages.slice(0, 6).map(say).join('; ')}${messages.length > 6 ? `; and ${messages.length - 6} more` : ''}.`,
  ].join(' ')
}

/** A frame by its kind and guard; the bounds of a loop in words. */
const frameWords = (kind: string, guard: string): string => {
  const [, least, most, own = guard] = /^\((\d+), ?(\d+|\*)\) ?(.*)$/.exec(guard) ?? []
  const times = least === undefined ? '' : `, ${least} to ${most === '*' ? 'any number of' : most} times,`
  return `${kind}${times} “${own}”`
}
