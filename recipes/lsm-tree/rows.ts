/** Where the runs of an LSM tree are drawn: rows over one axis of keys, those of a level close together. */
import { scaleLinear } from 'd3-scale'
import { nameAndNote } from '../../drawing/block.ts'
import { linearTicks } from '../../drawing/chart/ticks.ts'
import { up } from '../../drawing/rect.ts'
import type { KeyRange, LsmData, SortedRun } from './runs.ts'

/** The height of a run; between runs of a level, between levels; the axis, and what is free beside it. */
const size = { h: 40, runs: 8, levels: 32, axis: 544, gap: 24, words: 192 }

/** One run with its words and the top of its row; `level` is the index of the run that its level begins with. */
export type PlacedRun = { run: SortedRun; top: number; level: number }

/** The rows; the pixels of keys; the ticks; where the axis begins and ends, and where the last row ends. */
export type LsmRows = {
  rows: PlacedRun[]
  x: (key: number) => number
  ticks: number[]
  left: number
  right: number
  bottom: number
  h: number
}

/** The words beside a run: the name of its level over its note. */
export const wordsOf = (run: SortedRun) => nameAndNote(run, size.words, ['body', 'note'])

/** Places the runs. */
export function placeRuns({ rows, find }: LsmData): LsmRows {
  const left = up(Math.max(...rows.map((run) => wordsOf(run).w))) + size.gap
  const right = left + size.axis
  const [low, high] = wholeOf(rows, find)
  const { domain, ticks } = linearTicks(low, high)
  const x = scaleLinear(domain, [left, right])
  let [top, level] = [0, 0]
  const placed = rows.map((run, index) => {
    if (index > 0) top += size.h + (run.name === undefined ? size.runs : size.levels)
    if (run.name !== undefined) level = index
    return { run, top, level }
  })
  return { rows: placed, x: (key) => Math.round(x(key)), ticks, left, right, bottom: top + size.h, h: size.h }
}

const wholeOf = (rows: readonly SortedRun[], find: number): KeyRange => {
  const keys = [find, ...rows.flatMap(({ files }) => files.flat())]
  return [Math.min(...keys), Math.max(...keys)]
}
