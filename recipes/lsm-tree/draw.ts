/**
 * An LSM tree over its key space: runs as rows of files, the way of data down the left side, the merge of one compaction,
 * and at the right how many files of each level the lookup opens.
 */
import { median } from 'd3-array'
import { block, lineOfText, place } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { line } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { guide } from '../../drawing/time/guide.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import { type Rect, rightOf } from '../../src/geometry/rect.ts'
import { count } from '../../src/scene/count.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type FileOf, fileRect, rangeWords } from './file-range.ts'
import { isUnlistedLog, logRecords, logWords } from './log.ts'
import { drawLookup, lookupWords } from './lookup.ts'
import { drawMerge, mergeWords } from './merges.ts'
import { drawOpened } from './opened.ts'
import { type LsmRows, type PlacedRun, placeRuns, wordsOf } from './rows.ts'
import { filesOf, isChecked, type KeyRange, type LsmData, mergedFrom, type SortedRun } from './runs.ts'

/** Draws runs, the lookup and the number of files on the sheet. */
export function drawRuns(data: LsmData, sheet: Sheet): void {
  const layout = placeRuns(data)
  drawAxis(data, layout, sheet)
  for (const placed of layout.rows) {
    const { run, top } = placed
    sheet.put(run, place(wordsOf(run), { x: 0, y: top, w: 0, h: layout.h }, { align: 'start' }))
    if (isUnlistedLog(run)) sheet.put(run, [...logRecords(placed, layout), ...logWords(placed, layout, data.find)])
    else if (run.files.length === 0) drawUnlisted(placed, layout, { find: data.find, sheet })
    const isFine = isFineIn(placed, { layout, data })
    run.files.forEach((file) => {
      drawFile(file, { placed, layout, data, isFine }, sheet)
    })
    if (isFine) sheet.put(run, frames(placed, { layout, data }), 'line')
    noteNameless(placed, { layout, data, sheet })
    drawStep(placed, layout, sheet)
    noteUnused(placed, layout, sheet)
  }
  data.rows.forEach((_, at) => {
    drawMerge(mergedFrom(data.rows, at), { at, layout, find: data.find }, sheet)
  })
  drawLookup(data, layout, sheet)
  drawOpened(data, layout, sheet)
}

/** Says what a run has that is about others. */
const noteUnused = ({ run, level }: PlacedRun, { rows }: LsmRows, sheet: Sheet): void => {
  if (run.count !== undefined && (run.kind !== 'disk' || run.files.length > 0))
    sheet.note(run, 'count', 'counts the files of a run on disk that are not listed')
  if (run.step !== undefined && rows.at(-1)?.level === level) sheet.note(run, 'step', 'there is no level below')
}

/** Says which files have no room for their keys. */
const noteNameless = (placed: PlacedRun, { layout, data, sheet }: Omit<FileOf, 'placed'> & { sheet: Sheet }): void => {
  const { run } = placed
  const nameless = run.files.filter((file) => rangeWords(file, { placed, layout, data }).length === 0)
  if (nameless.length === 0) return
  const keys = nameless.slice(0, 4).map((file) => file.join('–'))
  sheet.note(run, 'files', `${keys.join(', ')}${nameless.length > 4 ? ' and others' : ''}: no room for these keys`)
}

const drawAxis = (data: LsmData, layout: LsmRows, sheet: Sheet): void => {
  const { x, ticks, bottom, right } = layout
  const format = formatFor(ticks)
  const y = bottom + 8
  // A log is in the order of arrival, and not on the axis.
  const from = (layout.rows.find(({ run }) => run.kind !== 'log')?.top ?? 0) - 16
  // Lines are broken at words between the runs.
  const merges = data.rows.flatMap(
    (_, at) => mergeWords(mergedFrom(data.rows, at), { at, layout, find: data.find }) ?? [],
  )
  const files = layout.rows.flatMap((placed) =>
    placed.run.files.flatMap((file) => rangeWords(file, { placed, layout, data })),
  )
  const logs = layout.rows.flatMap((placed) => (isUnlistedLog(placed.run) ? logWords(placed, layout, data.find) : []))
  const said = [
    lookupWords(data, layout) ?? [],
    merges.map(({ rect }) => rect),
    [...files, ...logs].map(boundsOf),
  ].flat(2)
  const lines = ticks.flatMap((key) => guide({ x: x(key), top: from, bottom: y, words: said }, { stroke: 'rule' }))
  sheet.put('@grid', lines, 'ground')
  const words = ticks.map((key) =>
    lineOfText(format.short(key), { x: x(key), y: y + 12, as: 'small', align: 'middle' }),
  )
  sheet.put('@axis', [...words, lineOfText(data.measure, { x: right, y: y + 32, as: 'small', align: 'end' })])
}

