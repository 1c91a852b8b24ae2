/**
 * Sequence and acknowledgment numbers of TCP segments (RFC 9293, sections 3.4 and 3.5).
 *
 * SYN and FIN take one number each, data one per byte. A segment acknowledges what has arrived when it is sent.
 */

import { everyEntry, isMessage, mapEntries } from '../../drawing/data/sequence-entries.ts'
import type { Entry, Message, SequenceData } from '../../drawing/data/sequence-fields.ts'
import { quoteDerived } from '../../drawing/derived.ts'

/** Initial sequence numbers of both ends, as in the figures of RFC 9293. */
const initial = [100, 300]

/** The sequence numbers that a segment takes: flags are read from its words, data from `LEN=` in its note. */
export const lengthOf = ({ text, note = '' }: Message): number =>
  (text.match(/\b(SYN|FIN)\b/g) ?? []).length + Number(/\bLEN=(\d{1,9})\b/.exec(note)?.[1] ?? 0)

/** The data with `{seq}` and `{ack}` in notes replaced by numbers. */
export function numberSegments<Data extends SequenceData>(data: Data): Data {
  const entries = everyEntry(data.messages).map(({ entry }) => entry)
  const first = (end: string): number => {
    const index = data.participants.findIndex(({ id, name }) => end === id || end === name)
    return initial[index] ?? 0
  }
  const sentBefore = (end: string, before: number, mustHaveArrived: boolean): number =>
    entries.slice(0, before).reduce((next, each, index) => {
      if (!isMessage(each) || each.from !== end || each.kind === 'lost') return next
      return mustHaveArrived && index + each.delay > before ? next : next + lengthOf(each)
    }, first(end))
  const complete = (entry: Entry): Entry => {
    if (!isMessage(entry) || entry.note === undefined) return entry
    const index = entries.indexOf(entry)
    const seq = String(sentBefore(entry.from, index, false))
    return { ...entry, note: quoteDerived(entry.note, { seq, ack: String(sentBefore(entry.to, index, true)) }) }
  }
  return { ...data, messages: mapEntries(data.messages, complete) }
}
