/**
 * A log in one line, or in several of whole segments: offsets above records, positions below them.
 */
import { type Block, block, lineOfText, place, tinted, widthOf } from '../../drawing/block.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { spread } from '../../drawing/label/spread.ts'
import { line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { endOf, type LogData, lagOf, type Pointer, segmentsOf, watermarkOf } from './log.ts'

/** Heights of file names, offsets and records; between segments; from records to words below; least widths. */
const size = { file: 32, offset: 24, record: 56, between: 16, below: 40, cell: 48, row: 32 }

/** Draws the log on the sheet. */
export function drawLog(data: LogData, sheet: Sheet): void {
  const segments = segmentsOf(data)
  const words = [...data.items.map(({ name }) => widthOf(name, 'code')), widthOf(String(endOf(data)), 'small')]
  const w = up(Math.max(size.cell, ...words.map((each) => each + 16)))
  const full = data.size * w + size.between
  // The next free place stands after the last record.
  const perRow = segmentsPerRow(segments.length, Math.max(1, Math.floor((room.w - w) / full)))
  if (data.size * w + w > room.w) {
    const problem = `${data.size} records a segment need ${(data.size + 1) * w} px, ${room.w} px fit: shorten keys or make segments smaller`
    return sheet.problem(data.items, undefined, problem)
  }
  let y = 0
  for (let from = 0; from < segments.length; from += perRow) {
    const shown = segments.slice(from, from + perRow)
    const place = (offset: number): number => {
      const index = offset - data.first
      const segment = Math.min(Math.floor(index / data.size), segments.length - 1)
      return (segment - from) * full + (index - segment * data.size) * w
    }
    const isLast = from + perRow >= segments.length
    const range = { from: shown[0]?.from ?? 0, to: isLast ? endOf(data) + 1 : (shown.at(-1)?.from ?? 0) + data.size }
    drawSegments(shown, { data, y, w, place }, sheet)
    if (isLast) drawEnd({ data, y, w, place }, sheet)
    const own = data.pointers.filter(({ index }) => index >= range.from && index < range.to)
    y = drawPointers(own, { data, y: y + size.file + size.offset + size.record, w, place }, sheet) + size.row
  }
  addKey(data, sheet)
}

/** As many as fit, unless fewer leave less of the last row empty. */
const segmentsPerRow = (segments: number, fit: number): number => {
  if (segments <= fit) return fit
  const wasted = (perRow: number): number => Math.ceil(segments / perRow) * perRow - segments
  return Array.from({ length: fit }, (_, index) => fit - index).reduce((best, each) =>
    wasted(each) < wasted(best) ? each : best,
  )
}

type Row = { data: LogData; y: number; w: number; place: (offset: number) => number }

const drawSegments = (segments: ReturnType<typeof segmentsOf>, { data, y, w, place }: Row, sheet: Sheet): void => {
  const watermark = watermarkOf(data)
  for (const { file, from, items } of segments) {
    sheet.put(`@file-${from}`, [
      lineOfText(file, { x: place(from), y: y + 10, as: { size: 12, mono: true, fill: 'muted' } }),
    ])
    items.forEach((item, index) => {
      const offset = from + index
      const rect = { x: place(offset), y: y + size.file + size.offset, w, h: size.record }
      const isPending = offset >= watermark
      sheet.put(item, [
        lineOfText(String(offset), { x: rect.x + w / 2, y: rect.y - 10, as: 'small', align: 'middle' }),
        isPending ? { ...cells(rect, { fill: 'none' }), dashed: true } : cells(rect),
        lineOfText(item.name, {
          x: rect.x + w / 2,
          y: rect.y + rect.h / 2,
          as: isPending ? { size: 14, mono: true, fill: 'muted' } : 'code',
          align: 'middle',
        }),
      ])
    })
  }
}

/** Where the next record goes. */
const drawEnd = ({ data, y, w, place }: Row, sheet: Sheet): void => {
  const [x, top] = [place(endOf(data)), y + size.file + size.offset]
  sheet.put('@end', [
    lineOfText(String(endOf(data)), { x: x + w / 2, y: top - 10, as: 'small', align: 'middle' }),
    lineOfText('append', { x: x + 6, y: top + size.record / 2, as: 'note' }),
  ])
}

/** Positions below their records; gives where they end. */
const drawPointers = (pointers: Pointer[], { data, y, w, place: placeOf }: Row, sheet: Sheet): number => {
  const words = pointers.map((pointer): Block => {
    const lag = lagOf(pointer, data)
    const note = pointer.kind === 'high-watermark' ? 'readable below' : lag === 0 ? 'up to date' : `${lag} behind`
    const own = block(
      [
        { text: pointer.name, as: 'item' },
        { text: note, as: 'note' },
      ],
      176,
    )
    return sheet.isFocus(pointer) ? tinted(own, 'accent') : own
  })
  const anchors = pointers.map(({ index }) => placeOf(index) + w / 2)
  const middles = spread(anchors, { sizes: words.map((each) => each.w), gap: 24, from: 0, to: room.w })
  pointers.forEach((pointer, index) => {
    const own = words[index] ?? block([])
    const [x = 0, middle] = [anchors[index], Math.round(middles[index] ?? 0)]
    const look = { arrow: true, ...(sheet.isFocus(pointer) ? ({ stroke: 'accent' } as const) : {}) }
    const start = { x: middle, y: y + size.below }
    const bend = y + size.below - 12
    sheet.put(
      pointer,
      [
        Math.abs(middle - x) < 2
          ? line(x, start.y, x, y, look)
          : path(roundedPath([start, { x: middle, y: bend }, { x, y: bend }, { x, y }], 6), look),
        ...place(own, { x: middle - own.w / 2, y: start.y + 4, w: own.w, h: own.h }, { valign: 'top' }),
      ],
      'line',
    )
  })
  return words.length === 0 ? y : y + size.below + 4 + Math.max(...words.map(({ h }) => h))
}

const addKey = (data: LogData, sheet: Sheet): void => {
  if (watermarkOf(data) < endOf(data))
    sheet.key({
      text: 'written, not yet on all replicas',
      sample: ({ x, y, w, h }) => [{ ...cells({ x, y: y + 4, w, h: h - 8 }, { fill: 'none' }), dashed: true }],
    })
}
