/**
 * A mind map: branches that leave the subject thick and taper off, words on their lines, and each level in one column a side.
 */
import { block, place } from '../../drawing/block.ts'
import { nodesOf, pathTo, type TreeNode } from '../../drawing/data/tree.ts'
import { easyWidth } from '../../drawing/draw-options.ts'
import { path } from '../../drawing/primitives.ts'
import { move, up } from '../../drawing/rect.ts'
import { shapeOf } from '../../drawing/shapes/shape.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { layTwoSided, type Sided } from '../../drawing/tree/two-sided.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import { centerOf, type Rect, rightOf, union } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import { taper, twig } from './branches.ts'
import { clearFans } from './fans.ts'
import { type NodeWords, type WordRoom, widthOf, wordsOf } from './words.ts'

/** How wide words may be before they wrap, in pixels, and the free room between nodes. */
const roomOf = (most: number, longest = 240): WordRoom => ({ most, longest })
const easy = [240, 208, 184, 160, 136, 112].map((most) => roomOf(most))
/** What is tried in a page: words are whole, or else long ones are split. */
const all = [
  ...easy,
  ...[96, 80, 64].map((most) => roomOf(most)),
  ...[136, 112, 96, 80].map((most) => roomOf(most, most)),
]
const gap = { gap: 8, apart: 24, level: 40 }
const size = { subject: { w: 48, h: 24 }, line: 8 }

/** A node where it is drawn, `line` is how high its line is. */
type View = Sided<TreeNode> & { words: NodeWords; line: number; tone: Color | undefined; isFocus: boolean }

/** Draws the map; what is in focus, the way to it and what is below it have the accent. */
export function drawMindMap(root: TreeNode, sheet: Sheet): void {
  const fitting = (most: number, among: readonly WordRoom[]): View[] =>
    widestThatFits(
      [roomOf(240), ...among],
      (cap) => viewsOf(root, cap, sheet),
      (laid) => widthOfAll(laid) <= most,
    )
  const narrow = fitting(easyWidth, easy)
  const views = widthOfAll(narrow) <= easyWidth ? narrow : fitting(room.w, all)
  const byNode = new Map(views.map((view) => [view.node, view]))
  for (const view of views) {
    const parent = view.parent === undefined ? undefined : byNode.get(view.parent.node)
    sheet.put(view.node, drawWords(view), 'over')
    if (parent !== undefined) sheet.put(view.node, [drawBranch(view, parent)], view.tone === 'accent' ? 'line' : 'mark')
  }
  sheet.prove('branches', ...root.children)
}

type SideWords = { cap: WordRoom; isFocus: (node: TreeNode) => boolean; words: Map<TreeNode, NodeWords> }

/** Both sides, each level one column on each side, as wide as its own words, which are wrapped again to its width. */
const laySides = (root: TreeNode, depths: ReadonlyMap<TreeNode, number>, { cap, isFocus, words }: SideWords) => {
  const own = (node: TreeNode): NodeWords => words.get(node) ?? { over: block([]), under: block([]) }
  const wrapped = new Map(words)
  const layAs = (columnOf: (node: TreeNode) => string): Sided<TreeNode>[] => {
    for (const [node, block] of wrapped) words.set(node, block)
    const columns = new Map<string, number>()
    for (const node of depths.keys())
      columns.set(columnOf(node), Math.max(columns.get(columnOf(node)) ?? 0, widthOf(own(node))))
    const column = (node: TreeNode): number => columns.get(columnOf(node)) ?? 0
    // A word that cannot be broken makes a column wider than the rest needs: all words of it have that room.
    for (const [node, depth] of depths)
      if (depth > 0)
        words.set(
          node,
          wordsOf(node, { depth, cap: { ...cap, most: Math.max(cap.most, column(node)) }, isFocus: isFocus(node) }),
        )
    const sizeOf = (node: TreeNode) => {
      const { over, under } = own(node)
      if (node === root) return { w: up(widthOf(own(node)) + size.subject.w), h: up(over.h + size.subject.h) }
      return { w: up(column(node) + 8), h: up(over.h + under.h + size.line) }
    }
    return layTwoSided(root, { children: ({ children }) => children, size: sizeOf, ...gap })
  }
  const both = layAs((node) => `${depths.get(node)}`)
  const sides = new Map(both.map(({ node, side }) => [node, side]))
  const each = layAs((node) => `${depths.get(node)} ${sides.get(node)}`)
  return each.every(({ node, side }) => sides.get(node) === side) ? each : both
}

