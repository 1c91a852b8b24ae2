/** Raft in the middle of its work: four followers at different points, one commit index. */
import { centredBaseline, label } from '../../drawing/label.ts'
import { cellLeft, cellRight, type LogCell, type LogGrid, logRow, ruler } from '../../drawing/log-cells.ts'
import { box, finish, line, text } from '../../drawing/primitives.ts'
import { appendFor, commitIndex, type Log, storedOn } from '../../drawing/raft.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { wordsLast } from '../../drawing/sequence.ts'
import { zone } from '../../drawing/sequence-marks.ts'
import { canvas, heading } from '../../drawing/sheet.ts'
import type { Element } from '../../src/scene/scene.ts'
import { textWidth } from '../../src/text/measure.ts'

const term = 4
const commands = ['x←3', 'y←1', 'y←9', 'x←2', 'z←0', 'y←7', 'x←5', 'z←4']
const leader: Log = [1, 1, 1, 2, 3, 3, 4, 4]
type Follower = { name: string; log: Log }
const followers: Follower[] = [
  { name: 'S2', log: leader },
  { name: 'S3', log: leader.slice(0, 7) },
  { name: 'S4', log: leader.slice(0, 7) },
  { name: 'S5', log: leader.slice(0, 4) },
]
const logs = [leader, ...followers.map(({ log }) => log)]
const commit = commitIndex(leader, logs, term)
const last = leader.length

const grid: LogGrid = { x: 192, cell: 56, gap: 16 }
const end = cellRight(grid, last)
const top = 144
const pitch = 80
const rowTop = (index: number): number => 256 + index * pitch
const bottom = rowTop(followers.length - 1) + grid.cell

/** The boundary between committed and not, in the middle of the gap between two cells. */
const boundary = cellRight(grid, commit) + grid.gap / 2
const shade = { x: grid.x - 8, y: 112, w: boundary - grid.x + 8, h: bottom + 96 - 112 }

const panel = { x: 824, y: top - 16, w: 336, h: bottom - top + 32 }
const columns = { prevLogIndex: panel.x + 16, prevLogTerm: panel.x + 128, entries: panel.x + 232 }

const head = (y: number, name: string, kind: string): Element[] => {
  const rect = { x: 40, y, w: 128, h: grid.cell }
  return [
    box(rect.x, rect.y, rect.w, rect.h),
    ...label(rect, [
      { text: name, bold: true },
      { text: kind, size: 14, fill: 'muted' },
    ]),
  ]
}

const behind = (log: Log): string => (log.length === last ? 'up to date' : `${last - log.length} behind`)

/** The leader's log as a follower sees it: what it stores, and what the message under way will add. */
const cellsOf = (log: Log): LogCell[] =>
  leader.map((entry, at) => {
    const pending = at >= log.length
    return {
      lines: [{ text: String(entry), mono: true, ...(pending ? { fill: 'muted' } : { bold: true }) }],
      pending,
      marked: at === log.length - 1,
    }
  })

const leaderCells: LogCell[] = leader.map((entry, at) => ({
  lines: [
    { text: String(entry), mono: true, bold: true },
    { text: commands[at]!, mono: true, size: 14, fill: 'muted' },
  ],
}))

/** A follower: its head, its log, and the AppendEntries on its way to it. */
const followerRow = ({ name, log }: Follower, index: number): Element[] => {
  const y = rowTop(index)
  const middle = y + grid.cell / 2
  const baseline = centredBaseline(middle, 16)
  const { prevLogIndex, prevLogTerm, entries } = appendFor(log, leader)
  return [
    line(panel.x + 16, y - 12, panel.x + panel.w - 16, y - 12, { stroke: 'rule' }),
    ...head(y, name, behind(log)),
    ...logRow(grid, y, cellsOf(log)),
    line(panel.x, middle, end, middle, { arrow: true }),
    text(columns.prevLogIndex, baseline, String(prevLogIndex), { mono: true }),
    text(columns.prevLogTerm, baseline, String(prevLogTerm), { mono: true }),
    text(columns.entries, baseline, entries.length > 0 ? entries.join(' ') : 'none', { mono: true }),
    text(cellLeft(grid, prevLogIndex) + grid.cell / 2, y + grid.cell + 16, 'prev', {
      size: 12,
      fill: 'muted',
      align: 'middle',
    }),
  ]
}

