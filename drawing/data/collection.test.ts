import { expect, test } from 'vitest'
import { readData } from '../read-data.ts'
import { collectionForm } from './collection.ts'

const form = collectionForm({
  items: { max: 4, of: 'Keys' },
  length: 5,
  size: { min: 1, max: 8, default: 4, of: 'Slots' },
})

const problems = (input: object) => {
  const reading = readData(form as never, { title: 'A claim', ...input })
  return reading.ok ? [] : reading.findings
}

test('keys may be numbers or words, and are items with a name', () => {
  expect(readData(form as never, { title: 'A claim', items: [7, 3], find: 3 })).toMatchObject({
    ok: true,
    data: {
      size: 4,
      items: [
        { name: '7', value: 7 },
        { name: '3', value: 3 },
      ],
      find: { name: '3', value: 3 },
    },
  })
})

test('a key comes once, and all are of one type', () => {
  expect(problems({ items: ['fig', 'kiwi', 'fig'] })).toEqual([{ at: 'items.2', problem: 'fig is a duplicate' }])
  expect(problems({ items: ['fig', 7], find: 8 })).toEqual([
    { at: 'items.1', problem: '7 is a number; the first key is a string' },
    { at: 'find', problem: '8 is a number; the keys are strings' },
  ])
})

test('a key that is looked up may be missing', () => {
  expect(problems({ items: [1, 2], find: 9 })).toEqual([])
})

test('long keys and long lists are rejected at their place', () => {
  expect(problems({ items: ['banana'] })).toEqual([{ at: 'items.0', problem: 'must be at most 5 characters, got 6' }])
  expect(problems({ items: [1, 2, 3, 4, 5] })).toEqual([{ at: 'items', problem: 'must have at most 4 entries, got 5' }])
})

test('focus names a key as it is written', () => {
  expect(problems({ items: [57], focus: ['57'] })).toEqual([])
})
