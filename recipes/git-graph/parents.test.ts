import { expect, test } from 'vitest'
import { parentsFollow } from './parents.ts'

test('parents are listed after their children; what is almost the id of a commit is a typo', () => {
  const commits = [
    { id: 'release', after: [] },
    { id: 'merge', after: ['release', 'topics'] },
    { id: 'topic', after: [] },
  ]
  expect(parentsFollow({ events: commits })).toEqual([
    { at: 'events.1.after.0', problem: '"release" is listed above; commits are listed newest first' },
    { at: 'events.1.after.1', problem: '"topics" is not the id of a commit; did you mean "topic"?' },
  ])
})

test('a parent may be older than all commits of the list', () => {
  expect(parentsFollow({ events: [{ id: 'a1b2c3d', after: ['a1b2c3e', 'before'] }] })).toEqual([])
})
