import { expect, test } from 'vitest'
import { stateSign } from './state-sign.ts'

test('good and bad have a sign, minor and plain things have none', () => {
  const states = ['positive', 'negative', 'muted', undefined] as const
  expect(states.map((state) => stateSign({ state }))).toEqual(['✓ ', '✗ ', '', ''])
})
