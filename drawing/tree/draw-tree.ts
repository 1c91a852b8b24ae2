/**
 * Trees of names: nodes with their words, branches to their children, the way to what is in focus in the accent.
 */

import { type Point, type Rect, union } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, block } from '../block.ts'
import { branchAcross, branchDown } from '../branch.ts'
import { nodesOf, pathTo, type TreeNode } from '../data/tree.ts'
import { path } from '../primitives.ts'
import { port } from '../rect.ts'
import { room, type Sheet } from '../sheet.ts'
import { focusable } from '../type.ts'
import { widestThatFits } from '../widest.ts'
import { hangingIndent, layHanging } from './hanging.ts'
import { drawNode, sizeOf, stroke, type TreeLevelLook, type TreeNodeView, wordsIn } from './node-look.ts'
import { layTidy, type PlacedNode, type TidyOptions } from './tidy.ts'
import { layTwoSided } from './two-sided.ts'

/**
 * How a recipe draws its trees: where children are, `hanging` in columns under the root; `levels` are the looks from
 * the root down, the last one holds for all below.
 */
export type TreeStyle = {
  grow: 'down' | 'right' | 'both-sides' | 'hanging'
  levels: readonly [TreeLevelLook, ...TreeLevelLook[]]
  gap?: { siblings: number; families: number; levels: number }
}

/** How wide words may be before they wrap, in pixels. */
const caps = [280, 240, 208, 184, 160, 136, 112, 96, 80, 64] as const

/** Draws a tree on the sheet, with words as wide as the page lets them be; returns where the nodes are. */
export function drawTree(root: TreeNode, sheet: Sheet, style: TreeStyle): { node: TreeNode; rect: Rect }[] {
  const isFocus = new Set(
    nodesOf(root)
      .filter((node) => sheet.isFocus(node))
      .flatMap((node) => pathTo(root, node)),
  )
  const laid = widestThatFits(
    caps,
    (cap) => layOut(root, { style, cap, sheet }),
    (views) => (union(views.map(({ rect }) => rect))?.w ?? 0) <= room.w,
  )
  for (const view of laid) {
    const color = isFocus.has(view.node) ? 'accent' : undefined
    sheet.put(view.node, drawNode(view, sheet.isFocus(view.node) ? 'accent' : view.node.state))
    const { below, parent } = view
    if (below !== undefined && below !== '') sheet.put(view.node, [path(below)], 'rule')
    if (below === undefined && parent !== undefined)
      sheet.put(view.node, [drawBranch(view, parent, { style, color })], 'rule')
  }
  return laid
}

/** A node with its look, its words and its place; the branches to its children where the layout has them. */
type View = Omit<PlacedNode<TreeNode>, 'parent'> & TreeNodeView & { below?: string; parent: View | undefined }

type Layout = { style: TreeStyle; cap: number; sheet: Sheet }

const layOut = (root: TreeNode, { style, cap, sheet }: Layout): View[] => {
  const { siblings = 8, families = 24, levels = 48 } = style.gap ?? {}
  const depths = depthsOf(root, 0)
  const looks = new Map(depths.map(([node, depth]) => [node, lookAt(depth, style, sheet.isFocus(node))]))
  const lookOf = (node: TreeNode): TreeLevelLook => looks.get(node) ?? style.levels[0]
  // In columns, what is further down is narrower; the root may be wider than a column.
  const capAt = (depth: number): number => (depth === 0 ? caps[0] : cap - hangingIndent * (depth - 1))
  const widthAt = (depth: number): number => (style.grow === 'hanging' ? capAt(depth) : cap)
  const wordsOf = new Map(depths.map(([node, depth]) => [node, wordsIn(node, lookOf(node), widthAt(depth))]))
  const words = (node: TreeNode): Block => wordsOf.get(node) ?? block([])
  const options = {
    children: ({ children }: TreeNode) => children,
    size: (node: TreeNode) => sizeOf(words(node), lookOf(node)),
    gap: siblings,
    apart: families,
    level: levels,
  }
  return viewsOf(layAs(style.grow, root, options), (node) => ({ look: lookOf(node), words: words(node) }))
}

type Laid = PlacedNode<TreeNode> & Pick<View, 'side' | 'below'>

const layAs = (grow: TreeStyle['grow'], root: TreeNode, options: TidyOptions<TreeNode>): Laid[] => {
  if (grow === 'both-sides') return layTwoSided(root, options)
  return grow === 'hanging' ? layHanging(root, options) : layTidy(root, { ...options, grow })
}

/** The look of a node; what is in focus is filled or bold, so that it stands out without color, too. */
const lookAt = (depth: number, { levels }: TreeStyle, isFocus: boolean): TreeLevelLook => {
  const look = levels[Math.min(depth, levels.length - 1)] ?? levels[0]
  if (look.shape === 'line') return { ...look, as: focusable(look.as, isFocus, 'ink') }
  return isFocus ? { ...look, solid: true } : look
}

/** Parents come before their children in `placed`. */
const viewsOf = (placed: Laid[], lookAndWords: (node: TreeNode) => Pick<View, 'look' | 'words'>): View[] => {
  const views = new Map<TreeNode, View>()
  for (const each of placed) {
    const parent = each.parent === undefined ? undefined : views.get(each.parent.node)
    views.set(each.node, { ...each, parent, ...lookAndWords(each.node) })
  }
  return [...views.values()]
}

const depthsOf = (node: TreeNode, depth: number): [TreeNode, number][] => [
  [node, depth],
  ...node.children.flatMap((child) => depthsOf(child, depth + 1)),
]

const drawBranch = (
  { rect, look, side }: View,
  above: View,
  { style, color }: { style: TreeStyle; color: Color | undefined },
): Element => {
  if (style.grow === 'down') return path(branchDown(port(above.rect, 'bottom'), port(rect, 'top')), stroke(color))
  const toRight = side !== 'left'
  const from = endOf(above, toRight ? 'right' : 'left')
  return path(branchAcross(from, endOf({ rect, look }, toRight ? 'left' : 'right')), stroke(color))
}

/** Where a branch meets a node: in the middle of a shape's side, or the end of the line that words stand on. */
const endOf = ({ rect, look }: { rect: Rect; look: TreeLevelLook }, side: 'left' | 'right'): Point =>
  port(rect, side, look.shape === 'line' ? 1 : 0.5)
