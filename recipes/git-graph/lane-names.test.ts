import { expect, test } from 'vitest'
import { nameAt, nameLanes, otherRefs } from './lane-names.ts'

const history = (names: [main: string, fix: string]) => [
  { id: 'm', after: ['a', 'b'], refs: [names[0], 'tag: v1'] },
  { id: 'b', after: ['a'], refs: [names[1]] },
  { id: 'a', after: [], refs: ['old'] },
]

test('a branch is named beside the commit that it points to, and only there; tags and other branches stay at their commits', () => {
  const commits = history(['main', 'fix/timeout'])
  const lanes = nameLanes(commits, 8)
  expect([...lanes.heads]).toEqual([
    ['m', 'main'],
    ['b', 'fix/timeout'],
  ])
  expect(commits.map((each) => otherRefs(each, lanes))).toEqual([['tag: v1'], [], ['old']])
  const [first = 0, second = 0] = lanes.xs
  expect(second - first).toBeGreaterThan(40)
})

test('a name is over a line that leaves its commit at its side: of what is merged there, or begins there', () => {
  const lanes = nameLanes(history(['main', 'fix']), 8)
  expect(['m', 'b'].map((id) => nameAt({ id }, { x: 8, y: 20 }, lanes))).toEqual([
    { x: 8, y: 7 },
    { x: 8, y: 20 },
  ])
})

test('names that are too long for lanes are at their commits', () => {
  const commits = history(['main', 'fix/'.repeat(14)])
  const lanes = nameLanes(commits, 8)
  expect([lanes.heads.size, lanes.xs, lanes.left]).toEqual([0, [8, 48], 88])
  expect(commits.map((each) => otherRefs(each, lanes))).toEqual(commits.map(({ refs }) => refs))
})
