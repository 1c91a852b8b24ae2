import { expect, test } from 'vitest'
import type { Message, SequenceData, SequenceEntry } from '../../drawing/data/sequence-fields.ts'
import { endOf, runThreads } from './registers.ts'

const step = (from: string, to: string, text: string): Message => ({
  from,
  to,
  text,
  kind: 'call',
  delay: 0,
  lines: [],
})

const run = (initial: number, messages: SequenceEntry[]): string[] => {
  const participants = ['A', 'x', 'B'].map((name) => ({ name, kind: name === 'x' ? 'database' : 'service' }) as const)
  const data: SequenceData & { initial: number } = { participants, messages, spans: [], initial }
  return runThreads(data).messages.map(({ text }) => text)
}

const [load, add, store] = [step('x', 'A', '{value}'), step('A', 'A', '+1 = {value}'), step('A', 'x', '{value}')]
const [loadB, addB, storeB] = [step('x', 'B', '{value}'), step('B', 'B', '+1 = {value}'), step('B', 'x', '{value}')]
const state: SequenceEntry = { kind: 'state', from: 'x', text: '{value}' }

test('one thread after the other counts both increments', () => {
  expect(run(0, [load, add, store, loadB, addB, storeB, state]).at(-1)).toBe('2')
})

test('two loads before the first store lose one increment, from any start', () => {
  expect(run(41, [load, loadB, add, store, addB, storeB, state])).toEqual([
    '41',
    '41',
    '+1 = 42',
    '42',
    '+1 = 42',
    '42',
    '42',
  ])
})

const participants = ['A', 'x'].map((name) => ({ name, kind: name === 'x' ? 'database' : 'service' }) as const)
const answered = [step('A', 'x', 'load'), { ...step('x', 'A', '{value}'), kind: 'reply' } as const]

test('a call that a reply answers asks for a value, and one that stores does not', () => {
  const messages = [...answered, step('A', 'A', '- 3'), step('A', 'x', 'store')]
  const data = { participants, messages, spans: [], initial: 10 }
  expect(runThreads(data).messages[1]?.text).toBe('10')
  expect(endOf(data)).toBe('x = 7')
  const acknowledged = [...messages, { ...step('x', 'A', 'ok'), kind: 'reply' } as const]
  expect(endOf({ ...data, messages: acknowledged })).toBe('x = 7')
})

test('there is no end where nothing is stored, or of several variables', () => {
  expect(endOf({ participants, messages: answered, spans: [], initial: 10 })).toBeUndefined()
  const two = [...participants, { name: 'y', kind: 'database' } as const]
  expect(endOf({ participants: two, messages: [step('A', 'x', 'store')], spans: [], initial: 0 })).toBeUndefined()
})

test('a store says what it overwrites, which is the value of the variable and not of the thread', () => {
  const overwrite = step('B', 'x', 'over {before}')
  expect(run(5, [load, loadB, add, store, addB, overwrite, state]).slice(-2)).toEqual(['over 6', '6'])
})
