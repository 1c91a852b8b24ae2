/**
 * Sequence and acknowledgment numbers of TCP segments (RFC 9293, sections 3.4 and 3.5): SYN and FIN take one number
 * each, data one per byte. A segment acknowledges what has arrived when it is sent.
 */
import { sum } from 'd3-array'
import { isNamed } from '../../drawing/data/named.ts'
import { everyEntry, isMessage, mapEntries } from '../../drawing/data/sequence-entries.ts'
import type { Message, SequenceData, SequenceEntry, SequenceFrame } from '../../drawing/data/sequence-fields.ts'
import { quoteEntries } from '../../drawing/sequence/quote-entries.ts'
import { statesOf } from './states.ts'

/** How many bytes of data a segment has, in any of its words: `LEN=78`, `len 78`, `length 78`, `78 bytes`, `1,460 bytes`. */
const saysLength = [
  /\blen(?:gth)?(?: ?[=:])? ?(\d[\d,]{0,11})/i,
  // A window, or a largest size, is not what is sent.
  /(?<!\b(?:win(?:dow)?|mss|rwnd|cwnd|buffer|free)\W*)(?<![\d,.])(\d[\d,]{0,11}) ?(?:bytes?|octets?|B)\b/i,
] as const

/** The sequence numbers that a segment takes: flags are read from its words, data from all that is said of it. */
const lengthOf = ({ text, note = '', lines }: Message): number => {
  const all = [text, note, ...lines.map((line) => line.text)].join(' · ')
  const said = saysLength.map((pattern) => pattern.exec(all)?.[1]).find((length) => length !== undefined)
  return (text.match(/\b(SYN|FIN)\b/g) ?? []).length + Number((said ?? '0').replaceAll(',', ''))
}

/** What is drawn for the segments of data: with the states that they bring about, where none are given. */
const drawn = new WeakMap<readonly SequenceEntry[], SequenceEntry[]>()

/** The entries to draw: segments, and the states of both ends, as given or as they follow. */
export const entriesOf = ({ messages }: Pick<SequenceData, 'messages'>): SequenceEntry[] =>
  drawn.get(messages) ?? messages

/**
 * The data with `{seq}` and `{ack}` below segments replaced by numbers; nobody waits at a segment, as at a call. Where data
 * have segments alone, these have their numbers, and ends their states.
 */
export function numberSegments<Data extends SequenceData>(data: Data): Data {
  const states = statesOf(data)
  if (states === undefined) return { ...data, messages: numbered(data.participants, data.messages) }
  const isNoted = states.some(
    (entry) => isMessage(entry) && (!length.test(entry.note ?? 'LEN=0') || entry.lines.length > 0),
  )
  const entries = numbered(data.participants, isNoted ? states : mapEntries(states, noted))
  const messages = entries.filter(isMessage)
  drawn.set(messages, entries)
  return { ...data, messages }
}

/** A segment with its numbers below; the first one acknowledges nothing. */
const noted = <Entry extends SequenceEntry>(entry: Entry): Entry =>
  isMessage(entry) ? { ...entry, note: [numbersOf(entry.text), entry.note ?? []].flat().join(' ') } : entry

/** What a segment says of its numbers. */
const numbersOf = (text: string): string => (/\bACK\b/.test(text) ? 'SEQ={seq} ACK={ack}' : 'SEQ={seq}')

/** A note that is no more than the length of the data. */
const length = /^LEN=\d+$/

const isOpening = ({ text }: Message): boolean => /\bSYN\b/.test(text) && !/\bACK\b/.test(text)

const numbered = (participants: SequenceData['participants'], given: SequenceEntry[]): SequenceEntry[] => {
  const entries = everyEntry(given).map(({ entry }) => entry)
  // Initial sequence numbers as in the figures of RFC 9293.
  const firstOf = (end: string): number => (isNamed(participants[0] ?? {}, [end]) ? 100 : 300)
  /** The number after all that an end has sent before `now`, or only after what has arrived by then. */
  const next = (end: string, now: number, onlyArrived: boolean): string => {
    const counts = (each: SequenceEntry, index: number): each is Message =>
      isMessage(each) && each.from === end && each.kind !== 'lost' && !(onlyArrived && index + each.delay > now)
    return `${firstOf(end) + sum(entries.slice(0, now).filter(counts), lengthOf)}`
  }
  const messages = quoteEntries(given, (entry) => {
    const now = entries.indexOf(entry)
    if (!isMessage(entry)) return {}
    // Who opens a connection has no number of the other end yet: the field is there, and 0.
    const ack = isOpening(entry) ? '0' : next(entry.to, now, true)
    return { seq: next(entry.from, now, false), ack }
  })
  return mapEntries(messages, sent)
}

const sent = <Entry extends Exclude<SequenceEntry, SequenceFrame>>(entry: Entry): Entry =>
  isMessage(entry) && entry.kind === 'call' ? { ...entry, kind: 'async' } : entry
