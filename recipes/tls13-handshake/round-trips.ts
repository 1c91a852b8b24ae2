/**
 * Round trips counted from the directions of messages: there and back is one, however many messages fly together.
 */
import { References } from '../../drawing/data/references.ts'
import { everyEntry, isMessage } from '../../drawing/data/sequence-entries.ts'
import type { SequenceData } from '../../drawing/data/sequence-fields.ts'

/** Round trips within the first span; 0 without a span. */
export function roundTripsOf({ messages, spans }: SequenceData): number {
  const sent = everyEntry(messages)
    .map(({ entry }) => entry)
    .filter(isMessage)
  const references = new References(
    sent.map((item) => ({ names: [item.id, item.text, `${item.from} > ${item.to}`], item })),
  )
  const [span] = spans
  if (span === undefined) return 0
  const ends = [span.from, span.to].map((name) => sent.findIndex((item) => item === references.find(name)))
  const flights = sent.slice(Math.min(...ends), Math.max(...ends) + 1).map(({ from }) => from)
  const turns = flights.filter((sender, index) => index > 0 && sender !== flights[index - 1]).length
  return Math.ceil(turns / 2)
}
