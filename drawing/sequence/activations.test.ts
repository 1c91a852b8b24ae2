/** Which calls have a bar, and how long it lasts. */
import { expect, test } from 'vitest'
import { sequenceForm } from '../data/sequence.ts'
import { pairCalls } from '../data/sequence-calls.ts'
import type { SequenceData } from '../data/sequence-fields.ts'
import { activationsOf } from './activations.ts'
import { scriptOf } from './script.ts'

const names = ['A', 'B', 'C']

/** The bars of messages between A, B and C, written `A>B` for calls, `A-B` for replies and `A~B` for other messages, as `column from–to`. */
const barsOf = (...entries: (string | object)[]) => {
  const messages = entries.map((entry) => {
    if (typeof entry !== 'string') return entry
    const [from, sign = '', to] = entry
    return { from, to, text: 'x', kind: { '>': 'call', '-': 'reply', '~': 'async' }[sign] }
  })
  const participants = names.map((name) => ({ name }))
  const data = sequenceForm({}).schema.parse({ title: 'One claim', participants, messages }) as SequenceData
  const columnOf = (name: string): number => names.indexOf(name)
  const script = scriptOf(data, columnOf)
  return activationsOf(pairCalls(data.messages, columnOf).exchanges, script).map(
    ({ column, from, to }) => `${names[column]} ${from}–${to}`,
  )
}

test('a call that is answered has a bar to its answer, one that is not to the last that its receiver sends or gets an answer to', () => {
  expect(barsOf('A>B', 'B-A')).toEqual(['B 0–1'])
  expect(barsOf('A>B', 'B~C', 'A~C')).toEqual(['B 0–1'])
  expect(barsOf('A>B', 'B>C', 'C-B', 'A~C')).toEqual(['B 0–2', 'C 1–2'])
  expect(barsOf('A>B', 'C>A')).toEqual([])
  expect(barsOf('A~B', 'B~C')).toEqual([])
})

const alt = (...entries: object[][]) => ({
  kind: 'alt',
  text: 'one',
  messages: entries[0],
  else: entries.slice(1).map((messages) => ({ text: 'other', messages })),
})

test('its bar ends before the next call, and with its branch', () => {
  expect(barsOf('A>B', 'B~C', 'A>B', 'B~C')).toEqual(['B 0–1', 'B 2–3'])
  const [ask, tell] = [
    { from: 'A', to: 'B', text: 'x' },
    { from: 'B', to: 'C', text: 'x', kind: 'async' },
  ]
  expect(barsOf(alt([ask, tell], [tell]))).toEqual(['B 0–1'])
  expect(barsOf(alt([ask], [tell]))).toEqual([])
})

test('a bar begins again in a branch without an answer in which its receiver goes on, until it is called again', () => {
  const [answer, tell, ask] = [
    { from: 'B', to: 'A', text: 'x', kind: 'reply' },
    { from: 'B', to: 'C', text: 'x', kind: 'async' },
    { from: 'C', to: 'B', text: 'x' },
  ]
  expect(barsOf('A>B', alt([answer], [tell], [answer]))).toEqual(['B 0–1', 'B 3–3', 'B 2–2'])
  expect(barsOf('A>B', alt([answer], [answer], [tell, tell]))).toEqual(['B 0–1', 'B 2–2', 'B 3–4'])
  expect(barsOf('A>B', alt([tell], [answer]))).toEqual(['B 0–2'])
  expect(barsOf('A>B', alt([answer], [ask, tell]))).toEqual(['B 0–1', 'B 2–3'])
  expect(barsOf('A>B', 'B-A', alt([tell], [tell]))).toEqual(['B 0–1'])
})

test('what a participant did on its own before, it may do on its own again', () => {
  expect(barsOf('B~C', 'A>B', 'B~C')).toEqual([])
  expect(barsOf('A>B', 'B-A', 'A>B', 'B~C')).toEqual(['B 0–1', 'B 2–3'])
})

test('a copy is nothing that its sender does', () => {
  const copy = { from: 'B', to: 'A', text: 'x', copies: 'it' }
  expect(barsOf('A>B', { id: 'it', from: 'B', to: 'C', text: 'x', kind: 'async' }, copy)).toEqual(['B 0–1'])
})

test('nor is it what its receiver begins to work on', () => {
  const sent = { from: 'A', to: 'B', text: 'x', kind: 'async' }
  expect(barsOf({ ...sent, id: 'it' }, { ...sent, copies: 'it' }, 'B>C', 'C-B')).toEqual(['C 2–3'])
})

test('a call that several branches answer has a bar to the answer in each, which begins with the branch', () => {
  const answer = { from: 'B', to: 'A', text: 'x', kind: 'reply' }
  const tell = { from: 'A', to: 'C', text: 'x', kind: 'async' }
  expect(barsOf('A>B', alt([answer, tell], [tell], [tell, answer]))).toEqual(['B 0–1', 'B 4–5'])
  // An answer within a frame that may not run, and one after it, are one bar.
  expect(barsOf('A>B', { kind: 'break', text: 'old', messages: [answer] }, 'B-A')).toEqual(['B 0–2'])
  expect(barsOf('A>B', alt([alt([answer, tell], [answer])], [answer]))).toEqual(['B 0–1', 'B 3–3', 'B 4–4'])
})

test('what is sent to one who then waits for others has a bar, up to the cross where its lifeline ends', () => {
  expect(barsOf('A~B', 'B>C', 'C-B', 'B~A')).toEqual(['B 0–3', 'C 1–2'])
  expect(barsOf('A~B', 'B~A', 'B>C', 'C-B')).toEqual(['C 2–3'])
  const end = { kind: 'end', from: 'B', text: 'dies' }
  expect(barsOf('A~B', 'B>C', 'C-B', end)).toEqual(['B 0–3', 'C 1–2'])
  expect(barsOf('A~B', 'B>C', 'C-B', 'A~B', end)).toEqual(['B 0–2', 'C 1–2'])
})