/** A file or a memtable, in the accent where the lookup has to look into it. */
const drawFile = (file: KeyRange, of: FileOf & { isFine: boolean }, sheet: Sheet): void => {
  const { placed, data, isFine } = of
  const isHit = placed.run.kind === 'disk' && isChecked({ ...placed.run, files: [file] }, data.find)
  const isMerged = data.rows.some((_, at) => mergedFrom(data.rows, at).includes(file))
  const rect = fileRect(file, of)
  if (isHit) sheet.put(file, [cells(rect, emphasis.soft)], 'line')
  else sheet.put(file, [cells(rect, { ...(isMerged ? emphasis.plain : {}), ...(isFine ? { stroke: 'rule' } : {}) })])
  sheet.put(file, rangeWords(file, of), 'over')
}

/** Files as narrow as this, in pixels, are divided by pale lines: as many dark ones would be the darkest of the picture. */
const narrow = 16

/** Whether most files of a run are narrow. */
const isFineIn = (placed: PlacedRun, of: Omit<FileOf, 'placed'>): boolean => {
  const widths = placed.run.files.map((file) => fileRect(file, { ...of, placed }).w)
  return widths.length > 8 && (median(widths) ?? narrow) < narrow
}

/** The frames of files that abut. */
const frames = (placed: PlacedRun, of: Omit<FileOf, 'placed'>): Element[] => {
  const frame: Rect[] = []
  for (const rect of placed.run.files.map((file) => fileRect(file, { ...of, placed })).toSorted((a, b) => a.x - b.x)) {
    const last = frame.at(-1)
    if (last !== undefined && rightOf(last) >= rect.x) last.w = rightOf(rect) - last.x
    else frame.push({ ...rect })
  }
  return frame.map((rect) => cells(rect, { fill: 'none', stroke: 'muted' }))
}

/** A run whose files are not listed. */
const drawUnlisted = (
  { run, top }: PlacedRun,
  { left, right, h, x }: LsmRows,
  { find, sheet }: { find: number; sheet: Sheet },
): void => {
  const rect = { x: left, y: top, w: right - left, h }
  const isOpened = run.kind === 'disk' && isChecked(run, find)
  const files = `${count(filesOf(run), 'file')}, no overlap${isOpened ? '; one drawn wider' : ''}`
  const says = run.kind === 'memory' ? 'keys not listed' : files
  if (isOpened) drawOneOfMany(run, { rect, at: x(find), says }, sheet)
  else {
    const words = place(block([{ text: says, as: 'note' }]), { ...rect, x: left + 12 }, { align: 'start' })
    sheet.put(run, [cells(rect), ...words])
  }
}

type OneOfMany = { rect: Rect; at: number; says: string }

/** A run whose files are not listed with the one that a lookup opens, where its key is; the words on its longer side, in lines as wide. */
const drawOneOfMany = (run: SortedRun, { rect, at, says }: OneOfMany, sheet: Sheet): void => {
  const end = rect.x + rect.w
  const middle = Math.round(Math.max(rect.x + sample / 2, Math.min(at, end - sample / 2)))
  const [before, after] = [middle - 1.5 * sample - rect.x, end - middle - 1.5 * sample]
  const words = block([{ text: says, as: 'note' }], Math.max(before, after) - 24)
  const spot = before >= words.w + 24 || before >= after ? rect.x + 12 : end - after + 12
  sheet.put(run, [cells(rect), ...place(words, { ...rect, x: spot }, { align: 'start' })])
  sheet.put(run, oneOfMany({ ...rect, x: middle }, rect), 'line')
}

/** The one file that a lookup opens in a run whose files are not listed, between others. */
const oneOfMany = ({ x, y, h }: Rect, run: Rect): Element[] => [
  cells({ x: x - sample / 2, y, w: sample, h }, emphasis.soft),
  ...[x - sample, x + sample]
    .filter((at) => at - 8 > run.x && at + 8 < run.x + run.w)
    .map((at) => lineOfText('…', { x: at, y: y + h / 2, as: 'note', align: 'middle' })),
]

/** How wide such a file is, in pixels: where it begins and ends is not known. */
const sample = 32

/** How data get from a level into the next: an arrow from its last words to the next name, dashed where they only do after a crash. */
const drawStep = ({ run, level }: PlacedRun, { rows, h }: LsmRows, sheet: Sheet): void => {
  const own = rows.filter((each) => each.level === level)
  const next = rows[rows.indexOf(own.at(-1) as PlacedRun) + 1]
  const last = own.findLast((each) => wordsOf(each.run).h > 0)
  if (run.step === undefined || next === undefined || last === undefined) return
  const [from, to] = [last.top + (h + wordsOf(last.run).h) / 2 + 4, next.top + (h - wordsOf(next.run).h) / 2 - 2]
  const words = lineOfText(run.step, { x: 20, y: Math.round((from + to) / 2), as: 'note' })
  sheet.put(
    `@step-${level}`,
    [line(8, from, 8, to, { arrow: true, ...(run.kind === 'log' ? { dashed: true } : {}) }), words],
    'line',
  )
}
