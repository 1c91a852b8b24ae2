/**
 * The time of a dashboard: its first and last moment under each measure, events as dashed lines through all services.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { nameMoments } from '../../drawing/chart/time-ticks.ts'
import { type Columns, placeOf } from '../../drawing/data/columns.ts'
import { readColumns, type SeriesData } from '../../drawing/data/numbers.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { pack } from '../../drawing/time/pack.ts'
import { shareOf } from './grid.ts'

const row = 20
const gap = 12

type Span = { name: string; x: number; w: number }
type Lead = { measure: string; text: string }
type Grid = { top: number; bottom: number; cells: Span[]; lead: Lead | undefined; sheet: Sheet }
type Event = { item: object; at: number; text: string }

/** Draws the ends of the time and the events under and through each column of lines. */
export function drawTimes(data: SeriesData, { top, bottom, cells, lead, sheet }: Grid): void {
  const columns = readColumns(data)
  const events = eventsOf(data, { columns, sheet })
  const ends = endsOf(columns)
  for (const cell of cells) {
    const { x, w } = cell
    const left = { x, y: bottom + 16, as: 'small' } as const
    if (widthOf(ends.join(''), 'small') + gap <= w)
      sheet.put('@times', [lineOfText(ends[0], left), lineOfText(ends[1], { ...left, x: x + w, align: 'end' })])
    drawEvents(events, { cell, top, bottom, sheet })
    if (lead?.measure === cell.name) drawLead(events, lead.text, { cell, top, sheet })
  }
}

/** A measured length from the first event to the second, over the lines of the measure in focus. */
const drawLead = (
  [first, second]: Event[],
  text: string,
  { cell: { x, w }, top, sheet }: { cell: Span; top: number; sheet: Sheet },
): void => {
  if (first === undefined || second === undefined) return
  const [from, to] = [first.at, second.at].map((at) => Math.round(x + at * w)).toSorted((a, b) => a - b)
  if (from === undefined || to === undefined || widthOf(text, 'item') + 4 > to - from) return
  const ends = `M ${from} ${top - 8} v 6 M ${to} ${top - 8} v 6 M ${from} ${top - 5} H ${to}`
  const as = { size: 14, bold: true, fill: 'accent' } as const
  sheet.put(first.item, [
    path(ends, { stroke: 'accent' }),
    lineOfText(text, { x: (from + to) / 2, y: top - 18, as, align: 'middle' }),
  ])
}

const drawEvents = (
  events: Event[],
  { cell: { x, w }, top, bottom, sheet }: Omit<Grid, 'cells' | 'lead'> & { cell: Span },
): void => {
  const placed = events.map(({ at, text }) => {
    const width = widthOf(text, 'small')
    const from = Math.round(Math.max(x, Math.min(x + at * w - width / 2, x + w - width)))
    return { from, to: from + width }
  })
  const rows = pack(placed, gap)
  for (const [index, { item, at, text }] of events.entries()) {
    const [middle, y] = [Math.round(x + at * w), bottom + 16 + ((rows[index] ?? 0) + 1) * row]
    sheet.put(item, [path(`M ${middle} ${top} V ${bottom + row}`, { stroke: 'muted', dashed: true })], 'rule')
    sheet.put(item, [lineOfText(text, { x: placed[index]?.from ?? x, y, as: { size: 12 } })], 'rule')
  }
}

/** The events that are at a moment; a level or a period has no one scale to stand on here. */
const eventsOf = (data: SeriesData, { columns, sheet }: { columns: Columns; sheet: Sheet }): Event[] =>
  (data.marks ?? []).flatMap((item) => {
    const at = item.column === undefined ? undefined : placeOf(columns, item.column)
    if (at !== undefined) return [{ item, at: shareOf(columns, at), text: item.text }]
    sheet.problem(
      item,
      undefined,
      'a dashboard marks moments only, since each measure has a scale of its own: use column',
    )
    return []
  })

/** What the first and the last column are called. */
const endsOf = ({ kind, names, at, unit }: Columns): [string, string] => {
  const [first = 0, last = 0] = [at[0], at.at(-1)]
  if (kind === 'time') {
    const [from, to] = nameMoments([first, last], { dated: false })
    return [from?.text ?? '', to?.text ?? '']
  }
  const suffix = unit === undefined ? '' : ` ${unit}`
  return [`${names[0] ?? ''}${suffix}`, `${names.at(-1) ?? ''}${suffix}`]
}
