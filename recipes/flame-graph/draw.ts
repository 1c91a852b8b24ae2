/**
 * An icicle: the root on top, callees below their caller, and under the short stacks what functions take themselves.
 */
import { greatest, groups, sum } from 'd3-array'
import { place, tinted } from '../../drawing/block.ts'
import { percentOf } from '../../drawing/chart/shares.ts'
import { nodesOf, pathTo, type TreeData, type TreeNode } from '../../drawing/data/tree.ts'
import { drawTooSmall, fittingWords } from '../../drawing/fitting-words.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { drawRegister, type RegisterRow } from '../../drawing/grid/register.ts'
import { valueBar } from '../../drawing/grid/value-bar.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { totalOf } from '../../drawing/tree/amounts.ts'
import { layPartition } from '../../drawing/tree/partition.ts'
import { nameEnds, shortNames } from '../../drawing/values/short-name.ts'
import { bottomOf, rightOf } from '../../src/geometry/rect.ts'

/** Functions with what they take themselves, most first; `12 smaller`, as importers call merged callees, is none. */
export const functionsOf = (root: TreeNode): { name: string; own: number; frames: TreeNode[] }[] =>
  groups(nodesOf(root), ({ name }) => name)
    .map(([name, frames]) => ({ name, own: sum(frames, ({ value }) => value), frames }))
    .filter(({ name }) => !/^\d+ smaller$/.test(name))
    .toSorted((a, b) => b.own - a.own)

/** From the root down to the frame in which the hottest function itself takes most. */
export const hotPath = (root: TreeNode): TreeNode[] =>
  pathTo(root, greatest(functionsOf(root)[0]?.frames ?? [], ({ value = 0 }) => value) ?? root)

/** Draws the frames on the sheet; the path to the hottest one is in focus unless the data say otherwise. */
export function drawFlames({ root, unit = 'units' }: TreeData, sheet: Sheet): void {
  const total = totalOf(root)
  if (total <= 0) return sheet.problem(root, undefined, 'has no amount: at least one frame needs a value above 0')
  const laid = layPartition(root, { w: room.w, row: 48, least: 1 })
  // The root is on every path, so it is no part of what stands out.
  const hot = sheet.hasFocus ? [] : hotPath(root).slice(1)
  const isEnd = (frame: TreeNode): boolean => sheet.isFocus(frame) || frame === hot.at(-1)
  const unnamed: string[] = []
  for (const { node, rect } of laid) {
    const isHot = isEnd(node) || hot.includes(node)
    const fill = isEnd(node) ? 'accent' : 'soft'
    sheet.put(node, [cells(rect, isHot ? { fill, stroke: 'accent' } : {})], isHot ? 'line' : 'mark')
    const share = percentOf(totalOf(node), total)
    const forms = [`${node.name}  ${share}`, [node.name, share], ...shortNames(node.name)]
    const words = fittingWords(forms, rect.w - 16, isHot ? 'item' : 'label')
    const inner = { ...rect, x: rect.x + 8 }
    if (words.w === 0) unnamed.push(`${node.name} (${share})`)
    sheet.put(node, place(isEnd(node) ? tinted(words, 'surface') : words, inner, { align: 'start' }), 'over')
  }
  // From here down nothing reaches into the right part of the sheet, where the list is.
  const beside = laid.filter(({ rect }) => rightOf(rect) > room.w - 520)
  const y = Math.max(...beside.map(({ rect }) => bottomOf(rect))) + 24
  drawTooSmall(unnamed, { y: Math.max(...laid.map(({ rect }) => bottomOf(rect))), w: room.w - 520 }, sheet)
  if (laid.length > 1) drawList(root, { y, unit, isEnd, sheet })
}

type List = { y: number; unit: string; isEnd: (frame: TreeNode) => boolean; sheet: Sheet }

/** The five functions that take most themselves, with bars to one scale. */
const drawList = (root: TreeNode, { y, unit, isEnd, sheet }: List): void => {
  const most = functionsOf(root).filter(({ own }) => own > 0)
  const rows = most.slice(0, 5).map(({ name, own, frames }, index): RegisterRow => {
    const isFocus = frames.some(isEnd)
    const as = isFocus ? 'item' : 'label'
    const length = Math.max(2, Math.round((own / (most[0]?.own ?? own)) * 152))
    const bar = { length, words: percentOf(own, totalOf(root)), as, isFocus } as const
    return {
      source: `@own-${index}`,
      cells: [fittingWords([name, ...nameEnds(name)], 236, as), (at) => valueBar(at, bar)],
    }
  })
  const title = `Most ${unit} in the function itself`
  drawRegister(rows, { x: room.w - 472, y, title, columns: [0, 248], air: 5 }, sheet)
}
