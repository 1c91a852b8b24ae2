/** Raft while it replicates: the logs of a cluster, what the leader sends to each follower, and what is committed. */
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { clusterOf, type RaftData, raftForm } from './data.ts'
import { drawRaft } from './draw.ts'
import { replicate } from './raft.ts'

const derive = (data: RaftData) => {
  const { commit, copies } = replicate(clusterOf(data))
  return {
    commit: String(commit),
    stored: String(copies[commit - 1] ?? 0),
    servers: String(data.followers.length + 1),
    term: String(data.term),
  }
}

export default defineRecipe({
  name: 'Raft log replication',
  family: 'Sequences',
  description:
    'The logs of a Raft cluster in rows of cells over one index, each cell with its term, beside the AppendEntries call that each follower accepts and the commit index that follows. Also called replicated log, consensus log or state machine replication.',
  useWhen:
    'You explain which entries a majority stores, what is committed and why, and what a leader sends to a follower that is behind or has diverged. Good for 3 to 7 servers with up to 14 entries, in a lecture, a design review or a bug report.',
  avoidWhen:
    'You need the order of messages in time: use `request-sequence`. You need data spread over servers rather than copied: use `consistent-hash-ring`. You need to show how one server stores its writes: use `lsm-tree`.',
  aliases: ['consensus', 'replication', 'leader follower', 'AppendEntries', 'commit index'],
  visual: 88,
  ease: 76,
  overall: 84,
  rationale:
    'Logs, fields and commit boundary share rows and columns, so every number can be checked by eye. An entry added by hand is one more column of cells, and counts and fields have to follow. You supply terms; the rest is computed.',
  reviewed: '2026-11-22',
  revision: 1,
  data: raftForm,
  sample: {
    title: 'Entry {commit} is committed: {stored} of {servers} servers store it',
    subtitle: 'It belongs to the current term, {term}, so every entry before it is committed too',
    source: 'Rules of Ongaro and Ousterhout, 2014, figure 2; illustrative logs',
    term: 4,
    leader: { name: 'S1' },
    entries: [
      { term: 1, text: 'x←3' },
      { term: 1, text: 'y←1' },
      { term: 1, text: 'y←9' },
      { term: 2, text: 'x←2' },
      { term: 3, text: 'z←0' },
      { term: 3, text: 'y←7' },
      { term: 4, text: 'x←5' },
      { term: 4, text: 'z←4' },
    ],
    followers: [
      { name: 'S2', log: [1, 1, 1, 2, 3, 3, 4, 4] },
      { name: 'S3', log: [1, 1, 1, 2, 3, 3, 4] },
      { name: 'S4', log: [1, 1, 1, 2, 3, 3, 4] },
      { name: 'S5', log: [1, 1, 1, 2, 2] },
    ],
  },
  derive,
  draw: drawRaft,
  describe: (data) => {
    const { commit, stored, servers, term } = derive(data)
    const sent = replicate(clusterOf(data)).appends.map(({ prevLogIndex, entries }, at) => {
      const lacks =
        entries.length === 0
          ? 'lacks nothing'
          : `lacks ${count(entries.length, 'entry', 'entries')} after index ${prevLogIndex}`
      return `${data.followers[at]?.name} ${lacks}`
    })
    return `Logs of ${servers} Raft servers in rows of cells; a cell shows the term of its entry. The leader ${data.leader.name} of term ${term} has ${count(data.entries.length, 'entry', 'entries')} and sends each follower an AppendEntries call with what it lacks: ${enumerate(sent)}. Index ${commit} is on ${stored} of ${servers} servers; it is the commit index, and entries up to it are shaded.`
  },
  suppressions: [
    { rule: 'R02', reason: 'Every entry has a term of its own to read, so that one can be edited without the others.' },
  ],
})
