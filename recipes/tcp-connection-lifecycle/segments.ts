/**
 * Sequence and acknowledgment numbers of TCP segments (RFC 9293, sections 3.4 and 3.5).
 *
 * SYN and FIN take one number each, data one per byte. A segment acknowledges what has arrived when it is sent.
 */
import { sum } from 'd3-array'
import { isNamed } from '../../drawing/data/named.ts'
import { everyEntry, isMessage } from '../../drawing/data/sequence-entries.ts'
import type { Message, SequenceData } from '../../drawing/data/sequence-fields.ts'
import { quoteEntries } from '../../drawing/sequence/quote-entries.ts'

/** Initial sequence numbers of both ends, as in the figures of RFC 9293. */
const initial = [100, 300]

/** The sequence numbers that a segment takes: flags are read from its words, data from `LEN=` in its note. */
export const lengthOf = ({ text, note = '' }: Message): number =>
  (text.match(/\b(SYN|FIN)\b/g) ?? []).length + Number(/\bLEN=(\d{1,9})\b/.exec(note)?.[1] ?? 0)

/** The data with `{seq}` and `{ack}` in notes replaced by numbers. */
export function numberSegments<Data extends SequenceData>(data: Data): Data {
  const entries = everyEntry(data.messages).map(({ entry }) => entry)
  const firstOf = (end: string): number => initial[data.participants.findIndex((each) => isNamed(each, [end]))] ?? 0
  /** The number after all that an end has sent before `now`, or only after what has arrived by then. */
  const next = (end: string, now: number, onlyArrived: boolean): string => {
    const lengths = entries.slice(0, now).map((each, index) => {
      const counts = isMessage(each) && each.from === end && each.kind !== 'lost'
      return counts && !(onlyArrived && index + each.delay > now) ? lengthOf(each) : 0
    })
    return `${firstOf(end) + sum(lengths)}`
  }
  const messages = quoteEntries(data.messages, (entry) => {
    const now = entries.indexOf(entry)
    return isMessage(entry) ? { seq: next(entry.from, now, false), ack: next(entry.to, now, true) } : {}
  })
  return { ...data, messages }
}
