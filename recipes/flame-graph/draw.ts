/** An icicle of frames, the hottest path highlighted, and under the short stacks what functions take themselves. */
import { greatest, groups, sum } from 'd3-array'
import { block } from '../../drawing/block.ts'
import { percentOf } from '../../drawing/chart/shares.ts'
import { nodesOf, pathTo, type TreeData, type TreeNode } from '../../drawing/data/tree.ts'
import { drawRegister } from '../../drawing/grid/register.ts'
import { valueBar } from '../../drawing/grid/value-bar.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { totalOf } from '../../drawing/tree/amounts.ts'
import { bottomOf, type Point, rightOf } from '../../src/geometry/rect.ts'
import { drawPartition } from './draw-partition.ts'
import type { ShownFrame } from './fit-frames.ts'

/** Functions with what they take themselves, most first; `12 smaller` and `3 levels`, as importers call merged callees, are none. */
export const functionsOf = (root: TreeNode): { name: string; own: number; share: string; frames: TreeNode[] }[] =>
  groups(nodesOf(root), ({ name }) => name)
    .filter(([name]) => !/^\d+ (?:smaller|levels?)$/.test(name))
    .map(([name, frames]) => ({ name, own: sum(frames, ({ value }) => value), frames }))
    .map((each) => ({ ...each, share: percentOf(each.own, totalOf(root)) }))
    .toSorted((a, b) => b.own - a.own)

/** From the root down to the frame in which the hottest function itself takes most. */
export const hotPath = (root: TreeNode): TreeNode[] =>
  pathTo(root, greatest(functionsOf(root)[0]?.frames ?? [], ({ value = 0 }) => value) ?? root)

/** Draws the frames on the sheet; the path to the hottest one is in focus unless the data say otherwise. */
export function drawFlames({ root, unit = 'units' }: TreeData, sheet: Sheet): void {
  // The root is on every path, so it is no part of what stands out.
  const hot = sheet.hasFocus ? [] : hotPath(root).slice(1)
  const isEnd = (frame: TreeNode): boolean => sheet.isFocus(frame) || frame === hot.at(-1)
  // Where the path goes on in frames that are not drawn, what stands for them is on it.
  const fillOf = ({ kind, node, hidden }: ShownFrame) => {
    const those = kind === 'frame' ? [node] : hidden.flatMap(nodesOf)
    if (those.some(isEnd)) return 'accent'
    return those.some((each) => hot.includes(each)) ? 'soft' : undefined
  }
  // The list is below the right part of the sheet, where stacks are short.
  const left = room.w - 472
  const laid = drawPartition(root, { fillOf, list: left - 48 }, sheet)
  const y = Math.max(...laid.map(({ rect }) => (rightOf(rect) > left - 48 ? bottomOf(rect) : 0))) + 24
  const most = functionsOf(root).filter(({ own }) => own > 0)
  const rows = most.slice(0, 5).map(({ name, own, share, frames }, index) => {
    const isFocus = frames.some(isEnd)
    const as = isFocus ? 'item' : 'label'
    const length = Math.round((own / (most[0]?.own ?? own)) * 152)
    const bar = (at: Point) => valueBar(at, { length, words: share, as, isFocus })
    return { source: `@own-${index}`, cells: [block([{ text: name, as }], 236), bar] }
  })
  const title = `Most ${unit} in the function itself`
  if (laid.length > 1) drawRegister(rows, { x: left, y, title, columns: [0, 248], padding: 5 }, sheet)
}
