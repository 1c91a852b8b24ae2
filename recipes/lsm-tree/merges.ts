/** The merge of one compaction in an LSM tree: what keys it reaches over, and how many files. */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { tinted } from '../../drawing/fills.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { count } from '../../src/scene/count.ts'
import { clearOf, roomBeside } from './file-range.ts'
import type { LsmRows } from './rows.ts'
import type { KeyRange } from './runs.ts'

type MergeOf = { at: number; layout: LsmRows; find: number }

/** The reach of keys between a file that is compacted and those of the next run that it is merged with. */
export const drawMerge = ([file, ...others]: KeyRange[], { at, layout, find }: MergeOf, sheet: Sheet): void => {
  const [above, below] = [layout.rows[at], layout.rows[at + 1]]
  if (file === undefined || above === undefined || below === undefined) return
  const keys = others.flat()
  const [top, bottom] = [above.top + layout.h, below.top]
  const [a, b, c, d] = [...file, Math.max(...keys), Math.min(...keys)].map(layout.x)
  sheet.put('@compaction', [path(`M ${a} ${top} H ${b} L ${c} ${bottom} H ${d} Z`, tinted)], 'ground')
  const words = mergeWords([file, ...others], { at, layout, find })
  if (words !== undefined)
    sheet.put('@compaction', [lineOfText(words.text, { x: words.rect.x, y: (top + bottom) / 2, as: 'label' })], 'over')
}

/** What is said of a merge and where: on it, or where it is too narrow left of it, or right of it where the step of its level is there. */
export const mergeWords = (
  [file, ...others]: KeyRange[],
  { at, layout, find }: MergeOf,
): { text: string; rect: Rect } | undefined => {
  const [above, below] = [layout.rows[at], layout.rows[at + 1]]
  if (file === undefined || above === undefined || below === undefined) return undefined
  const keys = others.flat()
  const [a, b, c, d] = [...file, Math.max(...keys), Math.min(...keys)].map(layout.x)
  const text = `merges 1 + ${count(others.length, 'file')}`
  const room = { x: Math.max(a ?? 0, d ?? 0), w: Math.min(b ?? 0, c ?? 0) - Math.max(a ?? 0, d ?? 0) }
  const spot = roomBeside(room, find >= file[0] && find <= file[1] ? layout.x(find) : undefined)
  const w = widthOf(text, 'label')
  const left = Math.min(a ?? 0, d ?? 0) - w - 8
  const right = Math.max(b ?? 0, c ?? 0) + 8
  const isFree = left >= (above.run.step === undefined ? 0 : 28 + widthOf(above.run.step, 'note'))
  const x = spot.w >= w + 8 ? spot.x + (spot.w - w) / 2 : isFree ? left : clearOf(layout.x(find), { x: right, w })
  return { text, rect: { x, y: (above.top + layout.h + below.top) / 2 - 9, w, h: 18 } }
}
