import { expect, test } from 'vitest'
import { messagesIn, messagesWithin } from './sequence-entries.ts'
import type { SequenceEntry } from './sequence-fields.ts'

const message = (from: string, to: string, text: string): SequenceEntry => ({
  kind: 'call',
  from,
  to,
  text,
  delay: 0,
  lines: [],
})
const entries: SequenceEntry[] = [
  message('A', 'B', 'SYN'),
  { kind: 'zone', text: 'z', messages: [message('B', 'A', 'SYN, ACK')], else: [] },
  { kind: 'note', from: 'A', text: 'ready' },
  message('A', 'B', 'ACK'),
]
const texts = (found: { text: string }[]): string[] => found.map(({ text }) => text)

test('messages are found in frames too', () => {
  expect(texts(messagesIn(entries))).toEqual(['SYN', 'SYN, ACK', 'ACK'])
})

test('a stretch has both its ends, named in either order', () => {
  expect(texts(messagesWithin({ from: 'B > A', to: 'ACK' }, entries))).toEqual(['SYN, ACK', 'ACK'])
  expect(texts(messagesWithin({ from: 'ACK', to: 'SYN' }, entries))).toEqual(['SYN', 'SYN, ACK', 'ACK'])
  expect(messagesWithin({ from: 'SYN', to: 'FIN' }, entries)).toEqual([])
})
