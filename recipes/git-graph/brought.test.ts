import { expect, test } from 'vitest'
import { broughtBy } from './brought.ts'

const commits = [
  { id: 'top', after: ['merge'] },
  { id: 'merge', after: ['main', 'work2'] },
  { id: 'work2', after: ['work1'] },
  { id: 'main', after: ['base'] },
  { id: 'work1', after: ['base'] },
  { id: 'base', after: ['older'] },
]

test('a merge brings in what its other parents have and its first one has not', () => {
  expect([...broughtBy(commits, ({ id }) => id === 'merge')].toSorted()).toEqual(['work1', 'work2'])
})

test('a commit with one parent brings in nothing, and neither does a merge that is not marked', () => {
  expect(broughtBy(commits, ({ id }) => id === 'top')).toEqual(new Set())
})
