/**
 * Levels over one axis of keys, the compaction between two of them, and the way of a lookup through all.
 */
import { badge } from '../../drawing/badge.ts'
import { block, lineOfText, nameAndNote, place, widthOf } from '../../drawing/block.ts'
import { linearTicks } from '../../drawing/chart/ticks.ts'
import { count } from '../../drawing/describe.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { markEntry, swatchEntry } from '../../drawing/key.ts'
import { circle, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import type { Role } from '../../drawing/type.ts'
import { bottomOf, centerOf, type Rect, rightOf, union } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Band, drawFlow, drawMedia, placeRuns, type Scale } from './bands.ts'
import { checked, countOf, isOnDisk, type Level, type LsmData, mergedRuns, type Run, runsOf } from './data.ts'

/** A level in one line, between levels, around a compaction; the room of brackets, the widest axis. */
const size = { line: 32, levels: 40, compaction: 64, media: 88, widest: 720 }
const merges = { fill: 'rule', stroke: 'ink' } as const

/** Draws the tree on the sheet. */
export function drawLevels(data: LsmData, sheet: Sheet): void {
  const words = data.rows.map((row) => nameAndNote({ name: row.name, note: noteOf(row, data) }, 200, ['item', 'note']))
  const left = up(Math.max(...words.map(({ w }) => w), widthOf(data.measure, 'note'), 88) + 32)
  const keys = [...data.cards.flatMap(({ range }) => range), ...(data.find === undefined ? [] : [data.find])]
  const { domain, ticks } = linearTicks(Math.min(...keys), Math.max(...keys))
  const w = Math.min(size.widest, Math.floor((room.w - left - size.media) / 8) * 8)
  const x: Scale = (key) => Math.round(left + ((key - domain[0]) / (domain[1] - domain[0])) * w)
  const merged = mergedRuns(data)
  let y = 0
  const bands = data.rows.map((row, index): Band => {
    const runs = placeRuns(runsOf(row, data), x, { y, isLine: row.kind === 'sorted' })
    const rect = { x: left, y, w, h: Math.max(size.line, ...runs.map((each) => bottomOf(each.rect) - y)) }
    const own = words[index] ?? block([])
    y = up(y + Math.max(rect.h, own.h) + (runs.some(({ run }) => run === merged[0]) ? size.compaction : size.levels))
    return { row, words: own, rect, runs }
  })
  const lookup = data.find === undefined ? undefined : x(data.find)
  drawCompaction(bands, merged, { sheet, lookup })
  for (const band of bands) drawBand(band, merged, { sheet, lookup })
  drawFlow(bands, sheet)
  drawMedia(bands, sheet)
  const axis = { x: left, y: y - size.levels + 16, w, h: 0 }
  sheet.put('@axis', [
    path(`M ${axis.x} ${axis.y} H ${rightOf(axis)} ${ticks.map((tick) => `M ${x(tick)} ${axis.y} v 6`).join(' ')}`),
    lineOfText(data.measure, { x: 0, y: axis.y + 16, as: 'note' }),
    ...ticks.map((tick) => lineOfText(digits(tick), { x: x(tick), y: axis.y + 16, as: 'tick', align: 'middle' })),
  ])
  if (lookup !== undefined) drawLookup(bands, lookup, { data, sheet })
}

const digits = (key: number): string => String(Math.round(key * 1e6) / 1e6)

const noteOf = (row: Level, data: LsmData): string | undefined => {
  const files = count(countOf(row, data), 'file')
  return row.note ?? (row.kind === 'overlapping' ? `${files}, newest first` : isOnDisk(row) ? files : undefined)
}

type On = { sheet: Sheet; lookup: number | undefined }

const drawBand = ({ row, words, rect, runs }: Band, merged: Run[], { sheet, lookup }: On): void => {
  sheet.put(row, place(words, { ...rect, x: 0, h: Math.max(rect.h, words.h) }, { align: 'start' }))
  const kinds = {
    log: 'in order of arrival',
    sorted: 'non-overlapping files',
    overlapping: 'overlapping files',
    memory: '…',
  }
  const clear = row.kind === 'log' ? undefined : lookup
  if (runs.length === 0)
    sheet.put(row, [cells(rect), ...wordsIn(rect, [kinds[row.kind], '…'], { lookup: clear, as: 'note' })])
  for (const { run, rect: own } of runs) {
    const range = run.range.map(digits).join('–')
    const names = run.name === undefined ? [range] : [`${run.name}  ${range}`, range, run.name]
    const paint = merged.includes(run) ? merges : {}
    sheet.put(run, [cells(own, paint), ...wordsIn(own, names, { lookup, as: 'code' })])
  }
}

