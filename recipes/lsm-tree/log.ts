/** The log of an LSM tree: records in the order of arrival, on no axis of keys, and how a put gets there. */
import { block, place } from '../../drawing/block.ts'
import { tinted } from '../../drawing/fills.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { line } from '../../drawing/primitives.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { LsmRows, PlacedRun } from './rows.ts'
import { isChecked, type SortedRun } from './runs.ts'

/** A record of a log and the arrow to where the next one goes, in pixels, and how many are drawn. */
const record = { w: 16, h: 24, arrow: 40, most: 10 } as const

export const isUnlistedLog = ({ kind, files }: SortedRun): boolean => kind === 'log' && files.length === 0

/** The records of a log, one after the other, and an arrow to where the next one goes. */
export const logRecords = ({ top }: PlacedRun, { left, h }: LsmRows): Element[] => {
  const middle = top + h / 2
  const records = Array.from({ length: record.most }, (_, index) => ({
    x: left + index * record.w,
    y: middle - record.h / 2,
    w: record.w,
    h: record.h,
  }))
  const end = left + record.most * record.w
  return [cells(records, tinted), line(end + record.arrow, middle, end + 2, middle, { arrow: true, stroke: 'ink' })]
}

/** What is done with a put, beside the arrow; right of a lookup that would pass through these words. */
export const logWords = ({ top }: PlacedRun, { left, h, x, rows }: LsmRows, find: number): Element[] => {
  const isInMemory = rows.some(({ run }) => run.kind === 'memory')
  const words = block([{ text: isInMemory ? 'put: log, then memtable' : 'put', as: 'note' }])
  const from = left + record.most * record.w + record.arrow + 8
  const tops = rows.filter(({ run }) => isChecked(run, find)).map((each) => each.top)
  const isBetween = Math.min(...tops) < top && top < Math.max(...tops)
  const isPassed = isBetween && from - 8 < x(find) && x(find) < from + words.w + 8
  return place(words, { x: isPassed ? x(find) + 12 : from, y: top, w: 0, h }, { align: 'start' })
}
