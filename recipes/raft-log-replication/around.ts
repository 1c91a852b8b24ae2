/**
 * What is around the logs: ruler, counts, the commit boundary, the panel of AppendEntries, and the key.
 */
import { lineOfText, place } from '../../drawing/block.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { box, line, path } from '../../drawing/primitives.ts'
import { type Rect, rightOf } from '../../src/geometry/rect.ts'
import type { Path, Text } from '../../src/scene/scene.ts'
import type { Picture } from './draw.ts'

/** Draws everything but the logs. */
export function drawAround(picture: Picture): void {
  drawNumbers(picture)
  drawBoundary(picture)
  drawPanel(picture)
}

const digits = { size: 14, mono: true } as const

/** Pixels from the lowest log to the counts, and from there to the name of the boundary and to its end. */
const under = { counts: 24, name: 26, end: 40 }

/** The indexes over the logs, and under them how many servers store each entry. */
const drawNumbers = ({ layout, replication: { copies, commit }, data, sheet }: Picture): void => {
  const columns = layout.rows[0]?.cells.slice(0, copies.length) ?? []
  const middles = columns.map(({ x, w }) => x + w / 2)
  const muted = { ...digits, fill: 'muted' } as const
  const indexes = middles.map((x, at) => lineOfText(`${at + 1}`, { x, y: 12, as: muted, align: 'middle' }))
  sheet.put('@ruler', [lineOfText('index', { x: 0, y: 12, as: 'note' }), ...indexes])
  const y = layout.bottom + under.counts
  const counts = middles.map((x, at) => {
    const as = at + 1 === commit ? { ...digits, bold: true as const } : muted
    return lineOfText(`${copies[at]}/${data.followers.length + 1}`, { x, y, as, align: 'middle' })
  })
  sheet.put('@counts', [lineOfText('stored on', { x: 0, y, as: 'note' }), ...counts])
}

/** Committed entries are shaded; the boundary is thick enough for a picture in gray. */
const drawBoundary = ({ layout, replication: { commit }, sheet }: Picture): void => {
  const { x: left, w } = layout.rows[0]?.cells[0] ?? layout.panel
  const [x, y] = [left + commit * w, layout.bottom + under.counts]
  const fill = sheet.hasFocus ? 'ink' : 'accent'
  if (commit > 0 && !sheet.hasFocus)
    sheet.put('@committed', [box(left - 8, 0, x - left + 8, y + under.end, { fill: 'soft', stroke: 'none' })], 'ground')
  const bar = cells({ x: x - 2, y: 0, w: 4, h: y + under.end }, { fill, stroke: 'none' })
  const as = { size: 14, bold: true, fill } as const
  const name = lineOfText(`commitIndex ${commit}`, { x: x - 10, y: y + under.name, as, align: 'end' })
  sheet.put('@committed', [bar, name], 'over')
}

const drawPanel = ({ layout: { panel, title, fields, rows }, data, sheet }: Picture): void => {
  const [leader, ...followers] = rows
  const { x, y, w, h } = panel
  const from = rightOf(leader?.cells[data.entries.length - 1] ?? panel)
  const heads = { y: (followers[0]?.head.y ?? 0) - 28, as: { size: 12, mono: true, fill: 'muted' } } as const
  const names = ['prevLogIndex', 'prevLogTerm', 'entries'].map((name, at) =>
    lineOfText(name, { x: fields[at]?.x ?? 0, ...heads }),
  )
  sheet.put('@append', [box(x, y, w, h, { stroke: 'rule' })], 'ground')
  sheet.put('@append', [
    ...place(title, { x: x + 16, y: y + 12, w: 0, h: title.h }, { align: 'start' }),
    ...names,
    path(followers.map(({ head }) => `M ${x + 16} ${head.y - 12} H ${x + w - 16}`).join(' '), { stroke: 'rule' }),
    line(from, leader?.middle ?? 0, x, leader?.middle ?? 0, { arrow: true }),
  ])
}

/** Height of the tag on the entry before the new ones. */
const tag = 18

/** The tag on the entry that AppendEntries names as the one before the new ones. */
export const tagAt = ({ x, y, w, h }: Rect): (Path | Text)[] => [
  cells({ x, y: y + h - tag, w, h: tag }, { fill: 'ink', stroke: 'ink' }),
  lineOfText('prev', { x: x + w / 2, y: y + h - tag / 2, as: { size: 12, fill: 'surface' }, align: 'middle' }),
]

/** Says what cells, dashes, tags and crosses mean. */
export function drawKey({ data, replication, sheet }: Picture): void {
  const w = 40
  const middle = ({ x, y, h }: Rect) => ({ x: x + w / 2, y: y + h / 2, align: 'middle' }) as const
  const stored = (rect: Rect) => [cells(rect), lineOfText('4', { ...middle(rect), as: digits })]
  sheet.key({ text: 'Stored entry and its term', w, sample: stored })
  const sent = (rect: Rect) => [{ ...cells(rect, { fill: 'none' }), dashed: true }]
  sheet.key({ text: 'Sent in this AppendEntries', w, sample: sent })
  sheet.key({ text: 'Entry before the new ones: its term must match', w, sample: (rect) => tagAt({ ...rect, h: 21 }) })
  const hasStale = data.followers.some(({ log }, at) => log.length > (replication.appends[at]?.prevLogIndex ?? 0))
  const as = { ...digits, bold: true, fill: 'negative' } as const
  const stale = (rect: Rect) => [lineOfText('✗2', { ...middle(rect), as })]
  if (hasStale) sheet.key({ text: 'Not in the log of the leader', w, sample: stale })
}
