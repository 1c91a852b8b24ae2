import { expect, test } from 'vitest'
import { lanesOf, placeCommits } from './commit-lanes.ts'

const commits = (text: string) =>
  text.split(' ').map((each) => {
    const [id = '', parents = ''] = each.split(':')
    return { id, after: parents.split('') }
  })

test('first parents are in the lane of their child, others get lanes of their own', () => {
  const placed = placeCommits(commits('m:ab b:c a:c c:'))
  expect(placed.map(({ lane }) => lane)).toEqual([0, 1, 0, 0])
  expect(placed.map(({ parents }) => parents)).toEqual([[2, 1], [3], [3], []])
})

test('a lane is used again once its line has ended', () => {
  expect(lanesOf(commits('n:mx x:m m:ab b:c a:c c:'))).toBe(2)
})

test('a short branch is inside of a long one', () => {
  expect(placeCommits(commits('n:mf f:b m:as s:a a:b b:')).map(({ lane }) => lane)).toEqual([0, 2, 0, 1, 0, 0])
})
