import { describe, expect, it } from 'vitest'
import { appendFor, commitIndex, type Log, storedOn } from './raft.ts'

const leader: Log = [1, 1, 2, 4]

describe('commitIndex', () => {
  it('is the highest index that a majority stores', () => {
    expect(commitIndex(leader, [leader, leader, leader.slice(0, 3)], 4)).toBe(4)
  })

  it('does not commit an entry of an earlier term by counting copies (section 5.4.2 of the paper)', () => {
    const logs = [leader, leader.slice(0, 3), leader.slice(0, 3), [1], [1]]
    expect(storedOn(3, leader, logs)).toBe(3)
    expect(commitIndex(leader, logs, 4)).toBe(0)
  })

  it('counts a copy only where the term is the same', () => {
    expect(commitIndex(leader, [leader, [1, 1, 2, 3], [1, 1, 2, 3]], 4)).toBe(0)
  })
})

describe('appendFor', () => {
  it('names the entry before the new ones, and the new ones', () => {
    expect(appendFor([1, 1], leader)).toEqual({ prevLogIndex: 2, prevLogTerm: 1, entries: [3, 4] })
  })

  it('carries nothing for a log that is complete, and starts before index 1 for an empty one', () => {
    expect(appendFor(leader, leader)).toEqual({ prevLogIndex: 4, prevLogTerm: 4, entries: [] })
    expect(appendFor([], leader)).toEqual({ prevLogIndex: 0, prevLogTerm: 0, entries: [1, 2, 3, 4] })
  })

  it('refuses a log that conflicts', () => {
    expect(() => appendFor([1, 3], leader)).toThrow('prefix')
  })
})
