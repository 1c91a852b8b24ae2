/**
 * The data of Raft logs: the leader's entries and the terms in the followers' logs; everything else follows.
 */

import * as z from 'zod'
import { id, list, name, note, text } from '../../drawing/data/fields.ts'
import { type FormData, form } from '../../drawing/data/form.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import type { Finding } from '../../src/scene/findings.ts'
import { type Cluster, mismatch } from './raft.ts'

const term = (description: string) => z.int().min(1).max(999).describe(description)

/** 14 entries of 7 servers stay within a scene of 300 elements; a cluster of more than 7 servers is rare. */
const most = { entries: 14, followers: 6 }

const entry = z.strictObject({
  id: id.optional(),
  term: term('The term in which a leader created the entry'),
  text: text('The command', 12).optional(),
})

const follower = z.strictObject({
  id: id.optional(),
  name: name('What the follower is called', 24),
  note: note('A muted line instead of how far it is behind', 24).optional(),
  log: list(term('Term'), { min: 0, max: most.entries, of: 'The terms of its entries, index 1 first' }),
})

const fields = {
  term: term('The current term: that of the leader'),
  leader: z.strictObject({ id: id.optional(), name: name('What the leader is called', 24) }).describe('The leader'),
  entries: list(entry, { max: most.entries, of: 'The log of the leader, index 1 first' }),
  followers: list(follower, { min: 2, max: most.followers, of: 'The other servers' }),
  committed: z.int().min(0).max(most.entries).default(0).describe('The commitIndex that the leader knew before'),
}

export type RaftData = FormData<typeof fields>
export type Follower = RaftData['followers'][number]

/** The cluster that the rules apply to. */
export const clusterOf = ({ entries, followers, term: current, committed }: RaftData): Cluster => ({
  leader: entries.map((each) => each.term),
  followers: followers.map(({ log }) => log),
  term: current,
  committed,
})

/** Declares the data. */
export const raftForm = form('own', fields, {
  check: (data) => {
    const faults = check(data)
    return faults.length > 0 ? faults : data.followers.flatMap((_, at) => checkMatching(data, at))
  },
  targets: ({ leader, followers, entries }) => [
    ...namedTargets([leader, ...followers]),
    ...entries.map((item, at) => ({ names: [item.id, item.text, `index ${at + 1}`], item })),
  ],
})

const check = ({ entries, followers, term: current, committed }: RaftData): Finding[] => [
  ...checkTerms(
    entries.map((each) => each.term),
    { current, at: (index) => `entries.${index}.term` },
  ),
  ...followers.flatMap(({ log }, server) =>
    checkTerms(log, { current, at: (index) => `followers.${server}.log.${index}` }),
  ),
  ...(committed > entries.length
    ? [{ at: 'committed', problem: `${committed}; the leader has ${entries.length} entries` }]
    : []),
]

/** Terms never fall along a log, and none is newer than the current one. */
const checkTerms = (log: number[], { current, at }: { current: number; at: (index: number) => string }): Finding[] =>
  log.flatMap((own, index): Finding[] => {
    const before = log[index - 1] ?? 0
    if (own > current) return [{ at: at(index), problem: `term ${own} is newer than the current term ${current}` }]
    return own < before ? [{ at: at(index), problem: `term ${own} follows term ${before}; terms never fall` }] : []
  })

/** A follower against the leader and the followers before it. */
const checkMatching = ({ leader, entries, followers }: RaftData, server: number): Finding[] => {
  const log = followers[server]?.log ?? []
  const others = [{ name: leader.name, log: entries.map((each) => each.term) }, ...followers.slice(0, server)]
  const other = others.find((each) => mismatch(log, each.log) !== undefined)
  const index = other && mismatch(log, other.log)
  if (other === undefined || index === undefined) return []
  const problem = `has the term of ${other.name} at index ${index}, but not at an index before it; Raft rules that out`
  return [{ at: `followers.${server}.log.${index - 1}`, problem }]
}
