/** A log-structured merge tree over its key space: levels, one compaction, and what a lookup must check. */
import { max, min, sum } from 'd3-array'
import { badge } from '../../drawing/badge.ts'
import { block, lineOfText } from '../../drawing/block.ts'
import { namedBands } from '../../drawing/chart/bands.ts'
import { bar } from '../../drawing/chart/bar.ts'
import { dot } from '../../drawing/chart/dot.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { ruleX } from '../../drawing/chart/rule.ts'
import { linear } from '../../drawing/chart/scale.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { markEntry, swatchEntry } from '../../drawing/key.ts'
import { circle, path } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { centerOf, rightOf } from '../../src/geometry/rect.ts'
import {
  filesOf,
  isChecked,
  type KeyRange,
  type LsmData,
  levelFrom,
  lsmForm,
  mergedFrom,
  type SortedRun,
} from './runs.ts'

const l2 = '0 610 1290 1850 2480 3190 3720 4410 5060 5590 6330 6890 7540 8160 8820 9430'

/** Files from the keys at which they begin to the last key. */
const split = (starts: string) =>
  starts.split(' ').map((first, at, all): KeyRange => [Number(first), Number(all[at + 1] ?? 10_000) - 1])

export default defineRecipe({
  name: 'LSM tree',
  family: 'Data structures',
  description:
    'A storage engine over one axis of keys: memtables, then sorted runs of files, with the files that a compaction merges and those that one lookup opens. Also called log-structured merge tree, SSTable levels or leveled compaction.',
  useWhen:
    'You explain why a store is fast to write and what that costs: which files a read opens, what a compaction rewrites, where ranges overlap. Good for 2 to 12 sorted runs of up to 40 listed files.',
  avoidWhen:
    'Pages are changed in place: use `b-plus-tree`. Copies of a log on several servers matter: use `raft-log-replication`. Measured write amplification is compared: use `line-chart`.',
  visual: 88,
  ease: 66,
  overall: 81,
  rationale:
    'One axis of keys under all runs makes overlap visible, and one line shows what a lookup costs. Widths are ranges, so by hand a file must be measured. You supply sorted runs and the key ranges of their files, or just how many files there are.',
  reviewed: '2026-11-22',
  revision: 1,
  data: lsmForm,
  sample: {
    title: 'Finding user 6120 opens at most {opened} of {files} files',
    subtitle: 'L0 files overlap and must all be checked; each deeper level has at most one file for a key',
    measure: 'user ID',
    rows: [
      { name: 'Write-ahead log', kind: 'log', note: 'on disk, replayed after a crash', step: 'insert' },
      { name: 'Memtable', kind: 'memory', note: 'in memory, takes writes', files: [[140, 9790]], step: 'when full' },
      { name: 'Immutable memtable', kind: 'memory', note: 'in memory, full', files: [[60, 9910]], step: 'flush' },
      { name: 'L0', note: '3 files, newest first', files: [[410, 9480]], step: 'compact' },
      { files: [[30, 9020]] },
      { files: [[770, 9960]] },
      { name: 'L1', files: split('0 2640 5260 7130'), merges: 2, step: 'compact' },
      { name: 'L2', files: split(l2), step: 'compact' },
      { name: 'L3', count: 64 },
    ],
    find: 6120,
  },
  draw: drawRuns,
  derive: ({ rows, find }) => ({ files: sum(rows, filesOf), opened: openedIn(rows, find) }),
  describe: ({ rows, find, measure }) => {
    const names = rows.flatMap(({ name, note }) => (name === undefined ? [] : `${name} (${note})`))
    return `A log-structured merge (LSM) tree over ${measure}, newest data first: ${enumerate(names, 8)}. A file is as wide as its range of keys. A lookup of ${find} opens at most ${openedIn(rows, find)} of ${count(sum(rows, filesOf), 'file')}.`
  },
})

/** How many files a lookup opens at most. */
const openedIn = (rows: SortedRun[], find: number): number =>
  rows.filter((run) => run.kind === 'disk' && isChecked(run, find)).length

const plain = { fill: 'surface', edge: 'muted', as: 'code' } as const
const merging = { fill: 'rule', edge: 'ink', as: 'code' } as const
const unlistedIn = { log: 'in order of arrival', memory: '…', disk: 'non-overlapping files' }
/** From the middle of a band to the edge of its bars, as a part of the band. */
const edge = 0.3

