/** Raft while it replicates: the logs of a cluster, what the leader sends to each follower, and what is committed. */
import * as z from 'zod'
import { list, name, text } from '../../drawing/data/fields.ts'
import { type FormData, form } from '../../drawing/data/form.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { shortValues } from '../../drawing/data/short-values.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawRaft } from './draw.ts'
import { mismatch, replicate, termProblem } from './raft.ts'

const term = (description: string) => z.int().min(1).max(999).describe(description)
const entry = { term: term('The term in which a leader created the entry'), text: text('The command', 12).optional() }
const log = list(term('Term'), { min: 0, max: 14, of: 'The terms of its entries, index 1 first' })
const raftFields = {
  term: term('The current term: that of the leader'),
  leader: name('What the leader is called', 24),
  entries: list(z.strictObject(entry), { max: 14, of: 'The log of the leader, index 1 first' }),
  followers: list(z.strictObject({ name: name('What the follower is called', 24), log }), {
    min: 2,
    max: 6,
    of: 'The other servers',
  }),
  committed: z.int().min(0).max(14).default(0).describe('The commitIndex that the leader knew before'),
}

type RaftData = FormData<typeof raftFields>

const leaderOf = ({ leader, entries }: RaftData) => ({ name: leader, log: entries.map(({ term }) => term) })

const raftForm = form('own', raftFields, {
  checks: ({ unique, each }) => [
    each('entries', (_, { data }) => termProblem(leaderOf(data).log, data.term)),
    each('committed', (committed, { data: { entries } }) =>
      committed > entries.length ? `${committed}; the leader has ${entries.length} entries` : undefined,
    ),
    unique('followers'),
    each('followers.*', ({ log }, { before, data }) => {
      const other = [leaderOf(data), ...before].find((each) => mismatch(log, each.log) !== undefined)
      const agrees =
        other &&
        `agrees with ${other.name} at index ${mismatch(log, other.log)}, but not before it; Raft rules that out`
      return { log: termProblem(log, data.term) ?? agrees }
    }),
  ],
  targets: ({ followers, entries }) => [
    ...namedTargets(followers),
    ...entries.map((item, at) => ({ names: [item.text, `index ${at + 1}`], item })),
  ],
})

const derive = (data: RaftData) => {
  const { commit, copies } = replicate(data)
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
  visual: 88,
  ease: 76,
  overall: 86,
  rationale:
    'Logs, fields and commit boundary share rows and columns, so every number can be checked by eye. An entry added by hand is one more column of cells, and counts and fields have to follow. You supply terms; the rest is computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: raftForm,
  sample: {
    title: 'Entry {commit} is committed: {stored} of {servers} servers store it',
    subtitle: 'A majority stores it, and it is from the current term, {term}, so all earlier entries are committed too',
    source: 'Rules of Ongaro and Ousterhout, 2014, figure 2; illustrative logs',
    term: 4,
    leader: 'S1',
    entries: shortValues('x←3 1, y←1 1, y←9 1, x←2 2, z←0 3, y←7 3, x←5 4, z←4 4').map(({ name, value }) => ({
      term: value,
      text: name,
    })),
    followers: ['S2 1 1 1 2 3 3 4 4', 'S3 1 1 1 2 3 3 4', 'S4 1 1 1 2 3 3 4', 'S5 1 1 1 2 2'].map((line) => {
      const [name = '', ...log] = line.split(' ')
      return { name, log: log.map(Number) }
    }),
  },
  derive,
  draw: drawRaft,
  describe: (data) => {
    const { commit, stored, servers, term } = derive(data)
    const sent = replicate(data).appends.map(
      ({ entries }, at) => `${data.followers[at]?.name} lacks ${count(entries.length, 'entry', 'entries')}`,
    )
    return `Logs of ${servers} Raft servers in rows of cells; a cell shows the term of its entry. The leader ${data.leader} of term ${term} has ${count(data.entries.length, 'entry', 'entries')} and sends each follower an AppendEntries call with what it lacks: ${enumerate(sent)}. Index ${commit} is on ${stored} of ${servers} servers; it is the commit index, and entries up to it are shaded.`
  },
})
