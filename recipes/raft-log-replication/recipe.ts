/** Raft while it replicates: the logs of a cluster, what the leader sends to each follower, and what is committed. */
import * as z from 'zod'
import { block, lineOfText, nameAndNote, place } from '../../drawing/block.ts'
import { list, name, text } from '../../drawing/data/fields.ts'
import { type FormData, form } from '../../drawing/data/form.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { shortValues } from '../../drawing/data/short-values.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { type WordCellLook, wordCell } from '../../drawing/grid/word-cell.ts'
import { line, path } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Role } from '../../drawing/type.ts'
import { mismatch, replicate, termProblem } from './raft.ts'
import { drawTracks, type LogTrack, type TrackCell } from './tracks.ts'

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
  overall: 84,
  rationale:
    'Logs, fields and commit boundary share rows and columns, so every number can be checked by eye. An entry added by hand is one more column of cells, and counts and fields have to follow. You supply terms; the rest is computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: raftForm,
  sample: {
    title: 'Entry {commit} is committed: {stored} of {servers} servers store it',
    subtitle: 'It belongs to the current term, {term}, so every entry before it is committed too',
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

/** Pixels from the last cell to what the call says, the arrow between them included. */
const gap = { arrow: 56 }

/** Draws the logs over one index, and beside them what each follower is sent. */
function drawRaft(data: RaftData, sheet: Sheet): void {
  const { leader, entries, followers, term: current } = data
  const { appends, copies, commit } = replicate(data)
  const isMarked = (at: number): boolean => {
    const item = entries[at]
    return sheet.hasFocus ? item !== undefined && sheet.isFocus(item) : at + 1 === commit
  }
  const stored = (own: number, at: number): TrackCell => ({ words: `${own}`, look: isMarked(at) ? 'strong' : 'filled' })
  const tracks = followers.map(({ name: server, log }, row): LogTrack => {
    const known = appends[row]?.prevLogIndex ?? 0
    const behind = entries.length - known
    const rest = Array.from({ length: Math.max(entries.length, log.length) - known }, (_, offset): TrackCell => {
      const [old, sent] = [log[known + offset], entries[known + offset]?.term]
      return old === undefined
        ? { words: `${sent}`, look: 'open' }
        : { words: `${old}→${sent ?? '–'}`, look: 'open', bold: true }
    })
    const head = nameAndNote({ name: server, note: behind === 0 ? 'up to date' : `${behind} behind` }, 136)
    const matched = log
      .slice(0, known)
      .map((own, at) => ({ ...stored(own, at), ...(at + 1 === known && { note: 'prev' }) }))
    return { source: followers[row] ?? '', head, cells: [...matched, ...rest] }
  })
  const head = nameAndNote({ name: leader, note: `leader, term ${current}` }, 136)
  const own = entries.map((each, at): TrackCell => ({ ...stored(each.term, at), note: each.text, bold: true }))
  const fill = sheet.hasFocus ? 'ink' : 'accent'
  const fields = { columns: [0, 112, 216], w: 280 }
  const { left, w, h, pitch, bottom, right } = drawTracks(
    [{ source: 'leader', head, cells: own }, ...tracks],
    {
      over: { name: 'index', words: entries.map((_, at) => `${at + 1}`) },
      under: {
        name: 'stored on',
        words: copies.map((each) => `${each}/${followers.length + 1}`),
        bold: commit - 1,
        ...(sheet.quotes('stored') && entries.length <= 9 ? { figure: { size: 28, bold: true, fill } } : {}),
      },
      beside: fields.w + gap.arrow,
    },
    sheet,
  )
  const x = right + gap.arrow
  const ys = { heads: -28, leader: h / 2 }
  const write = (source: object | string, words: string[], { y, as }: { y: number; as: Role }): void =>
    sheet.put(
      source,
      words.map((each, at) => lineOfText(each, { x: x + (fields.columns[at] ?? 0), y, as })),
    )
  write('@append', ['prevLogIndex', 'prevLogTerm', 'entries'], { y: ys.heads, as: 'codeMuted' })
  sheet.put(
    'leader',
    [
      line(left + w * entries.length, ys.leader, x - 8, ys.leader, { arrow: true }),
      ...place(
        block([
          { text: 'AppendEntries', as: 'head' },
          { text: `term ${current}, leaderCommit ${commit}`, as: 'note' },
        ]),
        { x, y: 0, w: 0, h },
        { align: 'start' },
      ),
    ],
    'line',
  )
  appends.forEach(({ prevLogIndex, prevLogTerm, entries: [first, ...others] }, row) => {
    const sent = [first ?? 'none', ...others.slice(-1)].join('–')
    const [y, tip] = [(row + 1) * pitch + h / 2, left + w * (tracks[row]?.cells.length ?? 0)]
    sheet.put(followers[row] ?? '', [line(x - 8, y, tip, y, { arrow: true })], 'line')
    write(followers[row] ?? '', [`${prevLogIndex}`, `${prevLogTerm}`, `${sent}`], { y, as: 'code' })
  })
  const rules = tracks.map((_, row) => `M ${x} ${(row + 1) * pitch - 8} h ${fields.w}`).join(' ')
  sheet.put('@append', [path(rules, { stroke: 'rule' })], 'rule')
  const edge = left + commit * w
  const band = { x: left - 8, y: -40, w: commit * w + 8, h: bottom + 116 }
  if (commit > 0 && !sheet.hasFocus) sheet.put('@committed', [cells(band, { fill: 'soft', stroke: 'none' })], 'ground')
  const name = { x: edge - 10, y: bottom + 60, as: { size: 14, bold: true, fill }, align: 'end' } as const
  const bar = cells({ ...band, x: edge - 2, w: 4 }, { fill, stroke: 'none' })
  sheet.put('@committed', [bar, lineOfText(`commitIndex ${commit}`, name)], 'over')
  sheet.prove('commit', '@committed')
  for (const value of ['stored', 'servers']) sheet.prove(value, '@stored on')
  sheet.prove('term', 'leader')
  const key = (text: string, words: string, look: WordCellLook) =>
    sheet.key({ text, sample: (rect) => wordCell(rect, words, look) })
  key('Stored entry and its term', '4', {})
  key('Sent in this AppendEntries', '4', { dashed: true, as: { size: 14, mono: true, fill: 'muted' } })
  if (tracks.some((track) => track.cells.some(({ words }) => words.includes('→'))))
    key('Replaced: not in the log of the leader', '2→3', { dashed: true, as: 'letters' })
  sheet.ifTooWide('entries', 'shorten names or remove entries')
}
