import { expect, test } from 'vitest'
import { checkEntries, type Entry, groupsOf, overall, stepsOf } from './steps.ts'

const change = (name: string, value: number, group?: string): Entry => ({
  name,
  kind: 'change',
  value,
  ...(group === undefined ? {} : { group }),
})
const total = (name: string, value?: number): Entry => ({ name, kind: 'total', value })

const bill = [
  total('May', 10),
  change('up', 0.1, 'more'),
  change('up again', 0.2, 'more'),
  change('down', -4),
  total('June'),
]

test('changes begin where the row before ended, and a total is the sum so far', () => {
  expect(stepsOf(bill).map(({ from, to }) => [from, to])).toEqual([
    [0, 10],
    [10, 10.1],
    [10.1, 10.3],
    [10.3, 6.3],
    [0, 6.3],
  ])
})

test('groups sum up changes that follow each other', () => {
  expect(groupsOf(stepsOf(bill))).toEqual([{ name: 'more', first: 1, last: 2, sum: 0.3 }])
})

test('the whole way is a difference and, from a positive total, a share', () => {
  expect(overall(stepsOf(bill))).toEqual({ first: 10, last: 6.3, change: -3.7, share: -37 })
  expect(overall(stepsOf([total('May', -10), change('up', 4), total('June')])).share).toBeUndefined()
})

test('a total that is not the sum so far is refused, and so is a change without a value', () => {
  expect(checkEntries([...bill.slice(0, 4), total('June', 7)])).toEqual([
    { at: 'rows.4.value', problem: '7 is not the sum so far, 6.3; correct it or leave it out' },
  ])
  expect(checkEntries([total('May', 1), { name: 'up', kind: 'change' }])).toEqual([
    { at: 'rows.1.value', problem: 'a change needs a value' },
  ])
  expect(checkEntries(bill)).toEqual([])
})
