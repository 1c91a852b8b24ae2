import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

const drawn = (data: object) => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  return drawing
}

const participants = [{ name: 'Saga' }, { name: 'Hotel' }]
const messages = [
  { id: 'book', from: 'Saga', to: 'Hotel', text: 'book' },
  { id: 'cancel', from: 'Saga', to: 'Hotel', text: 'cancel' },
]

test('what is undone is counted by spans at lifelines, or by compensations; without them the quote stays, with what it needs', () => {
  const data = { title: '{undone} of {calls} undone', participants, messages }
  const plain = { ...data, messages: messages.slice(0, 1) }
  expect(drawn(plain).scene.title).toContain('{undone} of 1 undone')
  expect(drawn(plain).warnings).toContainEqual({
    level: 'warning',
    at: 'title',
    problem: expect.stringMatching(
      /^\{undone\} stays as it is, as the data do not have it: spans with `at`, each from a booking to its compensation/,
    ) as string,
  })
  expect(drawn(data).scene.title).toContain('1 of 2 undone')
  const spans = [{ at: 'Hotel', from: 'book', to: 'cancel', text: 'held' }]
  expect(drawn({ ...data, spans }).scene.title).toContain('1 of 2 undone')
})

test('a call that is lost was sent and counts, a lost answer does not', () => {
  const lost = { from: 'Saga', to: 'Hotel', text: 'cancel now', kind: 'lost' }
  const answer = { from: 'Hotel', to: 'Saga', text: 'done', kind: 'lost' }
  const said = (...more: object[]): string =>
    drawn({ title: '{calls} calls', participants, messages: [...messages, ...more] }).scene.title.slice(-7)
  expect([said(), said(lost), said(answer), said(answer, answer, answer)]).toEqual([
    '2 calls',
    '3 calls',
    '2 calls',
    '3 calls',
  ])
})

test('a compensation that is refused or lost undoes nothing, and one receiver is counted once', () => {
  const said = (...more: object[]): string =>
    drawn({ title: '{undone} undone', participants, messages: [...messages, ...more] }).scene.title
  const no = { from: 'Hotel', to: 'Saga', text: 'too late', kind: 'reply', state: 'negative' }
  const lost = { from: 'Hotel', to: 'Saga', text: 'timeout', kind: 'lost' }
  expect([said(), said(no), said(lost)].map((title) => title.at(-8))).toEqual(['1', '0', '0'])
  expect(said(no, { from: 'Saga', to: 'Hotel', text: 'cancel again' })).toContain('1 undone')
  expect(said({ from: 'Saga', to: 'Hotel', text: 'refund' })).toContain('1 undone')
})

test('a span without an end, or whose compensation is refused, is not undone', () => {
  const no = { from: 'Hotel', to: 'Saga', text: 'too late', kind: 'reply', state: 'negative' }
  const said = (to: object, ...more: object[]): string => {
    const spans = [{ at: 'Hotel', from: 'book', text: 'held', ...to }]
    return drawn({ title: '{undone} undone', participants, messages: [...messages, ...more], spans }).scene.title.slice(
      -8,
    )
  }
  expect([said({ to: 'cancel' }), said({ to: 'cancel' }, no), said({})]).toEqual(['1 undone', '0 undone', '0 undone'])
  // A reply is what it says, whatever follows.
  const done = { from: 'Hotel', to: 'Saga', text: 'done', kind: 'reply' }
  const after = { from: 'Saga', to: 'Hotel', text: 'bye', kind: 'lost' }
  expect(said({ to: 'done' }, done, after)).toBe('1 undone')
})
