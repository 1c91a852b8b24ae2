/**
 * An icicle: the root on top, every frame as wide as its amount, callees below their caller, the largest on the left.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import type { TreeData, TreeNode } from '../../drawing/data/tree.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { calleesOf, hotPath, percent, totalOf } from './frames.ts'

/** Height of a frame; free pixels beside its words; the narrowest frame that is drawn. */
const size = { row: 36, beside: 8, least: 1 }

/** Draws the frames on the sheet; the way to the hottest one is in focus unless the data say otherwise. */
export function drawFlames({ root }: TreeData, sheet: Sheet): void {
  const total = totalOf(root)
  if (total <= 0) return sheet.problem(root, undefined, 'has no amount: at least one frame needs a value above 0')
  // The root is on every way, so it is no part of what stands out.
  const hot = sheet.hasFocus ? [] : hotPath(root).slice(1)
  const draw = (frame: TreeNode, x: number, depth: number): void => {
    // Edges lie on whole pixels, so that neighbors share them.
    const left = Math.round(x)
    const w = Math.round(x + (totalOf(frame) / total) * room.w) - left
    if (w < size.least) return
    const isHot = hot.includes(frame)
    const isEnd = sheet.isFocus(frame) || frame === hot.at(-1)
    const rect = { x: left, y: depth * size.row, w, h: size.row }
    const paint = isEnd
      ? ({ fill: 'accent', stroke: 'surface' } as const)
      : isHot
        ? ({ fill: 'soft', stroke: 'accent' } as const)
        : {}
    sheet.put(frame, [cells(rect, paint)], isHot || isEnd ? 'line' : 'mark')
    const words = wordsFor(frame, { w: w - 2 * size.beside, total, isBold: isHot || isEnd })
    if (words !== undefined)
      sheet.put(
        frame,
        [
          lineOfText(words.text, {
            x: left + size.beside,
            y: rect.y + size.row / 2,
            as: { ...words.as, ...(isEnd ? { fill: 'surface' } : {}) },
          }),
        ],
        'over',
      )
    let from = x
    for (const callee of calleesOf(frame)) {
      draw(callee, from, depth + 1)
      from += (totalOf(callee) / total) * room.w
    }
  }
  draw(root, 0, 0)
}

/** Name and share, the name alone, or its beginning; nothing where not even that fits. */
const wordsFor = (
  frame: TreeNode,
  { w, total, isBold }: { w: number; total: number; isBold: boolean },
): { text: string; as: TypeStyle } | undefined => {
  const as: TypeStyle = isBold ? { size: 14, bold: true } : { size: 14 }
  const name = Array.from(frame.name)
  const cut = Array.from(
    { length: Math.max(0, name.length - 4) },
    (_, index) => `${name.slice(0, name.length - 1 - index).join('')}…`,
  )
  const text = [`${frame.name}  ${percent(totalOf(frame), total)}`, frame.name, ...cut].find(
    (each) => widthOf(each, as) <= w,
  )
  return text === undefined ? undefined : { text, as }
}
