/**
 * Partitions (icicles): every node as wide as its amount, children below their parent, the largest on the left. Names
 * and shares of the whole are in them as far as they fit; what is too small to name is listed below.
 */
import { hierarchy, partition } from 'd3-hierarchy'
import { place, tinted } from '../../drawing/block.ts'
import { percentOf } from '../../drawing/chart/shares.ts'
import type { TreeNode } from '../../drawing/data/tree.ts'
import { drawTooSmall, fittingWords } from '../../drawing/fitting-words.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { totalOf } from '../../drawing/tree/amounts.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { shortNames } from './short-name.ts'

/** Each node that is drawn with its rectangle; those narrower than a pixel are not. */
type LaidNode = { node: TreeNode; rect: Rect }

/** How nodes stand out: the accent marks the one that matters, a soft fill the way there; and how wide the list below may be. */
export type PartitionOptions = { fillOf: (node: TreeNode) => 'accent' | 'soft' | undefined; list?: number }

/** The height of a row and the padding beside words, in pixels. */
const size = { row: 48, padding: 8 }

/** Draws the tree as wide as the sheet; a root whose amount is 0 is a problem, and nothing is drawn. */
export function drawPartition(root: TreeNode, { fillOf, list = room.w }: PartitionOptions, sheet: Sheet): LaidNode[] {
  const whole = totalOf(root)
  if (whole <= 0) sheet.problem(root, undefined, 'has no amount: at least one node needs a value above 0')
  const laid = whole <= 0 ? [] : layPartition(root)
  const unnamed = laid.flatMap(({ node, rect }) => {
    const [fill, share] = [fillOf(node), percentOf(totalOf(node), whole)]
    const forms = [`${node.name}  ${share}`, [node.name, share], ...shortNames(node.name)]
    const words = fittingWords(forms, rect.w - 2 * size.padding, fill === undefined ? 'label' : 'item')
    const inner = { ...rect, x: rect.x + size.padding }
    sheet.put(node, [cells(rect, fill && { fill, stroke: 'accent' })], fill === undefined ? 'mark' : 'line')
    sheet.put(node, place(fill === 'accent' ? tinted(words, 'surface') : words, inner, { align: 'start' }), 'over')
    return words.w === 0 ? [`${node.name} (${share})`] : []
  })
  drawTooSmall(unnamed, { y: Math.max(...laid.map(({ rect }) => rect.y + rect.h)), w: list }, sheet)
  return laid
}

/** Parents before what is below them; edges lie on whole pixels, so that neighbors share them. */
const layPartition = (root: TreeNode): LaidNode[] => {
  const tree = hierarchy(root)
    .sum(({ value = 0 }) => value)
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0))
  const lay = partition<TreeNode>().round(true)
  const laid: LaidNode[] = []
  lay
    .size([room.w, size.row * (tree.height + 1)])(tree)
    .eachBefore(({ data: node, x0: x, x1, y0: y }) => {
      if (x1 - x >= 1) laid.push({ node, rect: { x, y, w: x1 - x, h: size.row } })
    })
  return laid
}
