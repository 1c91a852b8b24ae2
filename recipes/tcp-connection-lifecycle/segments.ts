/**
 * Sequence and acknowledgment numbers of TCP segments (RFC 9293, sections 3.4 and 3.5): SYN and FIN take one number
 * each, data one per byte. A segment acknowledges what has arrived when it is sent.
 */
import { sum } from 'd3-array'
import { isNamed } from '../../drawing/data/named.ts'
import { everyEntry, isMessage } from '../../drawing/data/sequence-entries.ts'
import type { Message, SequenceData, SequenceEntry } from '../../drawing/data/sequence-fields.ts'
import { quoteEntries } from '../../drawing/sequence/quote-entries.ts'

/** The sequence numbers that a segment takes: flags are read from its words, data from `LEN=` in its note. */
const lengthOf = ({ text, note = '' }: Message): number =>
  (text.match(/\b(SYN|FIN)\b/g) ?? []).length + Number(/\bLEN=(\d{1,9})\b/.exec(note)?.[1] ?? 0)

/** The data with `{seq}` and `{ack}` in notes replaced by numbers. */
export function numberSegments<Data extends SequenceData>(data: Data): Data {
  const entries = everyEntry(data.messages).map(({ entry }) => entry)
  // Initial sequence numbers as in the figures of RFC 9293.
  const firstOf = (end: string): number => (isNamed(data.participants[0] ?? {}, [end]) ? 100 : 300)
  /** The number after all that an end has sent before `now`, or only after what has arrived by then. */
  const next = (end: string, now: number, onlyArrived: boolean): string => {
    const counts = (each: SequenceEntry, index: number): each is Message =>
      isMessage(each) && each.from === end && each.kind !== 'lost' && !(onlyArrived && index + each.delay > now)
    return `${firstOf(end) + sum(entries.slice(0, now).filter(counts), lengthOf)}`
  }
  const messages = quoteEntries(data.messages, (entry) => {
    const now = entries.indexOf(entry)
    return isMessage(entry) ? { seq: next(entry.from, now, false), ack: next(entry.to, now, true) } : {}
  })
  return { ...data, messages }
}
