/**
 * A log in one line, or in several of whole segments: offsets above records, below them a lane for each consumer.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { drawLanes, lanesBelow, nameWidth } from './lanes.ts'
import { endOf, type LogData, segmentsOf, watermarkOf } from './log.ts'

/** Heights of file names, offsets and records; between segments and rows; the narrowest record. */
const size = { file: 28, offset: 24, record: 56, between: 16, row: 40, cell: 48 }

/** One line of the log: where it is, the offsets it has, and the left edge of each of them. */
export type Row = { y: number; w: number; from: number; to: number; place: (offset: number) => number }

/** Draws the log on the sheet. */
export function drawLog(data: LogData, sheet: Sheet): void {
  const segments = segmentsOf(data)
  const left = nameWidth(data)
  const w = cellWidth(data)
  const full = data.size * w + size.between
  // The next free place is after the last record.
  const whole = left + (segments.length - 1) * size.between + (data.items.length + 1) * w
  const fit = whole <= room.w ? segments.length : Math.max(1, Math.floor((room.w - left - w) / full))
  const perRow = segmentsPerRow(segments.length, fit)
  if (left + data.size * w + w > room.w) {
    const problem = `${data.size} records a segment need ${left + (data.size + 1) * w} px, ${room.w} px fit: shorten keys and names or make segments smaller`
    return sheet.problem(data.items, undefined, problem)
  }
  let y = 0
  for (let first = 0; first < segments.length; first += perRow) {
    const shown = segments.slice(first, first + perRow)
    const isLast = first + perRow >= segments.length
    const from = shown[0]?.from ?? 0
    const to = isLast ? endOf(data) : (shown.at(-1)?.from ?? 0) + data.size
    const place = (offset: number): number => {
      const segment = Math.min(Math.floor((offset - from) / data.size), shown.length - 1)
      return left + segment * full + (offset - from - segment * data.size) * w
    }
    const row = { y: y + size.file + size.offset, w, from, to, place }
    drawSegments(shown, { data, row, sheet })
    if (isLast) drawEnd(data, row, sheet)
    y = drawLanes(lanesBelow(data, row, isLast), { ...row, y: row.y + size.record }, { data, sheet }) + size.row
  }
  addKey(data, sheet)
}

/** As wide as the longest key, the longest offset, and a segment as wide as the name of its file. */
const cellWidth = (data: LogData): number => {
  const words = [...data.items.map(({ name }) => widthOf(name, 'code')), widthOf(String(endOf(data)), 'small')]
  const file = widthOf(segmentsOf(data)[0]?.file ?? '', 'codeSmall')
  return up(Math.max(size.cell, ...words.map((each) => each + 16), file / data.size))
}

/** As many as fit, unless fewer leave less of the last row empty. */
const segmentsPerRow = (segments: number, fit: number): number => {
  if (segments <= fit) return fit
  const wasted = (perRow: number): number => Math.ceil(segments / perRow) * perRow - segments
  return Array.from({ length: fit }, (_, index) => fit - index).reduce((best, each) =>
    wasted(each) < wasted(best) ? each : best,
  )
}

type Drawn = { data: LogData; row: Row; sheet: Sheet }

const drawSegments = (segments: ReturnType<typeof segmentsOf>, { data, row: { y, w, place }, sheet }: Drawn): void => {
  const watermark = watermarkOf(data)
  sheet.put(`@offsets-${segments[0]?.from}`, [lineOfText('offset', { x: 0, y: y - 12, as: 'small' })])
  for (const { file, from, items } of segments) {
    const name = {
      x: place(from),
      y: y - size.offset - size.file + 10,
      as: { size: 12, mono: true, fill: 'muted' },
    } as const
    sheet.put(`@file-${from}`, [lineOfText(file, name)])
    items.forEach((item, index) => {
      const offset = from + index
      const rect = { x: place(offset), y, w, h: size.record }
      const isPending = offset >= watermark
      const [x, middle] = [rect.x + w / 2, y + rect.h / 2]
      const as = isPending ? ({ size: 14, mono: true, fill: 'muted' } as const) : 'code'
      sheet.put(item, [
        lineOfText(String(offset), { x, y: y - 12, as: 'small', align: 'middle' }),
        isPending ? { ...cells(rect, { fill: 'none' }), dashed: true } : cells(rect),
        lineOfText(item.name, { x, y: middle, as, align: 'middle' }),
      ])
    })
  }
}

/** Where the next record goes. */
const drawEnd = (data: LogData, { y, w, place }: Row, sheet: Sheet): void => {
  const x = place(endOf(data))
  sheet.put('@end', [
    lineOfText(String(endOf(data)), { x: x + w / 2, y: y - 12, as: 'small', align: 'middle' }),
    lineOfText('append', { x: x + 6, y: y + size.record / 2, as: 'note' }),
  ])
}

const addKey = (data: LogData, sheet: Sheet): void => {
  if (watermarkOf(data) < endOf(data))
    sheet.key(swatchEntry('Written, not yet on all in-sync replicas', { fill: 'none', dashed: true }))
  if (data.pointers.some(({ kind }) => kind === 'consumer'))
    sheet.key(swatchEntry('Still to read', { fill: 'muted', stroke: 'none' }))
}
