import { expect, test } from 'vitest'
import { parentsFollow } from './parents.ts'

test('parents are listed after their children', () => {
  const commits = [
    { id: 'a', after: [] },
    { id: 'b', after: ['a'] },
    { id: 'c', after: ['z', 'd'] },
    { id: 'd', after: [] },
  ]
  expect(parentsFollow({ events: commits })).toEqual([
    { at: 'events.1.after.0', problem: '"a" is listed above; commits are listed newest first' },
    { at: 'events.2.after.0', problem: '"z" is not the id of a commit' },
  ])
})