const widthOfAll = (laid: View[]): number => union(laid.map(({ rect }) => rect))?.w ?? 0

const viewsOf = (root: TreeNode, cap: WordRoom, sheet: Sheet): View[] => {
  const focus = nodesOf(root).filter((node) => sheet.isFocus(node))
  const accented = new Set(focus.flatMap((node) => [...pathTo(root, node), ...nodesOf(node)]))
  const depths = new Map(nodesOf(root).map((node) => [node, pathTo(root, node).length - 1]))
  const isFocus = (node: TreeNode): boolean => sheet.isFocus(node)
  const words = new Map(
    [...depths].map(([node, depth]) => [node, wordsOf(node, { depth, cap, isFocus: isFocus(node) })]),
  )
  const own = (node: TreeNode): NodeWords => words.get(node) ?? { over: block([]), under: block([]) }
  const laid = laySides(root, depths, { cap, isFocus, words })
  const lineOf = ({ node, rect }: Sided<TreeNode>): number => rect.y + own(node).over.h + 4
  // Each level is moved so that the line of its first node is level with the middle that parents and children share.
  const byOf = ({ depth }: Sided<TreeNode>): number => {
    const first = laid.find((each) => each.depth === depth)
    return depth === 0 || first === undefined ? 0 : centerOf(first.rect).y - lineOf(first)
  }
  const levelOf = clearFans(laid, { plainOf: (placed) => lineOf(placed) + byOf(placed), lineOf })
  const center = middleOf(laid, levelOf)
  return laid.map((placed) => ({
    ...placed,
    rect: move(
      placed.rect,
      0,
      placed.node === root ? center - centerOf(placed.rect).y : levelOf(placed) - lineOf(placed),
    ),
    words: own(placed.node),
    line: placed.node === root ? center : levelOf(placed),
    tone: accented.has(placed.node) ? 'accent' : placed.node.state,
    isFocus: isFocus(placed.node),
  }))
}

/** The middle of the subject, level with a part of it that is nearly so. */
const middleOf = (laid: Sided<TreeNode>[], lineOf: (placed: Sided<TreeNode>) => number): number => {
  const own = centerOf(laid[0]?.rect ?? { x: 0, y: 0, w: 0, h: 0 }).y
  const near = laid.filter(({ depth }) => depth === 1).map(lineOf)
  return near.find((line) => Math.abs(line - own) <= 8) ?? own
}

const drawWords = ({ node, rect, words, line, side, parent }: View) => {
  if (parent === undefined)
    return [...shapeOf('pill').outline(rect, { fill: 'surface', stroke: 'ink' }), ...place(words.over, rect)]
  const align = side === 'left' ? 'end' : 'start'
  const inner: Rect = { ...rect, x: rect.x + 4, w: rect.w - 8 }
  const under = { ...inner, y: line + 6, h: words.under.h }
  return [
    ...place(words.over, { ...inner, h: line - 4 - rect.y }, { align, valign: 'top' }),
    ...(node.note === undefined ? [] : place(words.under, under, { align, valign: 'top' })),
  ]
}

/** From the subject a tapering limb, further out a line. */
const drawBranch = ({ node, words, rect, line, side, tone }: View, above: View) => {
  const isLeft = side === 'left'
  const [near, far] = isLeft ? [rightOf(rect), rect.x] : [rect.x, rightOf(rect)]
  const from = { x: isLeft ? above.rect.x : rightOf(above.rect), y: above.line }
  if (above.parent === undefined) return path(taper(from, { x: near, y: line }, far), limbLook(tone))
  // The line of a leaf ends with its words, on the grid: the longest is where the page's margin begins.
  const end = node.children.length > 0 ? far : near + (isLeft ? -1 : 1) * up(widthOf(words) + 8)
  return path(twig(from, { x: near, y: line }, end), twigLook(tone))
}

/** What is minor has a paler limb and a dashed twig. */
const limbLook = (tone: Color | undefined) =>
  ({ fill: tone ?? 'muted', stroke: 'none', ...(tone === 'muted' ? { dashed: true } : {}) }) as const

const twigLook = (tone: Color | undefined) =>
  tone === undefined ? {} : tone === 'muted' ? { dashed: true } : { stroke: tone }
