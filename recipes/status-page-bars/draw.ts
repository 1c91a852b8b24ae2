/**
 * Status bars: a row for each component with a track of days, and on it a bar for a day with downtime, dark for its share of the downtime allowed, red where it alone
 * broke the objective; what happened under its bar, and beside it uptime and downtime against what is allowed.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { grays } from '../../drawing/fills.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { shareStrokes } from '../../drawing/share-strokes.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { dayWriter, writeDay } from '../../drawing/values/calendar.ts'
import { day } from '../../drawing/values/moment.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import { cutBar, drawKeyOf } from './bar-key.ts'
import { columnsOf, drawHeads, figuresOf, type StatusColumns, size } from './columns.ts'
import { drawNotes, isShorter, needsWithout, notesOf, underFigures, withoutWorst } from './notes.ts'
import { allowedOf, atDay, placeOfDay, type StatusData, type StatusRow, writeMinutes } from './uptime.ts'

/** Draws the rows from 0, 0 down. */
export function drawStatus(data: StatusData, sheet: Sheet): void {
  const columns = columnsOf(data)
  drawHeads(data, columns, sheet)
  const all = new Map(data.components.map((row) => [row, notesOf(row, data, { columns, sheet })]))
  // Rows are equally high where one line is enough for all of them.
  const least = [...all].some(([row, notes]) => notes.length > 0 || underFigures(row, data, sheet) > 0) ? 1 : 0
  // Red needs its words beside it; where there are too many, what broke the objective is only high and dark.
  const isNamed = [...all].every(([row, notes]) =>
    notes.every(({ down, line }) => line === 0 || down.minutes <= allowedOf(row, data)),
  )
  const broken = isNamed ? 'negative' : 'ink'
  let y = size.head
  for (const row of data.components) {
    const notes = all.get(row) ?? []
    const under = Math.max(0, ...notes.map(({ line }) => line + 1))
    const lines = Math.max(least, underFigures(row, data, sheet), under)
    const h = up(size.bar + 2 * size.air + lines * size.line)
    const rect = { x: columns.x, y: y + size.air, w: data.days * columns.pitch, h: size.bar }
    drawBars(row, { data, rect, pitch: columns.pitch, broken, sheet })
    drawNotes(notes, { rect, sheet })
    drawFigures(row, { data, rect, columns, sheet })
    y += h
  }
  drawDays(data, { columns, y: y + 4 }, sheet)
  drawKeyOf(data, broken, sheet)
  sheet.share = shareStrokes
  sheet.ifTooWide('components', 'shorten names or words at days')
  sheet.ifTooHigh('components', 'remove some, or words at days')
}

type Bars = { data: StatusData; rect: Rect; pitch: number; broken: Color; sheet: Sheet }

/** A pale track of all days, parted where months begin; on it a dark bar for a day, as high as its share of all downtime allowed, and a red one that is cut where it alone is more. Days before the first are empty. */
const drawBars = (row: StatusRow, { data, rect, pitch, broken, sheet }: Bars): void => {
  const first = row.since === undefined ? 0 : placeOfDay(row.since, data)
  const start = atDay(data.start)
  const begins = Array.from({ length: data.days }, (_, index) => index).filter(
    (index) => index === first || (index > first && new Date(start + index * day).getUTCDate() === 1),
  )
  const months = begins.map((from, index): Rect => {
    const x = rect.x + from * pitch
    return {
      ...rect,
      x,
      w: rect.x + (begins[index + 1] ?? data.days) * pitch - x - (index + 1 < begins.length ? seam : 0),
    }
  })
  sheet.put(row, [square(months, grays[1])])
  // Days are cells, a pixel apart.
  const gaps = Array.from({ length: data.days - first }, (_, index) => rect.x + (first + index + 1) * pitch - 0.5)
  sheet.put(row, [path(gaps.map((x) => `M ${x} ${rect.y} v ${rect.h}`).join(' '), { stroke: 'surface' })])
  const as = { size: 16, bold: true, ...(sheet.isFocus(row) ? { fill: 'accent' as const } : {}) } as const
  sheet.put(row, [lineOfText(row.name, { x: 0, y: rect.y + rect.h / 2, as })])
  for (const down of row.down ?? []) {
    const bar = { ...rect, x: rect.x + placeOfDay(down.day, data) * pitch, w: pitch - 1 }
    const isBroken = down.minutes > allowedOf(row, data)
    const h = Math.max(2, Math.round((bar.h * down.minutes) / allowedOf(row, data)))
    const own = isBroken ? cutBar(bar, broken) : [square({ ...bar, y: bar.y + bar.h - h, h }, { fill: 'muted' })]
    sheet.put(down, own, 'line')
  }
}

/** Between two months, in pixels. */
const seam = 3

type Figures = { data: StatusData; rect: Rect; columns: StatusColumns; sheet: Sheet }

const drawFigures = (row: StatusRow, { data, rect, columns, sheet }: Figures): void => {
  const y = rect.y + rect.h / 2
  const { uptime, down } = figuresOf(row, data)
  sheet.put(row, [
    lineOfText(uptime.text, { x: columns.uptime, y, as: uptime.as, align: 'end' }),
    lineOfText(down.text, { x: columns.down, y, as: down.as, align: 'end' }),
  ])
  let under = rect.y + rect.h + 4 + size.line / 2
  if (isShorter(row, data)) {
    const allowed = `≤ ${writeMinutes(allowedOf(row, data))}`
    sheet.put(row, [lineOfText(allowed, { x: columns.down, y: under, as: 'tick', align: 'end' })])
    under += size.line
  }
  if (!needsWithout(row, data, sheet)) return
  const { lines, end: x } = withoutWorst(row, data, columns)
  const words = lines.map((text, index) =>
    lineOfText(text, { x, y: under + index * size.line, as: 'note', align: 'end' }),
  )
  sheet.put('@without', words)
}

/** The first day of each month under the bars, and both ends. */
const drawDays = (data: StatusData, { columns, y }: { columns: StatusColumns; y: number }, sheet: Sheet): void => {
  const start = atDay(data.start)
  const all = Array.from({ length: data.days }, (_, index) => ({ index, at: start + index * day }))
  const last = data.days - 1
  // Where the days are of two years, the ends say which.
  const writeEnd = dayWriter([start, start + last * day])
  const [before = 0, after = 0] = [start, start + last * day].map((at) => widthOf(writeEnd(at), 'tick') + 12)
  const months = all.filter(({ index, at }) => {
    const isFree = index * columns.pitch > before && (last - index) * columns.pitch > after + widthOf('Sep 30', 'tick')
    return new Date(at).getUTCDate() === 1 && isFree
  })
  for (const { index, at } of [...months, ...[0, last].flatMap((end) => all[end] ?? [])]) {
    const x = columns.x + index * columns.pitch
    const isLast = index === last
    const text = lineOfText(index === 0 || isLast ? writeEnd(at) : writeDay(at), {
      x: isLast ? x + columns.pitch : x,
      y: y + 10,
      as: 'tick',
      align: isLast ? 'end' : 'start',
    })
    sheet.put('@days', [
      path(`M ${index === 0 || isLast ? x + 1 : x - seam / 2} ${y - 4} v 4`, { stroke: 'muted' }),
      text,
    ])
  }
}