/** AppendEntries: what is the same for all, and the heads of what differs. */
const messages = (): Element[] => [
  box(panel.x, panel.y, panel.w, panel.h, { stroke: 'rule' }),
  line(end, top + grid.cell / 2, panel.x, top + grid.cell / 2, { arrow: true }),
  text(columns.prevLogIndex, top + 20, 'AppendEntries', { bold: true }),
  text(columns.prevLogIndex, top + 44, `term ${term}  leaderId S1  leaderCommit ${commit}`, { size: 14, mono: true }),
  ...Object.entries(columns).map(([name, x]) => text(x, rowTop(0) - 24, name, { size: 12, mono: true, fill: 'muted' })),
]

/** Under the logs: how many servers store each entry, and what follows from it. */
const verdict = (): Element[] => [
  text(40, bottom + 48, 'stored on', { size: 14, fill: 'muted' }),
  ...ruler(
    grid,
    bottom + 48,
    leader.map((_, at) => ({ text: `${storedOn(at + 1, leader, logs)}/${logs.length}`, bold: at + 1 === commit })),
  ),
  text(boundary - 8, bottom + 80, `committed up to commitIndex ${commit}`, {
    bold: true,
    fill: 'accent',
    align: 'end',
  }),
  text(boundary + 8, bottom + 80, 'not yet', { size: 14, fill: 'muted' }),
]

const notes = [
  `Index ${commit} is on ${storedOn(commit, leader, logs)} of ${logs.length} servers and of term ${term}:`,
  'it and every entry before it are committed.',
]

/** The key in one row, each remark as wide as it needs. */
const key = (y: number): Element[] => {
  let x = 40
  return [
    'Number in a cell: term of the entry',
    'Dashed: on its way',
    'prev: its index and term must match before a follower appends',
  ].map((said) => {
    const at = x
    x += Math.ceil(textWidth(said, { size: 14 }) / 8) * 8 + 24
    return text(at, y, said, { size: 14, fill: 'muted' })
  })
}

const draw = () =>
  finish({
    ...canvas.wide,
    title: `Raft log replication: leader of term ${term}, four followers, commit index ${commit}`,
    description: `Five logs of the Raft consensus algorithm stand in rows over one index ruler; a cell holds the term of its entry, and in the leader's row the command too. The leader S1 of term ${term} sends each follower an AppendEntries call with prevLogIndex, prevLogTerm and the entries it lacks, drawn as dashed cells: S2 lacks none, S3 and S4 lack one, S5 lags with four. Under the logs stands how many servers store each entry. Shading marks the committed part: index ${commit} is the highest that a majority stores and that is of the current term.`,
    elements: wordsLast([
      ...heading(
        'Raft log replication',
        'Each follower gets what it lacks; an entry of the current term is committed once a majority stores it',
      ),
      zone(shade),
      line(boundary, shade.y, boundary, shade.y + shade.h, { stroke: 'accent' }),
      text(40, top - 12, 'index', { size: 14, fill: 'muted' }),
      ...ruler(
        grid,
        top - 12,
        leader.map((_, at) => ({ text: String(at + 1), fill: 'muted' })),
      ),
      ...messages(),
      ...head(top, 'S1', `leader, term ${term}`),
      ...logRow(grid, top, leaderCells),
      ...followers.flatMap(followerRow),
      ...verdict(),
      ...notes.map((said, at) => text(panel.x, bottom + 48 + 20 * at, said, { size: 14, fill: 'muted' })),
      ...key(684),
    ]),
  })

export default defineRecipe({
  name: 'Raft log replication',
  family: 'Sequences',
  description:
    'Five logs in rows of cells over a common index, each cell showing its term, with the AppendEntries call that brings each follower up to date and the commit index as a boundary. Also called replicated log, consensus log or state machine replication.',
  useWhen:
    'You explain what a majority has stored, which entries are committed and what the leader sends to a lagging replica, in a consensus lecture, design review or bug report. Good for 3 to 7 logs of up to 12 entries.',
  avoidWhen:
    'The order of messages in time is the point (use `request-sequence`), keys are spread over nodes instead of copied (use `consistent-hash-ring`), or writes on one disk are meant (use `lsm-tree`). Atomic commit across databases is another protocol, two-phase commit.',
  visual: 88,
  ease: 78,
  overall: 85,
  rationale:
    'Logs, call fields and commit boundary share rows and columns, so each number can be checked by eye. A further entry is one column of cells, but counts and call fields must follow from the logs. You supply the terms of all logs and the current term.',
  reviewed: '2026-11-20',
  revision: 1,
  answers: [
    {
      rule: 'R02',
      reason: 'Forty cells are a box and a label each, so that one entry can be edited without touching another.',
    },
  ],
  draw,
})
