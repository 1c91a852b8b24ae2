import { expect, test } from 'vitest'
import { sequenceForm } from '../data/sequence.ts'
import type { SequenceData } from '../data/sequence-fields.ts'
import { readData } from '../read-data.ts'
import { describeSequence } from './describe-sequence.ts'

const read = (input: object): SequenceData => {
  const reading = readData(sequenceForm({}) as never, { title: 'Orders are read', ...input })
  if (!reading.ok) throw new Error(JSON.stringify(reading.findings))
  return reading.data as unknown as SequenceData
}

test('participants, frames and messages are listed by name', () => {
  const data = read({
    participants: [{ id: 'api', name: 'Orders API' }, { name: 'Store' }],
    messages: [
      { kind: 'loop', text: 'until {count}', messages: [{ from: 'api', to: 'Store', text: 'SELECT {count}' }] },
      { from: 'Store', to: 'Store', text: 'vacuum' },
    ],
  })
  expect(describeSequence(data, { count: '3' })).toBe(
    'Sequence of 2 messages between Orders API and Store, read from top to bottom. Frames: loop “until 3”. Orders API to Store: SELECT 3; Store: vacuum.',
  )
})

test('the bounds of a loop are said in words', () => {
  const data = read({
    participants: [{ name: 'App' }, { name: 'API' }],
    messages: [{ kind: 'loop', text: '(1, 3) no reply', messages: [{ from: 'App', to: 'API', text: 'POST' }] }],
  })
  expect(describeSequence(data)).toContain('Frames: loop, 1 to 3 times, “no reply”.')
})
