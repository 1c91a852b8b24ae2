/** The cells of a heat map in one hue, a frame around those in focus, and under them the key of their levels. */
import { rectOf } from '../../drawing/chart/bar.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import { accentRamp, cellsEntry, levelOf, levelWords } from '../../drawing/chart/levels.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { valuesOf } from '../../drawing/chart/series.ts'
import type { CommonData } from '../../drawing/data/form.ts'
import { focusCells, type SeriesCell, type SeriesData } from '../../drawing/data/numbers.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { runsOf } from '../../drawing/values/runs.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { cells } from './cells.ts'
import { heightUnder } from './marks-under.ts'
import { type HeatmapData, levelBounds, printedOf } from './printed.ts'
import { drawShare, sharesOf } from './share.ts'

/** The cells of all rows, frames, and the key of the levels. */
export function heatmap(data: HeatmapData & CommonData, sheet: Sheet): ChartMark[] {
  const values = valuesOf(data.rows)
  const bounds = levelBounds(data)
  const format = formatFor(values, data.unit)
  const focus = new Set<object>(focusCells(data))
  const named = new Set<object>((data.callouts ?? []).map(({ on }) => sheet.find(on)))
  const printed = printedOf(data)
  const words = levelWords(bounds, { values, unit: data.unit })
  const key = cellsEntry(format.titled(data.measure), words, { w: 24, h: 14, looks: accentRamp })
  const options = {
    levelOf: (value: number) => levelOf(value, bounds),
    isOwn: (cell: SeriesCell) => focus.has(cell) || named.has(cell),
    missing: '–',
    ...printed,
  }
  const isQuoted = sheet.quotes('share') && sharesOf(data).share !== undefined
  if (!isQuoted) sheet.key(key)
  if (data.rows.some((row) => row.values.some(({ value }) => value === null))) sheet.footnote('–: not measured.')
  return [
    ...data.rows.map((row, y) => cells(row, y, options)),
    frames(data, focus),
    ...(isQuoted ? [drawShare(data, key, { sheet, below: heightUnder(data) })] : []),
  ]
}

/** A frame around cells in focus that are beside each other, or over each other in the same columns. */
const frames = ({ rows }: SeriesData, focus: ReadonlySet<object>): ChartMark => ({
  draw: (frame) => {
    const found: { cells: SeriesCell[]; rect: Rect }[] = []
    rows.forEach(({ values }, y) => {
      for (const run of runsOf(
        [...values.keys()],
        (x) => focus.has(values[x] ?? {}) && focus.has(values[x - 1] ?? {}),
      )) {
        const own = run.flatMap((x) => values[x] ?? []).filter((cell) => focus.has(cell))
        const [first = 0, last = first] = [run[0], run.at(-1)]
        if (own.length === 0) continue
        const rect = around(frame, { first, last, y })
        const above = found.find(
          (each) => each.rect.x === rect.x && each.rect.w === rect.w && each.rect.y + each.rect.h >= rect.y,
        )
        if (above === undefined) found.push({ cells: own, rect })
        else above.rect = { ...above.rect, h: rect.y + rect.h - above.rect.y }
      }
    })
    for (const {
      cells: [first],
      rect,
    } of found)
      if (first !== undefined)
        frame.tint(
          first,
          [path(`M ${rect.x} ${rect.y} h ${rect.w} v ${rect.h} h ${-rect.w} Z`, { stroke: 'ink' })],
          'over',
        )
  },
})

/** The gap of a pixel around cells of a row. */
const around = (frame: Frame, { first, last, y }: { first: number; last: number; y: number }): Rect => {
  const [from, to] = [rectOf(frame, { x: first, y }), rectOf(frame, { x: last, y })]
  return { x: from.x - 1, y: from.y - 1, w: to.x + to.w - from.x + 1, h: from.h + 1 }
}
