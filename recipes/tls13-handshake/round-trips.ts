/**
 * Round trips counted from the directions of messages: there and back is one, however many messages fly together.
 */
import { messagesWithin } from '../../drawing/data/sequence-entries.ts'
import type { SequenceData } from '../../drawing/data/sequence-fields.ts'

/** Round trips within the first span; undefined without a span. */
export function roundTripsOf({ messages, spans: [span] }: SequenceData): number | undefined {
  if (span === undefined) return undefined
  const senders = messagesWithin(span, messages).map(({ from }) => from)
  const turns = senders.filter((sender, index) => index > 0 && sender !== senders[index - 1]).length
  return Math.ceil(turns / 2)
}