/** The reach of keys between a run and those that it is merged with, and how many these are where there is room. */
const drawCompaction = (bands: Band[], merged: Run[], { sheet, lookup }: On): void => {
  const [picked, ...others] = merged.map(
    (run) => bands.flatMap(({ runs }) => runs).find((each) => each.run === run)?.rect,
  )
  const below = union(others.flatMap((rect) => rect ?? []))
  if (picked === undefined || below === undefined) return
  const [left, right, top] = [Math.max(picked.x, below.x), Math.min(rightOf(picked), rightOf(below)), bottomOf(picked)]
  const reach = `M ${picked.x} ${top} H ${rightOf(picked)} L ${rightOf(below)} ${below.y} H ${below.x} Z`
  sheet.put('compacts', [path(reach, { fill: 'rule', stroke: 'none' })], 'ground')
  const words = [`compaction: 1 + ${count(others.length, 'file')}`, `1 + ${others.length}`]
  sheet.put(
    'compacts',
    wordsIn({ x: left, y: top, w: right - left, h: below.y - top }, words, { lookup, as: 'label' }),
    'line',
  )
  sheet.key(swatchEntry('Merged by the compaction', merges))
}

/** A line at the key through all levels; a dot at each memtable that may have it, a number at each file, in order. */
const drawLookup = (bands: Band[], x: number, { data, sheet }: { data: LsmData; sheet: Sheet }): void => {
  const top = (bands.find(({ row }) => row.kind !== 'log')?.rect.y ?? 0) - 8
  const bottom = Math.max(...bands.map(({ rect }) => bottomOf(rect)))
  const as = { size: 14, bold: true, mono: true, fill: 'accent' } as const
  sheet.put('find', [lineOfText(`get ${digits(data.find ?? 0)}`, { x, y: top - 14, as, align: 'middle' })], 'line')
  sheet.put('find', [path(`M ${x} ${top} V ${bottom}`, { stroke: 'accent' })], 'line')
  let files = 0
  for (const { row, rect, runs } of bands) {
    const found = checked(row, data)
    const unlisted = runs.length === 0 && (row.value !== undefined || found.length > 0) ? [rect] : []
    const hits = [...unlisted, ...runs.filter(({ run }) => found.includes(run)).map((each) => each.rect)]
    for (const hit of hits) {
      const { y } = centerOf(hit)
      sheet.put(
        'find',
        isOnDisk(row) ? badge(++files, { x, y }, emphasis.strong) : [circle(x, y, 5, emphasis.strong)],
        'over',
      )
    }
  }
  if (bands.some(({ row }) => row.kind === 'memory'))
    sheet.key(markEntry('Checked in memory', (at) => circle(at.x, at.y, 5, emphasis.strong)))
  sheet.key({ text: 'File opened, in this order', w: 20, sample: (rect) => badge(1, centerOf(rect), emphasis.strong) })
}

/** The first of several words that has room in the middle of a rectangle, or left or right of the lookup. */
const wordsIn = (
  rect: Rect,
  words: string[],
  { lookup = -Infinity, as }: { lookup: number | undefined; as: Role },
): Element[] => {
  const { x, y } = centerOf(rect)
  const spots = [x, (rect.x + lookup - 12) / 2, (lookup + 12 + rightOf(rect)) / 2].map(Math.round)
  for (const each of words) {
    const half = widthOf(each, as) / 2
    const isClear = (spot: number): boolean =>
      Math.abs(spot - x) <= rect.w / 2 - half - 8 && Math.abs(spot - lookup) >= half + 18
    const spot = spots.find(isClear)
    if (spot !== undefined) return [lineOfText(each, { x: spot, y, as, align: 'middle' })]
  }
  return []
}
