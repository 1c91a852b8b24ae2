/** Heads of participants: names have all the width that there is. */
import { expect, test } from 'vitest'
import type { Participant } from '../data/sequence-fields.ts'
import { headsInRows } from './heads.ts'

test('a name has all the width of its head, which another may have made wide', () => {
  const names = ['Rate limiter', 'Kontoverwaltungsdienst', 'Portal', 'accounts', 'Mailer', 'outbox', 'Kunde']
  const participants = names.map((name): Participant => ({ name, kind: 'service' }))
  const { heads, isStaggered } = headsInRows(participants, 96, true)
  expect(isStaggered).toBe(true)
  expect(heads.map(({ words }) => words.lines.length)).toEqual(names.map(() => 1))
  // Alone, it is no wider than it may be.
  expect(headsInRows(participants.slice(0, 1), 96).heads[0]?.words.lines.length).toBe(2)
})
