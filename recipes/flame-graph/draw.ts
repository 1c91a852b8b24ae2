/**
 * An icicle: the root on top, every frame as wide as its amount, callees below their caller, the largest on the left.
 */

import { type Block, place } from '../../drawing/block.ts'
import type { TreeData, TreeNode } from '../../drawing/data/tree.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { largestFirst, totalOf } from '../../drawing/tree/amounts.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { hotPath } from './frames.ts'
import { drawOwn, ownSize } from './own.ts'
import { frameWords } from './words.ts'

/** Height of a frame; free pixels beside its words; the narrowest frame that is drawn; from the frames to the list. */
const size = { row: 48, beside: 8, least: 1, gap: 24 }

/** A frame with its rectangle. */
type Laid = { frame: TreeNode; rect: Rect }

/** Draws the frames on the sheet; the way to the hottest one is in focus unless the data say otherwise. */
export function drawFlames({ root, unit }: TreeData, sheet: Sheet): void {
  const total = totalOf(root)
  if (total <= 0) return sheet.problem(root, undefined, 'has no amount: at least one frame needs a value above 0')
  const laid = layFrames(root, total)
  // The root is on every way, so it is no part of what stands out.
  const hot = sheet.hasFocus ? [] : hotPath(root).slice(1)
  const isEnd = (frame: TreeNode): boolean => sheet.isFocus(frame) || frame === hot.at(-1)
  for (const { frame, rect } of laid) {
    const isHot = hot.includes(frame)
    const paint = isEnd(frame)
      ? ({ fill: 'accent', stroke: 'accent' } as const)
      : isHot
        ? ({ fill: 'soft', stroke: 'accent' } as const)
        : {}
    sheet.put(frame, [cells(rect, paint)], isHot || isEnd(frame) ? 'line' : 'mark')
    const words = frameWords(frame, { w: rect.w - 2 * size.beside, total, isBold: isHot || isEnd(frame) })
    if (words !== undefined) sheet.put(frame, placed(words, { rect, isEnd: isEnd(frame) }), 'over')
  }
  const y = freeFrom(laid)
  if (laid.length > 1) drawOwn(root, { x: room.w - ownSize.w, y, unit }, { sheet, isEnd })
}

/** Every frame that is wide enough to be seen; edges lie on whole pixels, so that neighbors share them. */
const layFrames = (root: TreeNode, total: number): Laid[] => {
  const laid: Laid[] = []
  const add = (frame: TreeNode, x: number, depth: number): void => {
    const left = Math.round(x)
    const w = Math.round(x + (totalOf(frame) / total) * room.w) - left
    if (w < size.least) return
    laid.push({ frame, rect: { x: left, y: depth * size.row, w, h: size.row } })
    let from = x
    for (const callee of largestFirst(frame)) {
      add(callee, from, depth + 1)
      from += (totalOf(callee) / total) * room.w
    }
  }
  add(root, 0, 0)
  return laid
}

const placed = (words: Block, { rect, isEnd }: { rect: Rect; isEnd: boolean }) =>
  place(words, { ...rect, x: rect.x + size.beside }, { align: 'start' }).map((line) =>
    isEnd ? { ...line, fill: 'surface' as const } : line,
  )

/** From here down nothing reaches into the right part of the sheet, where the list is. */
const freeFrom = (laid: Laid[]): number => {
  const left = room.w - ownSize.w - 2 * size.gap
  const bottoms = laid.filter(({ rect }) => rect.x + rect.w > left).map(({ rect }) => rect.y + rect.h)
  return Math.max(...bottoms) + size.gap
}
