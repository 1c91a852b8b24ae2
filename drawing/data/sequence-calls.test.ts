import { expect, test } from 'vitest'
import { callsSent, pairCalls } from './sequence-calls.ts'
import type { Message, SequenceEntry, SequenceFrame } from './sequence-fields.ts'

const send = (from: string, to: string, kind: Message['kind'] = 'call'): Message => ({
  from,
  to,
  text: `${from} to ${to}`,
  kind,
  delay: 0,
  lines: [],
})
const pair = (entries: SequenceEntry[]): { answered: [Message, Message][]; orphans: Message[] } => {
  const { exchanges, orphans } = pairCalls(entries, (name) => name)
  return { answered: exchanges.map(({ call, reply }) => [call, reply]), orphans }
}
const frame = (
  kind: SequenceFrame['kind'],
  messages: SequenceEntry[],
  ...others: SequenceEntry[][]
): SequenceFrame => ({
  kind,
  text: kind,
  messages,
  else: others.map((entries) => ({ text: 'else', messages: entries })),
})

test('a reply answers the last open call in the other direction', () => {
  const [outer, inner] = [send('A', 'B'), send('A', 'B')]
  const [first, second] = [send('B', 'A', 'reply'), send('B', 'A', 'reply')]
  expect(pair([outer, inner, first, second])).toEqual({
    answered: [
      [outer, second],
      [inner, first],
    ],
    orphans: [],
  })
})

test('each branch of alt may answer the same call; the last reply counts', () => {
  const call = send('A', 'B')
  const [good, bad, again] = [send('B', 'A', 'reply'), send('B', 'A', 'reply'), send('B', 'A', 'reply')]
  expect(pair([call, frame('alt', [good], [bad]), again])).toEqual({ answered: [[call, bad]], orphans: [again] })
})

test('a call that only an optional frame answers stays open after it', () => {
  const call = send('A', 'B')
  const [early, late] = [send('B', 'A', 'reply'), send('B', 'A', 'reply')]
  expect(pair([call, frame('break', [early]), late])).toEqual({ answered: [[call, late]], orphans: [] })
})

test('what runs in parallel happens, so its replies count once', () => {
  const call = send('A', 'B')
  const [reply, more] = [send('B', 'A', 'reply'), send('B', 'A', 'reply')]
  expect(pair([call, frame('par', [reply], [more])])).toEqual({ answered: [[call, reply]], orphans: [more] })
})

test('local steps and asynchronous messages are not answered', () => {
  const reply = send('B', 'A', 'reply')
  expect(pair([send('A', 'B', 'async'), send('A', 'A'), reply])).toEqual({ answered: [], orphans: [reply] })
})

test('a lost message is a call that was sent, unless it answers one', () => {
  const [ask, lost, back] = [send('a', 'b'), send('a', 'b', 'lost'), send('b', 'a', 'lost')]
  const sent = (...entries: SequenceEntry[]): number => callsSent(entries, (name) => name.toLowerCase()).length
  expect([sent(lost), sent(ask, lost), sent(ask, back), sent(ask, back, back), sent(back)]).toEqual([1, 2, 1, 2, 1])
  expect(sent(ask, send('b', 'a', 'reply'), back)).toBe(2)
  expect(sent(ask, send('B', 'A', 'lost'))).toBe(1)
  expect(sent(ask, send('a', 'b', 'async'))).toBe(1)
})
