import { expect, test } from 'vitest'
import { keepTogether, questionOf, shortLine } from './site-text.ts'

test.each([
  ['A workload in its cluster: its pods, where they run and what is lost with a node.', 'A workload in its cluster.'],
  [
    'One system as a single box in the middle, the people who use it, and a verb and a protocol on each arrow.',
    'One system as a single box in the middle.',
  ],
  [
    'Plans as cards in a grid of teams and horizons (now, next, later), each marked as committed or still exploring.',
    'Plans as cards in a grid of teams and horizons (now, next, later).',
  ],
])('a card says what is drawn in a whole sentence: %s', (description, line) =>
  expect(shortLine(description)).toBe(line),
)

test('a sentence without such a beginning stays whole', () => {
  const line = 'Two totals and, floating between them, one signed bar per cause that starts where the last one ended.'
  expect(shortLine(line)).toBe(line)
})

test('a card asks the first question of a recipe that is worded as one', () => {
  const questions = ['keep the domain free of the database', 'which way do source code dependencies point']
  expect(questionOf({ questions, description: '' })).toBe('Which way do source code dependencies point?')
  expect(questionOf({ questions: ['draw boxes'], description: 'Boxes and arrows. More.' })).toBe('Boxes and arrows.')
})

test('a name keeps its last word', () => {
  expect(keepTogether('C4 container (level 2)')).toBe('C4 container (level\u00a02)')
  expect(keepTogether("ER diagram (crow's foot)")).toBe('ER diagram (crow’s foot)')
})
