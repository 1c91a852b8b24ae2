/**
 * Sequence and acknowledgment numbers of TCP segments (RFC 9293, sections 3.4 and 3.5): SYN and FIN take one number
 * each, data one per byte. A segment acknowledges what has arrived when it is sent.
 */
import { sum } from 'd3-array'
import { isNamed } from '../../drawing/data/named.ts'
import { everyEntry, isMessage, mapEntries } from '../../drawing/data/sequence-entries.ts'
import type { Message, SequenceData, SequenceEntry, SequenceFrame } from '../../drawing/data/sequence-fields.ts'
import { quoteEntries } from '../../drawing/sequence/quote-entries.ts'

/** The sequence numbers that a segment takes: flags are read from its words, data from `LEN=` below them. */
const lengthOf = ({ text, note = '', lines }: Message): number => {
  const below = [note, ...lines.map((line) => line.text)].join(' ')
  return (text.match(/\b(SYN|FIN)\b/g) ?? []).length + Number(/\bLEN=(\d{1,9})\b/.exec(below)?.[1] ?? 0)
}

/** The data with `{seq}` and `{ack}` below segments replaced by numbers; nobody waits at a segment, as at a call. */
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
  return { ...data, messages: mapEntries(messages, sent) }
}

const sent = <Entry extends Exclude<SequenceEntry, SequenceFrame>>(entry: Entry): Entry =>
  isMessage(entry) && entry.kind === 'call' ? { ...entry, kind: 'async' } : entry
