import { describe, expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const names = [
  'bar-chart',
  'c4-container',
  'gantt-chart',
  'line-chart',
  'request-sequence',
  'sankey-traffic',
  'waterfall-chart',
]

describe('what a mistyped name may have meant, nearest first', () => {
  test.each([
    ['bar-chrat', ['bar-chart']],
    ['bar-char', ['bar-chart']],
    ['gant-chart', ['gantt-chart', 'bar-chart', 'line-chart']],
    ['Request-Sequence', ['request-sequence']],
    ['request_sequence', ['request-sequence']],
    ['sequence', ['request-sequence']],
    ['sankey', ['sankey-traffic']],
    ['my-line-chart', ['line-chart']],
    ['zzzzzzzz', []],
    ['', []],
  ])('%j', (wrong, meant) => expect(nearest(wrong, names).slice(0, meant.length || 3)).toEqual(meant))
})

test('a swap of neighbors is one mistake, as are an insertion, a deletion and a substitution', () => {
  const mistakes = ['abdc', 'abcde', 'abd', 'abxd']
  expect(mistakes.map((wrong) => nearest(wrong, ['abcd', 'zzzz']))).toEqual(mistakes.map(() => ['abcd']))
  expect(nearest('abdc', ['axcx', 'abcd'])).toEqual(['abcd'])
})

test('a name of one or two characters does not match every word that contains them', () => {
  expect(nearest('retrun x;', ['x', 'return x;'], 1)).toEqual(['return x;'])
  expect(nearest('B', ['A', 'C', 'Blob', 'AB'])).toEqual([])
  expect(nearest('b', ['A', 'B', 'plan-b'])).toEqual(['B', 'plan-b'])
  expect(nearest('on', ['in', 'one', 'off'])).toEqual(['one'])
  expect(nearest('DBX', ['A', 'API', 'DB'])).toEqual(['DB'])
})

test('there are at most as many as requested', () => {
  const rows = Array.from({ length: 9 }, (_, index) => `row-${index}`)
  expect(nearest('row-x', rows)).toEqual(['row-0', 'row-1', 'row-2'])
  expect(nearest('row-x', rows, 1)).toEqual(['row-0'])
  expect(nearest('row', [])).toEqual([])
})

test('only the first 100 characters of a wrong name are compared', () => {
  expect(nearest(`${'a'.repeat(100)}${'b'.repeat(1_000_000)}`, ['a'.repeat(100)])).toEqual(['a'.repeat(100)])
})
