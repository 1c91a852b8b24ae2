/**
 * Draws the logs of a Raft cluster over one index, what each follower is sent beside its log, and how far is committed.
 */
import { block, lineOfText, nameAndNote, place, widthOf } from '../../drawing/block.ts'
import { band } from '../../drawing/fills.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { type WordCellLook, wordCell } from '../../drawing/grid/word-cell.ts'
import { line, path } from '../../drawing/primitives.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import type { Sheet, Source } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { type Role, roles, type TypeStyle } from '../../drawing/type.ts'
import type { Point } from '../../src/geometry/rect.ts'
import { type AppendEntries, type NamedCluster, replicate } from './raft.ts'
import { drawTracks, type LogTrack, type LogTracks, type TrackCell } from './tracks.ts'

/** The columns of what a follower is sent, their width together, and from the last cell to them, in pixels. */
const call = { columns: [0, 112, 216], w: 292, arrow: 40 } as const

/** The corners of the trunk, in pixels: less than from it to what it leads to. */
const corner = 8

/** Draws the data on the sheet. */
export function drawRaft(data: NamedCluster, sheet: Sheet): void {
  const { leader, entries, followers, term } = data
  const { appends, copies, commit } = replicate(data)
  const [holders, servers] = [copies[data.committed - 1], data.followers.length + 1]
  if (holders !== undefined && holders <= servers / 2)
    sheet.warn(
      'committed',
      undefined,
      `index ${data.committed} is stored on ${holders} of ${servers} servers; what is committed is on ${Math.floor(servers / 2) + 1} or more`,
    )
  const isMarked = (at: number): boolean => {
    const item = entries[at]
    return sheet.hasFocus ? item !== undefined && sheet.isFocus(item) : at + 1 === commit
  }
  const followed = followers.map((follower, row) => followerTrack(data, follower, { append: appends[row], isMarked }))
  const own = entries.map(
    (each, at): TrackCell => ({ ...stored(each.term, isMarked(at)), item: each, note: each.text, bold: true }),
  )
  const head = nameAndNote({ name: leader, note: `leader, term ${term}` }, 136)
  const fill = sheet.hasFocus ? 'ink' : 'accent'
  const at = drawTracks(
    [{ source: 'leader', head, cells: own }, ...followed],
    {
      over: { name: 'index', words: entries.map((_, index) => `${index + 1}`) },
      under: {
        name: 'stored on',
        words: copies.map((each) => `${each}/${followers.length + 1}`),
        bold: commit - 1,
        figure: { size: 20, mono: true, bold: true, fill },
      },
      beside: callWidth(appends) + call.arrow,
    },
    sheet,
  )
  drawCalls(data, { at, appends, commit, lengths: followed.map((track) => track.cells.length), sheet })
  drawCommit({ commit, isHeld: commit === 0 || (copies[commit - 1] ?? 0) > servers / 2 }, at, sheet)
  addKey(followed, sheet)
  sheet.ifTooWide('entries', 'shorten names or remove entries')
}

const stored = (term: number, isMarked: boolean): TrackCell => ({
  words: `${term}`,
  look: isMarked ? 'strong' : 'filled',
})

type Follower = NamedCluster['followers'][number]
type Followed = { append: AppendEntries | undefined; isMarked: (at: number) => boolean }

/** What a follower has, and what this call adds to it or replaces. */
const followerTrack = ({ entries }: NamedCluster, follower: Follower, { append, isMarked }: Followed): LogTrack => {
  const { name, log } = follower
  const known = append?.prevLogIndex ?? 0
  const behind = entries.length - known
  const rest = Array.from({ length: Math.max(entries.length, log.length) - known }, (_, offset): TrackCell => {
    const [old, sent] = [log[known + offset], entries[known + offset]?.term]
    return old === undefined
      ? { words: `${sent}`, look: 'open' }
      : { words: `${old}→${sent ?? '–'}`, look: 'open', bold: true }
  })
  const matched = log
    .slice(0, known)
    .map((own, at) => ({ ...stored(own, isMarked(at)), ...(at + 1 === known && { note: 'prev' }) }))
  const head = nameAndNote({ name, note: behind === 0 ? 'up to date' : `lacks ${behind}` }, 136)
  return { source: follower, head, cells: [...matched, ...rest] }
}

/** Which entries a follower is sent. */
const sentWords = ({ entries: [first, ...others] }: Pick<AppendEntries, 'entries'>): string =>
  first === undefined ? 'none' : `index ${[first, ...others.slice(-1)].join('–')}`

/** The width of the columns of what followers are sent. */
const callWidth = (appends: readonly AppendEntries[]): number =>
  Math.max(call.w, call.columns[2] + Math.ceil(Math.max(...appends.map((each) => widthOf(sentWords(each), 'code')))))

