import { expect, test } from 'vitest'
import type { SequenceEntry } from '../data/sequence-fields.ts'
import { quoteEntries } from './quote-entries.ts'

test('values stand for names in braces in text and note, in frames too, from top to bottom', () => {
  const message = { kind: 'call', from: 'A', to: 'B', text: '{n} of {all}', delay: 0, lines: [] } as const
  const entries: SequenceEntry[] = [
    { ...message, lines: [], note: 'n = {n}' },
    { kind: 'zone', text: '{n}', messages: [{ kind: 'state', from: 'A', text: '{n}' }], else: [] },
  ]
  let n = 0
  expect(quoteEntries(entries, () => ({ n: `${++n}` }))).toEqual([
    { ...message, text: '1 of {all}', note: 'n = 1' },
    { kind: 'zone', text: '{n}', messages: [{ kind: 'state', from: 'A', text: '2' }], else: [] },
  ])
})
