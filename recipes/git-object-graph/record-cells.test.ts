import { expect, test } from 'vitest'
import { recordCells } from './record-cells.ts'

const record = (id: string, ...to: string[]) => ({ id, pointers: to.map((each) => ({ to: each })) })

test('what a record points at is right of it, in the order of its pointers', () => {
  expect([...recordCells([record('a', 'c', 'b'), record('b'), record('c')])]).toEqual([
    ['a', [1, 1.5]],
    ['b', [2, 2]],
    ['c', [2, 1]],
  ])
})

test('what two records share is between them, and right of the last that points at it', () => {
  const cells = recordCells([
    record('a', 'shared'),
    record('b', 'c', 'shared'),
    record('c', 'shared'),
    record('shared'),
  ])
  expect([...cells.values()]).toEqual([
    [1, 1],
    [1, 3],
    [2, 3],
    [3, 2.5],
  ])
})

test('a pointer below leads to another record of the same column', () => {
  const chain = [{ id: 'new', pointers: [{ to: 'old', below: 'parent' }] }, record('old')]
  expect([...recordCells(chain).values()]).toEqual([
    [1, 1],
    [1, 3],
  ])
})
