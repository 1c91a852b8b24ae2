/**
 * Levels over one axis of keys, the compaction between two of them, and the way of a lookup through all.
 */
import { badge } from '../../drawing/badge.ts'
import { lineOfText, place, widthOf } from '../../drawing/block.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Role } from '../../drawing/type.ts'
import { bottomOf, centerOf, type Rect, rightOf } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Band, type Layout, layOut } from './bands.ts'
import { drawCompaction } from './compaction.ts'
import { checked, isRead, type Level, type LsmData, type Run } from './data.ts'
import { drawFlow, drawMedia } from './margins.ts'
import { radius, spotFor } from './spot.ts'

/** Draws the tree on the sheet. */
export function drawLevels(data: LsmData, sheet: Sheet): void {
  const layout = layOut(data)
  drawCompaction(data, sheet, layout)
  for (const band of layout.bands) drawBand(band, sheet, layout)
  drawFlow(layout, sheet)
  drawMedia(layout, sheet)
  drawAxis(data, sheet, layout)
  if (data.find !== undefined) drawLookup(data, sheet, layout)
}

const solid = (r: number) => ({ r, fill: 'accent', stroke: 'accent' }) as const

const digits = (key: number): string => String(Math.round(key * 1e6) / 1e6)

const rangeOf = ({ range: [first, last] }: Run): string => `${digits(first)}–${digits(last)}`

const drawBand = ({ row, words, rect, runs }: Band, sheet: Sheet, layout: Layout): void => {
  const all = { ...rect, x: 0, h: Math.max(rect.h, words.h) }
  sheet.put(row, place(words, all, { align: 'start' }))
  if (runs.length === 0)
    sheet.put(row, [
      cells(rect),
      ...inside(rect, wordsFor(row), { lookup: isRead(row) ? layout.lookup : undefined, as: 'note' }),
    ])
  for (const { run, rect: span, isMerged } of runs) {
    const paint = isMerged ? ({ fill: 'rule', stroke: 'ink' } as const) : {}
    const names = run.name === undefined ? [rangeOf(run)] : [`${run.name}  ${rangeOf(run)}`, rangeOf(run), run.name]
    sheet.put(run, [cells(span, paint), ...inside(span, names, { lookup: layout.lookup, as: 'code' })])
  }
}

/** What stands in a level whose files are not drawn one by one; their number is on the left. */
const wordsFor = ({ kind }: Level): string[] =>
  kind === 'log'
    ? ['in order of arrival']
    : kind === 'sorted'
      ? ['non-overlapping files', '…']
      : ['overlapping files', '…']

/** The first of several words that has room in a run, beside the lookup. */
const inside = (rect: Rect, words: string[], { lookup, as }: { lookup: number | undefined; as: Role }): Element[] => {
  for (const each of words) {
    const spot = spotFor(widthOf(each, as), rect, lookup)
    if (spot !== undefined) return [lineOfText(each, { x: spot, y: rect.y + rect.h / 2, as, align: 'middle' })]
  }
  return []
}

const drawAxis = (data: LsmData, sheet: Sheet, { bands, x, ticks }: Layout): void => {
  const last = bands.at(-1)
  if (last === undefined) return
  const y = last.rect.y + Math.max(last.rect.h, last.words.h) + 16
  const marks = ticks.map((tick) => `M ${x(tick)} ${y} v 6`).join(' ')
  sheet.put('@axis', [
    path(`M ${last.rect.x} ${y} H ${rightOf(last.rect)} ${marks}`),
    lineOfText(data.measure, { x: 0, y: y + 16, as: 'note' }),
    ...ticks.map((tick) => lineOfText(digits(tick), { x: x(tick), y: y + 16, as: 'tick', align: 'middle' })),
  ])
}

/** A line at the key through all levels, and a number at each run that may have it, in the order of reading. */
const drawLookup = (data: LsmData, sheet: Sheet, { bands, lookup = 0 }: Layout): void => {
  const last = bands.at(-1)?.rect
  const hits = bands.flatMap(({ row, rect, runs }): Rect[] => {
    const found = checked(row, data)
    if (runs.length === 0) return isRead(row) && (row.value !== undefined || found.length > 0) ? [rect] : []
    return found.flatMap((run) => runs.find((each) => each.run === run)?.rect ?? [])
  })
  const words = `get ${digits(data.find ?? 0)}`
  const first = bands.find(({ row }) => isRead(row))?.rect.y ?? 0
  sheet.put(
    'find',
    [
      lineOfText(words, {
        x: lookup,
        y: first - 22,
        as: { size: 14, bold: true, mono: true, fill: 'accent' },
        align: 'middle',
      }),
      path(`M ${lookup} ${first - 8} V ${last === undefined ? first : bottomOf(last)}`, { stroke: 'accent' }),
    ],
    'line',
  )
  const r = hits.length > 9 ? radius.two : radius.one
  hits.forEach((rect, index) => {
    sheet.put('find', badge(index + 1, { x: lookup, y: centerOf(rect).y }, solid(r)), 'over')
  })
  sheet.key({
    text: 'Checked, in this order',
    w: 20,
    sample: (sample) => badge(1, centerOf(sample), solid(radius.one)),
  })
}
