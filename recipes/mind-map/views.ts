/**
 * Where the nodes of a mind map are: each level in one column a side, words as wide as the page has room for.
 */
import { group } from 'd3-array'
import { block } from '../../drawing/block.ts'
import { nodesOf, pathTo, type TreeNode } from '../../drawing/data/tree.ts'
import { easyWidth } from '../../drawing/draw-options.ts'
import { move, up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { layTwoSided, type Sided } from '../../drawing/tree/two-sided.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import { centerOf, union } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import { clearFans } from './fans.ts'
import { pulledIn } from './pulled-in.ts'
import { widerColumns } from './wider-columns.ts'
import { type NodeWords, type WordRoom, widthOf, wordsOf } from './words.ts'

/** How wide words may be before they wrap, in pixels, and the free room between nodes. */
const roomOf = (most: number, more: Partial<WordRoom> = {}): WordRoom => ({ most, longest: 240, level: 40, ...more })
const short = 24
const easy = [240, 208, 184, 160, 136, 112].map((most) => roomOf(most))
/** What is tried in a page: words are whole, with short branches where they need it, or else long ones are split. */
const all = [
  ...easy,
  ...[160, 136, 112, 96, 80, 64].map((most) => roomOf(most, { level: short })),
  ...[136, 112, 96, 80].map((most) => roomOf(most, { longest: most, level: short })),
]
const gap = { gap: 8, apart: 24 }
const size = { subject: { w: 48, h: 24 }, line: 8 }

/** A node where it is drawn, `line` is how high its line is. */
export type MapView = Sided<TreeNode> & { words: NodeWords; line: number; tone: Color | undefined; isFocus: boolean }

/** A mind map that is read in a column of text where it need not be narrow for it, or else in a page. */
export const mapOf = (root: TreeNode, sheet: Sheet): MapView[] => {
  const fitting = (most: number, among: readonly WordRoom[]): { views: MapView[]; cap: WordRoom } =>
    widestThatFits(
      [roomOf(240), ...among],
      (cap) => ({ views: viewsOf(root, cap, sheet), cap }),
      (laid) => widthOfAll(laid.views) <= most,
    )
  const narrow = fitting(easyWidth, easy)
  return widthOfAll(narrow.views) <= easyWidth ? narrow.views : widened(fitting(room.w, all), root, sheet)
}

/** The same with wider columns, as far as the page has room, where words have fewer lines in them. */
const widened = ({ views, cap }: { views: MapView[]; cap: WordRoom }, root: TreeNode, sheet: Sheet): MapView[] => {
  const columns = group(
    views.filter(({ depth }) => depth > 0),
    columnOf,
  )
  const measured = [...columns].map(([key, own]) => ({
    key,
    most: Math.max(cap.most, ...own.map(({ words }) => widthOf(words))),
    heightsAt: (most: number) =>
      own.map(({ node, depth, isFocus }) => {
        const { over, under } = wordsOf(node, { depth, isFocus, cap: roomIn(cap, most) })
        return over.h + under.h
      }),
  }))
  const free = room.w - widthOfAll(views)
  // Columns end on the grid, so that they may be wider by up to 8 px each than their words are.
  return widestThatFits(
    [0, 8, 16, 24, 32, free],
    (less) => viewsOf(root, { ...cap, more: widerColumns(measured, free - less) }, sheet),
    (each) => widthOfAll(each) <= room.w,
  )
}

type SideWords = { cap: WordRoom; isFocus: (node: TreeNode) => boolean; words: Map<TreeNode, NodeWords> }

/** Both sides, each level one column on each side, as wide as its own words, which are wrapped again to its width. */
const laySides = (root: TreeNode, depths: ReadonlyMap<TreeNode, number>, { cap, isFocus, words }: SideWords) => {
  const own = (node: TreeNode): NodeWords => words.get(node) ?? { over: block([]), under: block([]) }
  const wrap = (node: TreeNode, depth: number, most: number): void => {
    if (depth > 0) words.set(node, wordsOf(node, { depth, cap: roomIn(cap, most), isFocus: isFocus(node) }))
  }
  const layAs = (columnOf: (node: TreeNode) => string, rights?: number): Sided<TreeNode>[] => {
    for (const [node, depth] of depths) wrap(node, depth, cap.more?.get(columnOf(node)) ?? cap.most)
    const columns = new Map<string, number>()
    for (const node of depths.keys())
      columns.set(columnOf(node), Math.max(columns.get(columnOf(node)) ?? 0, widthOf(own(node))))
    const column = (node: TreeNode): number => columns.get(columnOf(node)) ?? 0
    // A word that cannot be broken makes a column wider than the rest needs: all words of it have that room.
    for (const [node, depth] of depths) wrap(node, depth, Math.max(cap.most, column(node)))
    const sizeOf = (node: TreeNode) => {
      const { over, under } = own(node)
      if (node === root) return { w: up(widthOf(own(node)) + size.subject.w), h: up(over.h + size.subject.h) }
      return { w: up(column(node) + 8), h: up(over.h + under.h + size.line) }
    }
    return layTwoSided(root, { children: ({ children }) => children, size: sizeOf, rights, level: cap.level, ...gap })
  }
  const both = layAs((node) => `${depths.get(node)}`)
  const sides = new Map(both.map(({ node, side }) => [node, side]))
  const rights = both.filter(({ depth, side }) => depth === 1 && side === 'right').length
  return layAs((node) => columnOf({ depth: depths.get(node) ?? 0, side: sides.get(node) ?? 'right' }), rights)
}

/** Each level of each side is a column. */
const columnOf = ({ depth, side }: Pick<Sided<TreeNode>, 'depth' | 'side'>): string => `${depth} ${side}`

/** Room for words in a column that is wider than others: what is split there is split where it ends. */
const roomIn = (cap: WordRoom, most: number): WordRoom => ({ ...cap, most, longest: Math.max(cap.longest, most) })

const widthOfAll = (laid: MapView[]): number => union(laid.map(({ rect }) => rect))?.w ?? 0

const viewsOf = (root: TreeNode, cap: WordRoom, sheet: Sheet): MapView[] => {
  const focus = nodesOf(root).filter((node) => sheet.isFocus(node))
  const accented = new Set(focus.flatMap((node) => [...pathTo(root, node), ...nodesOf(node)]))
  const depths = new Map(nodesOf(root).map((node) => [node, pathTo(root, node).length - 1]))
  // The way to what is in focus is read with it.
  const onWay = new Set(focus.flatMap((node) => pathTo(root, node).slice(1)))
  const isFocus = (node: TreeNode): boolean => onWay.has(node)
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
  const views = laid.map(
    (placed): MapView => ({
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
    }),
  )
  return pulledIn(views, cap.level)
}

/** The middle of the subject, level with a part of it that is nearly so. */
const middleOf = (laid: Sided<TreeNode>[], lineOf: (placed: Sided<TreeNode>) => number): number => {
  const own = centerOf(laid[0]?.rect ?? { x: 0, y: 0, w: 0, h: 0 }).y
  const near = laid.filter(({ depth }) => depth === 1).map(lineOf)
  return near.find((line) => Math.abs(line - own) <= 8) ?? own
}