type Calls = {
  at: LogTracks
  appends: readonly AppendEntries[]
  commit: number
  lengths: readonly number[]
  sheet: Sheet
}

/** From the log of the leader to the end of the trunk, and around its last corner. */
const trunkPath = (from: Point, end: Point): string =>
  `${roundedPath([from, { x: end.x, y: from.y }, { ...end, y: end.y - corner }], corner)} q 0 ${corner} ${-corner} ${corner}`

/** The call: what all copies of it say in the leader's row, what each follower is sent in its own. */
const drawCalls = (
  { entries: log, followers, term }: NamedCluster,
  { at, appends, commit, lengths, sheet }: Calls,
): void => {
  const { left, w, rows, right } = at
  const middleOf = (row: number): number => (rows[row]?.y ?? 0) + (rows[row]?.h ?? 0) / 2
  const first = rows[1]?.y ?? 0
  const x = right + call.arrow
  const write = (source: Source, words: readonly string[], { y, as }: { y: number; as: Role | TypeStyle }): void =>
    sheet.put(
      source,
      words.map((each, index) => lineOfText(each, { x: x + (call.columns[index] ?? 0), y, as })),
    )
  write('@append', ['prevLogIndex', 'prevLogTerm', 'entries'], {
    y: first - 20,
    as: { ...roles.codeSmall, fill: 'muted' },
  })
  const said = block([
    { text: 'AppendEntries', as: 'head' },
    { text: `term ${term}, leaderCommit ${commit}`, as: 'note' },
  ])
  // It begins at the leader, over the columns of what differs.
  const words = place(said, { x, y: rows[0]?.y ?? 0, w: 0, h: 0 }, { align: 'start', valign: 'top' })
  // One call goes to all followers.
  const trunk = right + call.arrow / 2
  const end = middleOf(appends.length)
  const way = trunkPath({ x: left + w * log.length, y: middleOf(0) }, { x: trunk, y: end })
  sheet.put('leader', [...(appends.length === 0 ? [] : [path(way)]), ...words], 'line')
  appends.forEach(({ prevLogIndex, prevLogTerm, entries }, row) => {
    const [y, tip] = [middleOf(row + 1), left + w * (lengths[row] ?? 0)]
    const source = followers[row] ?? ''
    sheet.put(source, [line(y === end ? trunk - corner : trunk, y, tip, y, { arrow: true })], 'line')
    write(source, [`${prevLogIndex}`, `${prevLogTerm}`, sentWords({ entries })], { y, as: 'code' })
  })
  const width = callWidth(appends)
  const rules = appends.map((_, row) => `M ${x} ${(rows[row + 1]?.y ?? 0) - 8} h ${width}`).join(' ')
  sheet.put('@append', [path(rules, { stroke: 'rule' })], 'rule')
  sheet.prove('term', 'leader')
}

/** What is committed, as a ground up to the commit index, and a bar there. */
const drawCommit = (
  { commit, isHeld }: { commit: number; isHeld: boolean },
  { left, w, bottom }: LogTracks,
  sheet: Sheet,
): void => {
  const fill = sheet.hasFocus ? 'ink' : 'accent'
  const edge = left + commit * w
  const zone = { x: left - 8, y: -40, w: commit * w + 8, h: bottom + 48 }
  if (commit > 0 && !sheet.hasFocus) sheet.put('@committed', [square(zone, band)], 'ground')
  // At the head of its line.
  const name = { x: edge + 2, y: zone.y - 14, as: { size: 14, bold: true, fill }, align: 'end' } as const
  const doubt = { text: '✗ no majority', as: { size: 14, bold: true, fill: 'negative' } } as const
  if (!isHeld) sheet.put('@committed', [lineOfText(doubt.text, { x: edge + 16, y: name.y, as: doubt.as })], 'over')
  const bar = cells({ ...zone, x: edge - 2, w: 4 }, { fill, stroke: 'none' })
  sheet.put('@committed', [bar, lineOfText(`commitIndex ${commit}`, name)], 'over')
  sheet.prove('commit', '@committed')
  for (const value of ['stored', 'servers']) sheet.prove(value, '@stored on')
}

const addKey = (tracks: readonly LogTrack[], sheet: Sheet): void => {
  const key = (text: string, words: string, look: WordCellLook) =>
    sheet.key({ text, sample: (rect) => wordCell(rect, words, look) })
  key('Stored entry and its term', '4', {})
  key('Sent in this AppendEntries', '4', { dashed: true, as: { size: 14, mono: true, fill: 'muted' } })
  if (tracks.some((track) => track.cells.some(({ words }) => words.includes('→'))))
    key('Replaced: not in the log of the leader', '2→3', { dashed: true, as: 'letters' })
}
