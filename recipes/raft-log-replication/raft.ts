/**
 * Raft's log replication (Ongaro and Ousterhout, 2014, figure 2) on logs of terms: what the leader sends to each
 * follower, and what is committed. Indexes count from 1, as in the paper.
 */

/** The terms of a log's entries; `log[0]` is the term of index 1. */
export type Log = readonly number[]

/** What the leader of `term` knows, given that it knew `committed` before. */
export type Cluster = { entries: { term: number }[]; followers: { log: Log }[]; term: number; committed: number }

/** A cluster whose servers have names, and whose entries say what they do. */
export type NamedCluster = Omit<Cluster, 'entries' | 'followers'> & {
  leader: string
  entries: { term: number; text?: string | undefined }[]
  followers: { name: string; log: Log }[]
}

/** What a follower is sent: the index and the term before the entries, and their indexes. */
export type AppendEntries = { prevLogIndex: number; prevLogTerm: number; entries: number[] }

/** The AppendEntries that each follower accepts, how many servers store each entry, and the commitIndex. */
export function replicate({ entries, followers, term, committed }: Cluster) {
  const leader = entries.map((entry) => entry.term)
  const servers = [leader, ...followers.map(({ log }) => log)]
  const copies = leader.map((own, at) => servers.filter((log) => log[at] === own).length)
  // An entry of an earlier term is committed only together with a later one of the current term (section 5.4.2).
  const isCommitted = (count: number, at: number): boolean => leader[at] === term && count > servers.length / 2
  const commit = Math.max(committed, ...copies.map((count, at) => (isCommitted(count, at) ? at + 1 : 0)))
  return { appends: followers.map(({ log }) => appendTo(log, leader)), copies, commit }
}

/** The leader goes back one index for every rejection until the terms at prevLogIndex match (section 5.3). */
const appendTo = (follower: Log, leader: Log): AppendEntries => {
  let index = leader.length
  while (index > 0 && follower[index - 1] !== leader[index - 1]) index--
  const entries = leader.slice(index).map((_, offset) => index + 1 + offset)
  return { prevLogIndex: index, prevLogTerm: leader[index - 1] ?? 0, entries }
}

/** What is wrong with the terms of a log: they never fall, and none is newer than the current one. */
export const termProblem = (log: Log, current: number): string | undefined => {
  const at = log.findIndex((own, index) => own > current || own < (log[index - 1] ?? 0))
  if (at < 0) return undefined
  const what = (log[at] ?? 0) > current ? `newer than the current term ${current}` : 'less than the term before it'
  return `term ${log[at]} at index ${at + 1} is ${what}`
}

/** The first index at which two logs agree after they differed: Raft's Log Matching rules that out. */
export const mismatch = (a: Log, b: Log): number | undefined => {
  const differs = a.findIndex((term, at) => b[at] !== undefined && b[at] !== term)
  const same = differs < 0 ? -1 : a.findIndex((term, at) => at > differs && b[at] === term)
  return same < 0 ? undefined : same + 1
}
