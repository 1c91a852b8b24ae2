import { expect, test } from 'vitest'
import * as z from 'zod'
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

test('a form may have fields, checks and targets of its own, and keys that repeat', () => {
  const log = collectionForm(
    { items: { max: 4, of: 'Records' }, size: { min: 1, max: 8, default: 4, of: 'Slots' }, repeats: true },
    {
      fields: { first: z.int() },
      checks: ({ each }) => [each('first', (first) => (first < 0 ? 'is negative' : undefined))],
      targets: (data) => [{ names: ['end'], item: data }],
    },
  )
  const findings = (first: number) => {
    const reading = readData(log as never, { title: 'A claim', items: ['a', 'a'], first, focus: ['end'] })
    return reading.ok ? [] : reading.findings
  }
  expect([findings(3), findings(-1)]).toEqual([[], [{ at: 'first', problem: 'is negative' }]])
})

test('the key that is looked up can have to be one of the items', () => {
  const strict = collectionForm({
    items: { max: 4, of: 'Records' },
    size: { min: 1, max: 8, default: 4, of: 'Slots' },
    findAmong: 'a record',
  })
  expect(readData(strict as never, { title: 'A claim', items: ['web', 'api'], find: 'apo' })).toEqual({
    ok: false,
    findings: [{ at: 'find', problem: '"apo" is not a record; did you mean "api"?' }],
  })
})

test('focus names a key as it is written', () => {
  expect(problems({ items: [57], focus: ['57'] })).toEqual([])
})
