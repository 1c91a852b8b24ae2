import { expect, test } from 'vitest'
import { type Log, mismatch, replicate, termProblem } from './raft.ts'

const leader = [1, 1, 2, 4]
const cluster = (followers: Log[], committed = 0) =>
  replicate({
    entries: leader.map((term) => ({ term })),
    followers: followers.map((log) => ({ log })),
    term: 4,
    committed,
  })

test('AppendEntries carries what follows the last entry that matches', () => {
  expect(cluster([leader, [1, 1], [1, 1, 1, 1, 1], []]).appends).toEqual([
    { prevLogIndex: 4, prevLogTerm: 4, entries: [] },
    { prevLogIndex: 2, prevLogTerm: 1, entries: [3, 4] },
    { prevLogIndex: 2, prevLogTerm: 1, entries: [3, 4] },
    { prevLogIndex: 0, prevLogTerm: 0, entries: [1, 2, 3, 4] },
  ])
})

test('a copy counts only with the same term at the same index', () => {
  expect(cluster([[1, 1, 2, 3], [1, 1, 2, 4], [1]]).copies).toEqual([4, 3, 3, 2])
})

test('an entry of the current term is committed when a majority stores it', () => {
  expect([cluster([leader, [1, 1]]).commit, cluster([leader, [], []]).commit]).toEqual([4, 0])
})

test('an entry of an earlier term is not committed by counting copies (section 5.4.2)', () => {
  const followers = [
    [1, 1, 2],
    [1, 1, 2],
  ]
  expect([cluster(followers).commit, cluster(followers, 2).commit]).toEqual([0, 2])
})

test('logs that agree again after they differed cannot occur', () => {
  expect([mismatch([1, 2, 4], [1, 3, 4]), mismatch([1, 2, 2], [1, 3, 3]), mismatch([1], [1, 1])]).toEqual([
    3,
    undefined,
    undefined,
  ])
})

test('terms never fall, and none is newer than the current one', () => {
  expect([termProblem([1, 1, 3], 3), termProblem([2, 1], 3), termProblem([1, 4], 3)]).toEqual([
    undefined,
    'term 1 at index 2 is less than the term before it',
    'term 4 at index 2 is newer than the current term 3',
  ])
})
