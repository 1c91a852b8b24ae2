/**
 * Raft logs as rows of cells over one index ruler, and the AppendEntries that each follower accepts.
 */
import { lineOfText, place } from '../../drawing/block.ts'
import { paintOf } from '../../drawing/graph/node-view.ts'
import { cells, dividers } from '../../drawing/grid/cells.ts'
import { box, line, path } from '../../drawing/primitives.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { type Rect, rightOf, union } from '../../src/geometry/rect.ts'
import type { Path } from '../../src/scene/scene.ts'
import { drawAround, drawKey, tagAt } from './around.ts'
import { clusterOf, type Follower, type RaftData } from './data.ts'
import { type Layout, layoutOf, type Row } from './layout.ts'
import { type Append, type Replication, replicate } from './raft.ts'

/** Of the 300 elements of a scene, some are heading and key. */
const most = 284

/** Draws the data on the sheet. */
export function drawRaft(data: RaftData, sheet: Sheet): void {
  const replication = replicate(clusterOf(data))
  const layout = layoutOf({
    heads: headsOf(data, replication),
    commands: data.entries.map(({ text }) => text),
    fields: [['prevLogIndex', 'prevLogTerm', 'entries'], ...replication.appends.map(fieldsOf)],
    call: `term=${data.term} leaderId=${data.leader.name} leaderCommit=${replication.commit}`,
    count: Math.max(data.entries.length, ...data.followers.map(({ log }) => log.length)),
  })
  const picture = { data, layout, replication, sheet, marked: markedIn(data, replication, sheet) }
  drawAround(picture)
  drawHeads(picture)
  drawLeader(picture)
  for (const [at, follower] of data.followers.entries()) {
    const [row, append] = [layout.rows[at + 1], replication.appends[at]]
    if (row !== undefined && append !== undefined) drawFollower(follower, { ...picture, row, append })
  }
  drawKey(picture)
  reportProblems(picture)
}

/** What all parts of the drawing need; the accent fills the cells of the `marked` indexes. */
export type Picture = { data: RaftData; layout: Layout; replication: Replication; sheet: Sheet; marked: number[] }

const reportProblems = ({ layout, sheet }: Picture): void => {
  const { width } = layout
  if (width > room.w)
    sheet.problem('entries', undefined, `${width} px wide; ${room.w} fit: shorten names or remove entries`)
  const elements = sheet.pieces.reduce((sum, piece) => sum + piece.elements.length, 0)
  if (elements > most)
    sheet.problem('followers', undefined, `${elements} elements; ${most} fit: remove followers or entries`)
}

const headsOf = ({ leader, followers, entries, term }: RaftData, { appends }: Replication) => [
  { name: leader.name, note: `leader, term ${term}` },
  ...followers.map(({ name, note }, at) => {
    const behind = entries.length - (appends[at]?.prevLogIndex ?? 0)
    return { name, note: note ?? (behind === 0 ? 'up to date' : `${behind} behind`) }
  }),
]

const fieldsOf = ({ prevLogIndex, prevLogTerm, entries }: Append): string[] => {
  const [first = 'none', last = first] = [entries[0], entries.at(-1)]
  return [String(prevLogIndex), String(prevLogTerm), first === last ? String(first) : `${first}–${last}`]
}

/** Entries in focus, or else the newest committed one. */
const markedIn = ({ entries }: RaftData, { commit }: Replication, sheet: Sheet): number[] =>
  sheet.hasFocus ? entries.flatMap((entry, at) => (sheet.isFocus(entry) ? [at + 1] : [])) : [commit]

const drawHeads = ({ data: { leader, followers }, layout, sheet }: Picture): void => {
  const servers = [leader, ...followers]
  for (const [at, { head, words }] of layout.rows.entries()) {
    const server = servers[at] ?? leader
    sheet.put(server, [box(head.x, head.y, head.w, head.h, paintOf(server, sheet)), ...place(words, head)])
  }
}

const filled = { fill: 'accent', stroke: 'accent' } as const
/** From the top of a cell to the middle of its term, and on to a second term under it. */
const toTerm = 20

type TermLook = { bold?: true; fill?: 'muted' | 'surface' | 'negative' }

const termIn = (term: string | number, { x, y, w }: Rect, look: TermLook) =>
  lineOfText(`${term}`, { x: x + w / 2, y: y + toTerm, as: { size: 16, mono: true, ...look }, align: 'middle' })

const drawLeader = ({ data: { entries }, layout, marked, sheet }: Picture): void => {
  for (const [at, entry] of entries.entries()) {
    const [rect, command] = [layout.rows[0]?.cells[at], layout.commands[at]]
    if (rect === undefined || command === undefined) continue
    const isMarked = marked.includes(at + 1)
    const words = place(command, { ...rect, y: rect.y + 30 }, { valign: 'top' })
    sheet.put(entry, [
      cells(rect, isMarked ? filled : {}),
      termIn(entry.term, rect, isMarked ? { bold: true, fill: 'surface' } : { bold: true }),
      ...words.map((each) => (isMarked ? { ...each, fill: 'surface' as const } : each)),
    ])
  }
}

/** A follower's log: stored entries, dashed ones that AppendEntries brings, and those that do not match. */
const drawFollower = (follower: Follower, picture: Picture & { row: Row; append: Append }): void => {
  const { row, append, layout, marked, sheet, replication, data } = picture
  const stored = row.cells.slice(0, append.prevLogIndex)
  const isMarked = (_: unknown, at: number): boolean => marked.includes(at + 1)
  const terms = stored.map((rect, at) =>
    termIn(follower.log[at] ?? '', rect, {
      ...(at === stored.length - 1 ? { bold: true } : {}),
      ...(isMarked(rect, at) ? { fill: 'surface' } : {}),
    }),
  )
  const stale = follower.log
    .slice(stored.length)
    .map((term, at) => termIn(`✗${term}`, row.cells[stored.length + at] ?? row.head, { bold: true, fill: 'negative' }))
  const sent = append.entries.map((index) => {
    const rect = row.cells[index - 1] ?? row.head
    const free = index > follower.log.length ? rect : { ...rect, y: rect.y + toTerm }
    return termIn(data.entries[index - 1]?.term ?? '', free, { fill: 'muted' })
  })
  const end = Math.max(replication.copies.length, follower.log.length)
  sheet.put(follower, [
    ...run(stored.filter((rect, at) => !isMarked(rect, at))),
    ...run(stored.filter(isMarked), filled),
    ...pending(row.cells.slice(stored.length, end)),
    ...terms,
    ...stale,
    ...sent,
    ...stored.slice(-1).flatMap(tagAt),
  ])
  const values = fieldsOf(append).map((value, at) =>
    lineOfText(value, { x: layout.fields[at]?.x ?? 0, y: row.middle, as: 'code' }),
  )
  const right = rightOf(row.cells[end - 1] ?? row.head)
  sheet.put(follower, [line(layout.panel.x, row.middle, right, row.middle, { arrow: true }), ...values], 'line')
}

/** Cells that look alike, as one path. */
const run = (rects: Rect[], paint: Pick<Path, 'fill' | 'stroke'> = {}): Path[] =>
  rects.length === 0 ? [] : [cells(rects, paint)]

/** Cells on their way: dashed, each edge drawn once, since dashes over dashes look solid. */
const pending = (rects: Rect[]): Path[] => {
  const whole = union(rects)
  if (whole === undefined) return []
  const inner = dividers(whole, { columns: rects.map(({ w }) => w) })
  return [path(`${cells(whole).d} ${inner?.d ?? ''}`.trim(), { dashed: true })]
}
