import { expect, test } from 'vitest'
import { Heap } from './heap.ts'

/** Numbers that look random, the same each time. */
const scattered = (count: number): number[] => Array.from({ length: count }, (_, index) => (index * 7919 + 13) % 101)

test('states come by cost, those of equal cost by number, beyond what it has room for at first', () => {
  const heap = new Heap()
  const costs = scattered(2100)
  for (const [state, cost] of costs.entries()) heap.push(cost, state)
  const popped = costs.map(() => heap.pop())
  expect(popped).toEqual([...costs.keys()].sort((a, b) => costs[a]! - costs[b]! || a - b))
  expect(heap.least).toBe(Infinity)
})

test('the order holds while states come and go', () => {
  const heap = new Heap()
  for (const [cost, state] of [
    [3, 1],
    [1, 9],
    [1, 4],
    [2, 2],
  ] as const)
    heap.push(cost, state)
  expect([heap.least, heap.pop(), heap.pop()]).toEqual([1, 4, 9])
  heap.push(2, 1)
  heap.push(0, 7)
  expect([heap.pop(), heap.pop(), heap.pop(), heap.least, heap.pop()]).toEqual([7, 1, 2, 3, 1])
  heap.push(5, 5)
  heap.clear()
  expect(heap.least).toBe(Infinity)
})

test('what comes below the least so far comes next, and whole costs that nothing has are passed over', () => {
  const heap = new Heap()
  for (const [cost, state] of [
    [5000.5, 1],
    [0.5, 2],
    [5000.25, 3],
  ] as const)
    heap.push(cost, state)
  expect([heap.pop(), heap.least]).toEqual([2, 5000.25])
  heap.push(3, 4)
  heap.push(5000.25, 0)
  expect([heap.pop(), heap.pop(), heap.pop(), heap.pop(), heap.least]).toEqual([4, 0, 3, 1, Infinity])
  heap.clear()
  heap.push(7, 7)
  expect([heap.pop(), heap.least]).toEqual([7, Infinity])
})
