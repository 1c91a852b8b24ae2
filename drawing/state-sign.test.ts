import { expect, test } from 'vitest'
import { spokenFor, stateFill, stateSign } from './state-sign.ts'

test('good and bad have a sign, minor and plain things have none', () => {
  const states = ['positive', 'negative', 'muted', undefined] as const
  expect(states.map((state) => stateSign({ state }))).toEqual(['✓ ', '✗ ', '', ''])
})

test('words that say no state have its sign before them', () => {
  expect(['grants', 'x', undefined].map((words) => spokenFor(words, 'positive'))).toEqual(['grants', '✓ x', '✓'])
  expect(spokenFor('x', 'negative', ['HTTPS'])).toBe('x')
  expect(spokenFor(undefined, 'muted')).toBeUndefined()
})

test('words have the color of a state, if there is one', () => {
  expect([stateFill({ state: 'negative' }), stateFill({})]).toEqual([{ fill: 'negative' }, {}])
})
