/** How many files of each level of an LSM tree a lookup opens, in a column right of the levels, under it how many of all. */
import { sum } from 'd3-array'
import { block, lineOfText, place } from '../../drawing/block.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { centerOf, rightOf } from '../../src/geometry/rect.ts'
import { column, isAside } from './file-range.ts'
import { lookupWords } from './lookup.ts'
import type { LsmRows, PlacedRun } from './rows.ts'
import { filesOf, isChecked, type LsmData, openedIn } from './runs.ts'

/** From the last level to its sum, and from the head to the first level, in pixels. */
const size = { foot: 16, head: 12 } as const

/** Writes the files that are opened at their levels, and under them how many that are of all. */
export function drawOpened(data: LsmData, layout: LsmRows, sheet: Sheet): void {
  const { rows, find } = data
  const x = layout.right + column.gap
  const levels = layout.rows.filter(({ level }, index) => level === index)
  const listed = levels.flatMap((placed) => {
    const runs = runsOf(placed.level, layout)
    const files = sum(runs, ({ run }) => filesOf(run))
    return files === 0 ? [] : [{ placed, runs, files }]
  })
  const middles = listed.map(({ placed, runs }) => {
    const hasKeys = placed.run.files.some((file) => isAside(file, { placed, layout, data }))
    // At the middle of all runs of its level.
    const end = Math.max(...runs.map(({ top }) => top)) + layout.h
    return (placed.top + end) / 2 - (hasKeys ? column.under / 2 : 0)
  })
  for (const [index, { placed, runs, files }] of listed.entries()) {
    const opened = runs.filter(({ run }) => run.kind === 'disk' && isChecked(run, find)).length
    const as = opened === 0 ? 'note' : 'label'
    sheet.put(placed.run, [lineOfText(`${opened} of ${written(files)}`, { x, y: middles[index] ?? 0, as })])
  }
  const [first] = listed
  const y = (first?.placed.top ?? 0) - size.head
  // The words of the lookup may reach as far as the head would: then it is under the sum.
  const asked = lookupWords(data, layout)
  const isTaken = asked !== undefined && rightOf(asked) + 8 > x && Math.abs(centerOf(asked).y - y) < 24
  const isHeaded = first !== undefined && !isTaken
  const words = block([
    { text: `${openedIn(rows, find)} of ${written(sum(rows, filesOf))}`, as: 'claim' },
    { text: isHeaded ? undefined : 'files opened', as: 'note' },
    { text: 'at most', as: 'note' },
  ])
  const end = (layout.rows.at(-1)?.top ?? 0) + layout.h
  if (isHeaded) sheet.put('@opened', [lineOfText('Files opened', { x, y, as: 'head' })])
  sheet.put('@opened', [path(`M ${x} ${end + size.foot / 2} H ${x + up(words.w)}`, { stroke: 'muted' })])
  sheet.put('@total', place(words, { x, y: end + size.foot, w: 0, h: words.h }, { align: 'start' }))
  sheet.prove('opened', '@total')
  sheet.prove('files', '@total')
}

/** A number of files with its thousands. */
export const written = (files: number): string => formatFor([files]).short(files)

const runsOf = (level: number, { rows }: LsmRows): PlacedRun[] => rows.filter((each) => each.level === level)
