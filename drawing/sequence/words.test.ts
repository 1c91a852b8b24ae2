import { expect, test } from 'vitest'
import type { Message } from '../data/sequence-fields.ts'
import { wordsOf } from './words.ts'

const setting = { roleOf: () => 'code' as const, fill: (words: string) => words, isFocus: () => false }

test('a number is in the line of the first word', () => {
  const item = { kind: 'call', text: '5. workspace.moduleSource(path)', lines: [], delay: 0 } as unknown as Message
  const { above } = wordsOf({ item, from: 0, to: 1 }, 168, setting)
  expect(above.lines.map(({ text }) => text.replace('\u00a0', ' '))).toEqual(['5. workspace.', 'moduleSource(path)'])
})