/** Draws runs as bands over an axis of keys, with the lookup going down through all of them. */
function drawRuns({ rows, measure, find }: LsmData, sheet: Sheet): void {
  const keys = [find, ...rows.flatMap(({ files }) => files.flat())]
  const whole: KeyRange = [Math.min(...keys), Math.max(...keys)]
  const merged = rows.map((_, at) => mergedFrom(rows, at))
  const lookOf = (x: KeyRange) => ({ ...(merged.flat().includes(x) ? merging : plain), inside: x.join('–') })
  const unlisted = rows.flatMap((run, y) =>
    run.files.length > 0 ? [] : bar(run, { x: whole, y }, { ...plain, inside: unlistedIn[run.kind] }),
  )
  const files = rows.flatMap((run, y) => run.files.map((x) => bar(x, { x, y }, lookOf(x))))
  const flows = rows.flatMap((_, at) => flow(rows, { at, last: whole[1] }))
  const axes = { x: linear({ measure, zero: 'never' }), y: namedBands(rows, sheet, 1 - 2 * edge) }
  const marks = [...unlisted, ...files, ...merged.flatMap(compaction), ...flows, ...lookup(rows, find)]
  plot({ sheet, ...axes, row: 64 }, marks)
  for (const { length } of merged.filter((each) => each.length > 0))
    sheet.key(swatchEntry(`Merged by a compaction: 1 + ${count(length - 1, 'file')}`, { fill: 'rule', stroke: 'ink' }))
  sheet.key(markEntry('Checked in memory', (at) => circle(at.x, at.y, 5, emphasis.strong)))
  sheet.key({ text: 'File opened, in this order', w: 20, sample: (rect) => badge(1, centerOf(rect), emphasis.strong) })
}

/** The reach of keys between a file that is compacted and those of the next run that it is merged with. */
const compaction = ([file, ...others]: KeyRange[], at: number): ChartMark[] => {
  const [first, last] = [min(others, ([from]) => from), max(others, ([, to]) => to)]
  if (file === undefined || first === undefined || last === undefined) return []
  const draw = (frame: Frame): void => {
    const [top, bottom] = [frame.y.at(at + edge), frame.y.at(at + 1 - edge)]
    const [a, b, c, d] = [...file, last, first].map((key) => Math.round(frame.x.at(key)))
    const reach = path(`M ${a} ${top} H ${b} L ${c} ${bottom} H ${d} Z`, { fill: 'rule', stroke: 'none' })
    frame.put('@compaction', [reach], 'ground')
  }
  return [{ draw }]
}

/** What moves the data of all runs of a level into the next one, on the right. */
const flow = (rows: SortedRun[], { at, last }: { at: number; last: number }): ChartMark[] => {
  const [{ step }, own] = [rows[at] ?? { step: undefined }, levelFrom(rows, at)]
  const next = rows[at + own.length]
  if (step === undefined || next === undefined) return []
  const endOf = ({ files }: SortedRun): number => max(files, ([, end]) => end) ?? last
  const draw = (frame: Frame): void => {
    const [trunk, top, end] = [rightOf(frame.area) + 20, frame.y.at(at) + 8, frame.y.at(at + own.length) - 8]
    const stubs = own.map((run, index) => `M ${frame.x.at(endOf(run))} ${frame.y.at(at + index) + 8} H ${trunk}`)
    const arrow = path(`M ${trunk} ${top} V ${end} H ${frame.x.at(endOf(next))}`, { arrow: true })
    const words = lineOfText(step, { x: trunk + 8, y: end - 24, as: 'note' })
    frame.put(`@step-${at}`, [path(stubs.join(' ')), arrow, words], 'line')
  }
  return [{ reach: [{ x: last, after: 120 }], draw }]
}

/** A line at the key through all runs; a dot at each memtable that may have it, a number at each file, in order. */
const lookup = (rows: SortedRun[], find: number): ChartMark[] => {
  const checked = rows.filter((run) => isChecked(run, find))
  const hits = checked.map((run) => {
    const number = openedIn(rows.slice(0, rows.indexOf(run) + 1), find)
    const words = block([{ text: String(number), as: { size: 12, bold: true, fill: 'surface' } }])
    const look = run.kind === 'memory' ? { r: 5 } : { r: 10, words, inside: true }
    return dot('find', { x: find, y: rows.indexOf(run) }, { stroke: 'accent', ...look })
  })
  return [ruleX('find', find, `get ${find}`, { isFocus: true }), ...hits]
}
