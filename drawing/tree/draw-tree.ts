/**
 * Trees of names: nodes with their words, branches to their children, the way to what is in focus in the accent.
 */

import { type Point, type Rect, union } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, block, place } from '../block.ts'
import { branchAcross, branchDown } from '../branch.ts'
import { nodesOf, pathTo, type TreeNode } from '../data/tree.ts'
import { path } from '../primitives.ts'
import { port, up } from '../rect.ts'
import { type ShapeName, shapeOf } from '../shapes/shape.ts'
import { room, type Sheet } from '../sheet.ts'
import { type Role, styleOf } from '../type.ts'
import { widestThatFits } from '../widest.ts'
import { layTidy, type Placed } from './tidy.ts'
import { layTwoSided } from './two-sided.ts'

/** How the nodes of one level look: a filled or an outlined shape, or words on a line. */
export type LevelLook = { shape: ShapeName | 'line'; as: Role; solid?: boolean }

/** How a recipe draws its trees. `levels` are the looks from the root down; the last one holds for all below. */
export type TreeStyle = {
  grow: 'down' | 'right' | 'both-sides'
  levels: readonly [LevelLook, ...LevelLook[]]
  gap?: { siblings: number; families: number; levels: number }
}

/** How wide words may be before they wrap, in pixels. */
const caps = [280, 240, 208, 184, 160, 136, 112, 96, 80, 64] as const

/** Draws a tree on the sheet, with words as wide as the page lets them be. */
export function drawTree(root: TreeNode, sheet: Sheet, style: TreeStyle): void {
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
    if (view.parent !== undefined) sheet.put(view.node, [drawBranch(view, view.parent, { style, color })], 'rule')
  }
}

/** A node with its look, its words and its place. */
type View = Omit<Placed<TreeNode>, 'parent'> & {
  look: LevelLook
  words: Block
  side?: 'right' | 'left'
  parent: View | undefined
}

type Layout = { style: TreeStyle; cap: number; sheet: Sheet }

const layOut = (root: TreeNode, { style, cap, sheet }: Layout): View[] => {
  const { siblings = 8, families = 24, levels = 48 } = style.gap ?? {}
  const looks = new Map(depthsOf(root, 0).map(([node, depth]) => [node, lookAt(depth, style, sheet.isFocus(node))]))
  const lookOf = (node: TreeNode): LevelLook => looks.get(node) ?? style.levels[0]
  const wordsOf = new Map([...looks].map(([node, look]) => [node, wordsIn(node, look, cap)]))
  const words = (node: TreeNode): Block => wordsOf.get(node) ?? block([])
  const options = {
    children: ({ children }: TreeNode) => children,
    size: (node: TreeNode) => sizeOf(words(node), lookOf(node)),
    gap: siblings,
    apart: families,
    level: levels,
  }
  const placed =
    style.grow === 'both-sides' ? layTwoSided(root, options) : layTidy(root, { ...options, grow: style.grow })
  return viewsOf(placed, (node) => ({ look: lookOf(node), words: words(node) }))
}

/** The look of a node; what is in focus is filled or bold, so that it stands out without color, too. */
const lookAt = (depth: number, { levels }: TreeStyle, isFocus: boolean): LevelLook => {
  const look = levels[Math.min(depth, levels.length - 1)] ?? levels[0]
  return isFocus ? { ...look, ...(look.shape === 'line' ? { as: 'item' } : { solid: true }) } : look
}

/** Parents come before their children in `placed`. */
const viewsOf = (
  placed: (Placed<TreeNode> & Pick<View, 'side'>)[],
  lookAndWords: (node: TreeNode) => Pick<View, 'look' | 'words'>,
): View[] => {
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

const wordsIn = ({ name, note }: TreeNode, { as, solid = false }: LevelLook, cap: number): Block => {
  const fill = solid ? ({ fill: 'surface' } as const) : {}
  const words = [
    { text: name, as: { ...styleOf(as), ...fill } },
    { text: note, as: { ...styleOf('note'), ...fill } },
  ]
  return block(words, cap)
}

/** Free pixels between words and the line they stand on, and beside them. */
const onLine = { below: 4, beside: 4 }

const sizeOf = (words: Block, { shape }: LevelLook): { w: number; h: number } => {
  const need =
    shape === 'line'
      ? { w: words.w + 2 * onLine.beside, h: words.h + onLine.below }
      : shapeOf(shape).need(words.w, words.h)
  return { w: up(need.w), h: up(need.h) }
}

const drawNode = ({ rect, look, words, side }: View, color: Color | undefined): Element[] => {
  if (look.shape === 'line') {
    const line = path(`M ${rect.x} ${rect.y + rect.h} h ${rect.w}`, stroke(color))
    const room = { x: rect.x + onLine.beside, y: rect.y, w: rect.w - 2 * onLine.beside, h: rect.h - onLine.below }
    return [line, ...place(words, room, { align: side === 'left' ? 'end' : 'start', valign: 'bottom' })]
  }
  const shape = shapeOf(look.shape)
  const solid = { fill: color ?? 'ink', stroke: color ?? 'ink' } as const
  return [...shape.outline(rect, look.solid ? solid : stroke(color)), ...place(words, shape.words(rect))]
}

const stroke = (color: Color | undefined): { stroke?: Color } => (color === undefined ? {} : { stroke: color })

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
const endOf = ({ rect, look }: { rect: Rect; look: LevelLook }, side: 'left' | 'right'): Point =>
  port(rect, side, look.shape === 'line' ? 1 : 0.5)
