import { expect, test } from 'vitest'
import type { Message, SequenceData } from '../../drawing/data/sequence-fields.ts'
import { roundTripsOf } from './round-trips.ts'

/** Messages from the first or second participant, and a span from the first message to the last. */
const sent = (senders: string): SequenceData => {
  const messages = senders.split('').map((from, index): Message => {
    return { id: `m${index}`, from, to: from === 'A' ? 'B' : 'A', text: 'data', kind: 'call', delay: 0, lines: [] }
  })
  const span = { from: 'm0', to: `m${senders.length - 1}`, text: 'all' }
  return { participants: [], messages, spans: [span] }
}

test('there and back is one round trip, however many messages fly together', () => {
  expect(['AB', 'AAABBBB', 'ABAB', 'ABA'].map((senders) => roundTripsOf(sent(senders)))).toEqual([1, 1, 2, 1])
})

test('without a span or a Finished there is nothing to count', () => {
  expect(roundTripsOf({ ...sent('AB'), spans: [] })).toBeUndefined()
})

test('without a span they are those up to the Finished of the server', () => {
  const data = sent('ABABBAA')
  const texts = ['ClientHello', 'HelloRetryRequest', 'ClientHello', 'ServerHello', 'Finished', 'Finished', 'GET /']
  const messages = data.messages.map((each, index) => ({ ...each, text: texts[index] ?? '' }))
  expect(roundTripsOf({ ...data, messages, spans: [] })).toBe(2)
  expect(roundTripsOf({ ...data, messages: messages.slice(2), spans: [] })).toBe(1)
})
