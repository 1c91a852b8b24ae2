import { expect, test } from 'vitest'
import { warningsIn } from './notes.ts'

const note = { level: 'note' as const, at: 'nodes.0.kind', problem: 'it is drawn plainly' }

test('notes alone are no warnings', () => {
  expect(warningsIn({ warnings: [note, note] })).toBe('2 notes')
  expect(warningsIn({ warnings: [note, { ...note, level: 'warning' }] })).toBe('2 warnings')
})
