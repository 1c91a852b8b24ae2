/**
 * The rules of Raft that the picture shows (Ongaro and Ousterhout, 2014, figure 2), on logs of terms.
 * Indexes count from 1, as in the paper.
 */

/** The terms of a log's entries; `log[0]` is the term of index 1. */
export type Log = readonly number[]

/** How many logs hold the leader's entry at an index: the same index with the same term. */
export const storedOn = (index: number, leader: Log, logs: readonly Log[]): number =>
  logs.filter((log) => log[index - 1] === leader[index - 1]).length

/** The highest index that a majority holds and whose entry is of the leader's current term; 0 if there is none. */
export const commitIndex = (leader: Log, logs: readonly Log[], term: number): number =>
  leader.reduce(
    (commit, entryTerm, at) =>
      entryTerm === term && storedOn(at + 1, leader, logs) > logs.length / 2 ? at + 1 : commit,
    0,
  )

/** What differs from follower to follower in AppendEntries: the entry before the new ones, and their indexes. */
export type Append = { prevLogIndex: number; prevLogTerm: number; entries: number[] }

/** The AppendEntries that brings a follower, whose log is a prefix of the leader's, up to date. */
export const appendFor = (follower: Log, leader: Log): Append => {
  if (follower.some((term, at) => term !== leader[at])) throw new Error('the follower must hold a prefix of the log')
  const prevLogIndex = follower.length
  return {
    prevLogIndex,
    prevLogTerm: prevLogIndex === 0 ? 0 : leader[prevLogIndex - 1]!,
    entries: leader.slice(prevLogIndex).map((_, at) => prevLogIndex + 1 + at),
  }
}
