/**
 * Raft's log replication (Ongaro and Ousterhout, 2014, figure 2) on logs of terms: what the leader sends to each
 * follower, and what is committed. Indexes count from 1, as in the paper.
 */

/** The terms of a log's entries; `log[0]` is the term of index 1. */
export type Log = readonly number[]

/** The AppendEntries that a follower accepts. */
export type Append = { prevLogIndex: number; prevLogTerm: number; entries: number[] }

/** What the leader of `term` knows, given that it knew `committed` before. */
export type Cluster = { leader: Log; followers: readonly Log[]; term: number; committed: number }

/** The AppendEntries to each follower, how many servers store each entry, and the commitIndex. */
export type Replication = { appends: Append[]; copies: number[]; commit: number }

/** Applies the rules to a cluster. */
export function replicate({ leader, followers, term, committed }: Cluster): Replication {
  const servers = [leader, ...followers]
  const copies = leader.map((own, at) => servers.filter((log) => log[at] === own).length)
  // An entry of an earlier term is committed only together with a later one of the current term (section 5.4.2).
  const commit = copies.reduce(
    (highest, count, at) => (leader[at] === term && count > servers.length / 2 ? at + 1 : highest),
    committed,
  )
  return { appends: followers.map((log) => appendTo(log, leader)), copies, commit: Math.max(committed, commit) }
}

/** The leader goes back one index for every rejection until the terms at prevLogIndex match (section 5.3). */
const appendTo = (follower: Log, leader: Log): Append => {
  let next = leader.length + 1
  while (next > 1 && follower[next - 2] !== leader[next - 2]) next--
  return {
    prevLogIndex: next - 1,
    prevLogTerm: leader[next - 2] ?? 0,
    entries: leader.slice(next - 1).map((_, offset) => next + offset),
  }
}

/** The first index at which two logs agree after they differed: Raft's Log Matching rules that out. */
export const mismatch = (a: Log, b: Log): number | undefined => {
  const differs = a.findIndex((term, at) => b[at] !== undefined && b[at] !== term)
  const same = differs < 0 ? -1 : a.findIndex((term, at) => at > differs && b[at] === term)
  return same < 0 ? undefined : same + 1
}
