/**
 * Where levels and their runs are: runs as wide as their ranges on one axis of keys, all in pixels.
 */
import { type Block, block, widthOf } from '../../drawing/block.ts'
import { linearTicks } from '../../drawing/chart/ticks.ts'
import { count } from '../../drawing/describe.ts'
import { up } from '../../drawing/rect.ts'
import { room } from '../../drawing/sheet.ts'
import { bottomOf, type Rect } from '../../src/geometry/rect.ts'
import { countOf, type Level, type LsmData, overlapping, type Run, runsOf } from './data.ts'

/** A level: its words on the left, its place on the axis, and its runs; `isMerged` marks those of the compaction. */
export type Band = {
  row: Level
  words: Block
  rect: Rect
  runs: { run: Run; rect: Rect; isMerged: boolean }[]
}

/** All levels, where keys are on the axis, its ticks, and where the lookup is. */
export type Layout = { bands: Band[]; x: (key: number) => number; ticks: number[]; lookup: number | undefined }

/** One run among several, a level with one line of runs; between runs, between levels, around a compaction. */
const size = { run: 24, line: 32, gap: 8, levels: 40, compaction: 64 }
/** Files narrower than this are drawn as one: nothing but their outlines would be seen. */
const narrowest = 16
const widest = 720
/** Right of the levels: brackets that say what is in memory and what is on disk. */
const media = 88
/** What stands above the first level: the words of the lookup. */
const head = 40

/** Lays levels out from top to bottom. */
export function layOut(data: LsmData): Layout {
  const words = data.rows.map((row) => wordsOf(row, data))
  const left = up(Math.max(...words.map(({ w }) => w), widthOf(data.measure, 'note'), 88) + 32)
  const keys = [...data.cards.flatMap(({ range }) => range), ...(data.find === undefined ? [] : [data.find])]
  const { domain, ticks } = linearTicks(Math.min(...keys), Math.max(...keys))
  const w = Math.min(widest, Math.floor((room.w - left - media) / 8) * 8)
  const x = (key: number): number => Math.round(left + ((key - domain[0]) / (domain[1] - domain[0])) * w)
  const merged = mergedRuns(data)
  let y = data.find === undefined || data.rows[0]?.kind === 'log' ? 0 : head
  const bands = data.rows.map((row, index): Band => {
    const runs = placeRuns(row, data, { x, y }).map((each) => ({ ...each, isMerged: merged.includes(each.run) }))
    const rect = { x: left, y, w, h: Math.max(size.line, ...runs.map((each) => bottomOf(each.rect) - y)) }
    const own = words[index] ?? block([])
    const isCompacted = runs.some(({ run }) => run === merged[0])
    y = up(y + Math.max(rect.h, own.h) + (isCompacted ? size.compaction : size.levels))
    return { row, words: own, rect, runs }
  })
  return { bands, x, ticks, lookup: data.find === undefined ? undefined : x(data.find) }
}

const wordsOf = (row: Level, data: LsmData): Block => {
  const number = countOf(row, data)
  const files = row.kind === 'overlapping' && number > 1 ? `${number} files, overlapping` : count(number, 'file')
  const note = row.note ?? (row.kind === 'memory' || row.kind === 'log' ? undefined : files)
  const words = [
    { text: row.name, as: 'item' as const },
    { text: note, as: 'note' as const },
  ]
  return block(words, 200)
}

/** The run that is compacted, then those of the level below that it is merged with. */
export const mergedRuns = (data: LsmData): Run[] =>
  data.edges.flatMap(({ from, to }) => {
    const picked = data.cards.find(({ id, name }) => id === from || name === from)
    const below = data.rows.find(({ id, name }) => id === to || name === to)
    return picked === undefined || below === undefined
      ? []
      : [picked, ...overlapping(picked.range, runsOf(below, data))]
  })

type Place = { x: (key: number) => number; y: number }

/** Runs of one level: on one line where they cannot overlap, else one under the other; none where they are too narrow. */
const placeRuns = (row: Level, data: LsmData, { x, y }: Place): { run: Run; rect: Rect }[] => {
  const runs = runsOf(row, data)
  const spans = runs.map(({ range: [first, last] }) => ({ x: x(first), w: endOf(last, row, { runs, x }) - x(first) }))
  if (spans.some(({ w }) => w < narrowest)) return []
  const isOneLine = row.kind === 'sorted' || runs.length === 1
  return runs.map((run, index) => {
    const span = spans[index] ?? { x: 0, w: 0 }
    return isOneLine
      ? { run, rect: { ...span, y, h: size.line } }
      : { run, rect: { ...span, y: y + index * (size.run + size.gap), h: size.run } }
  })
}

/** Where a run ends: at the beginning of the next one where no pixel is between them, so that they share an edge. */
const endOf = (last: number, { kind }: Level, { runs, x }: { runs: Run[]; x: Place['x'] }): number => {
  const next = kind === 'sorted' ? runs.find(({ range }) => range[0] > last && x(range[0]) - x(last) <= 1) : undefined
  return x(next?.range[0] ?? last)
}
