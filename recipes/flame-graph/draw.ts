/**
 * An icicle: the root on top, every frame as wide as its amount, callees below their caller, the largest on the left.
 */
import { type Block, block, place, tinted, widthOf } from '../../drawing/block.ts'
import type { TreeData, TreeNode } from '../../drawing/data/tree.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { totalOf } from '../../drawing/tree/amounts.ts'
import { layPartition } from '../../drawing/tree/partition.ts'
import { shortNames } from '../../drawing/values/short-name.ts'
import { bottomOf, rightOf } from '../../src/geometry/rect.ts'
import { hotPath, percent } from './frames.ts'
import { drawOwn, ownSize } from './own.ts'

/** Height of a frame; free pixels beside its words; the narrowest frame that is drawn; from the frames to the list. */
const size = { row: 48, beside: 8, least: 1, gap: 24 }

const [hottest, hot] = [
  { fill: 'accent', stroke: 'accent' },
  { fill: 'soft', stroke: 'accent' },
] as const

/** Draws the frames on the sheet; the way to the hottest one is in focus unless the data say otherwise. */
export function drawFlames({ root, unit }: TreeData, sheet: Sheet): void {
  const total = totalOf(root)
  if (total <= 0) return sheet.problem(root, undefined, 'has no amount: at least one frame needs a value above 0')
  const laid = layPartition(root, { w: room.w, row: size.row, least: size.least })
  // The root is on every way, so it is no part of what stands out.
  const way = sheet.hasFocus ? [] : hotPath(root).slice(1)
  const isEnd = (frame: TreeNode): boolean => sheet.isFocus(frame) || frame === way.at(-1)
  for (const { node: frame, rect } of laid) {
    const look = isEnd(frame) ? hottest : way.includes(frame) ? hot : undefined
    sheet.put(frame, [cells(rect, look)], look === undefined ? 'mark' : 'line')
    const words = wordsOf(frame, { w: rect.w - 2 * size.beside, total, as: look === undefined ? 'label' : 'item' })
    const inner = { ...rect, x: rect.x + size.beside }
    const drawn = place(look === hottest ? tinted(words, 'surface') : words, inner, { align: 'start' })
    if (drawn.length > 0) sheet.put(frame, drawn, 'over')
  }
  // From here down nothing reaches into the right part of the sheet, where the list is.
  const beside = laid.filter(({ rect }) => rightOf(rect) > room.w - ownSize.w - 2 * size.gap)
  const y = Math.max(...beside.map(({ rect }) => bottomOf(rect))) + size.gap
  if (laid.length > 1) drawOwn(root, { x: room.w - ownSize.w, y, unit }, { sheet, isEnd })
}

type Room = { w: number; total: number; as: 'label' | 'item' }

/** Name and share in one line or two, the name alone, or as much of it as fits; nothing where five characters do not. */
const wordsOf = (frame: TreeNode, { w, total, as }: Room): Block => {
  const share = percent(totalOf(frame), total)
  const forms = [[`${frame.name}  ${share}`], [frame.name, share], ...shortNames(frame.name)]
  const lines = forms.find((each) => each.every((line) => widthOf(line, as) <= w)) ?? []
  return block(lines.map((text) => ({ text, as })))
}
