import { expect, test } from 'vitest'
import type { Message, SequenceData } from '../../drawing/data/sequence-fields.ts'
import { numberSegments } from './segments.ts'

const send = (from: string, text: string, note: string, more: Partial<Message> = {}): Message => ({
  from,
  to: from === 'A' ? 'B' : 'A',
  text,
  note,
  kind: 'call',
  delay: 1,
  lines: [],
  ...more,
})

const notesOf = (messages: Message[]): (string | undefined)[] => {
  const data: SequenceData = {
    participants: [
      { name: 'A', kind: 'service' },
      { name: 'B', kind: 'service' },
    ],
    messages,
    spans: [],
  }
  return numberSegments(data).messages.map((each) => ('note' in each ? each.note : undefined))
}

const both = 'SEQ={seq} ACK={ack}'

test('the handshake and data have the numbers of RFC 9293, figure 6', () => {
  const data = send('A', 'ACK', `${both} LEN=10`)
  expect(notesOf([send('A', 'SYN', 'SEQ={seq}'), send('B', 'SYN, ACK', both), send('A', 'ACK', both), data])).toEqual([
    'SEQ=100',
    'SEQ=300 ACK=101',
    'SEQ=101 ACK=301',
    'SEQ=101 ACK=301 LEN=10',
  ])
})

test('what is lost or still in flight is not acknowledged, and a lost segment is sent with its number again', () => {
  const lost = send('A', 'ACK', 'LEN=10', { kind: 'lost', delay: 0 })
  const slow = send('A', 'ACK', 'SEQ={seq} LEN=10', { delay: 2 })
  expect(notesOf([lost, slow, send('B', 'ACK', both), send('B', 'ACK', both)])).toEqual([
    'LEN=10',
    'SEQ=100 LEN=10',
    'SEQ=300 ACK=100',
    'SEQ=300 ACK=110',
  ])
})
