/**
 * Round trips counted from the directions of messages: there and back is one, however many messages fly together.
 */
import { messagesIn, messagesWithin } from '../../drawing/data/sequence-entries.ts'
import type { Message, SequenceData } from '../../drawing/data/sequence-fields.ts'

/** Round trips within the first span, or without one up to the Finished of the server; undefined where the data have neither. */
export function roundTripsOf({ messages, spans: [span] }: SequenceData): number | undefined {
  const sent = span === undefined ? handshakeIn(messages) : messagesWithin(span, messages)
  if (sent === undefined) return undefined
  const senders = sent.map(({ from }) => from)
  const turns = senders.filter((sender, index) => index > 0 && sender !== senders[index - 1]).length
  return Math.ceil(turns / 2)
}

/** The messages before the client can send what it wants: up to the Finished of the other end. */
const handshakeIn = (entries: SequenceData['messages']): Message[] | undefined => {
  const all = messagesIn(entries)
  const last = all.findIndex(({ from, text }) => from !== all[0]?.from && /^\{?Finished\b/.test(text))
  return last < 0 ? undefined : all.slice(0, last + 1)
}
