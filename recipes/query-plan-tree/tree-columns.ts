/**
 * Trees with columns: an indented tree of names with their notes below, and beside each node what its columns draw.
 */

import { type Block, lineOfText, nameAndNote, place, widthOf } from '../../drawing/block.ts'
import { branchElbow } from '../../drawing/branch.ts'
import { focusBand } from '../../drawing/grid/focus-band.ts'
import { path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { type IndentedRow, layIndented } from '../../drawing/tree/indented.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import type { Point } from '../../src/geometry/rect.ts'

/** A column at least `w` pixels wide, wider if its head is; `draw` begins at the middle of the first line of a row. */
export type TreeColumn<Node> = {
  head: string
  w: number
  draw: (node: Node, at: Point) => void
  /** Draws what is behind all rows, when these are drawn: a scale. */
  frame?: (place: ColumnFrame) => void
}

/** The left edge of a column, and where its rows begin and end. */
export type ColumnFrame = { x: number; top: number; bottom: number }

/** The head over the names, the columns, and what is in focus. */
export type TreeColumnsOptions<Node> = { head: string; columns: TreeColumn<Node>[]; isFocus: (node: Node) => boolean }

type AnyNode<Node> = { name: string; note?: string | undefined; children: Node[] }

/** Height of the heads; from a parent's left edge to its children's; the least width of names; between columns; the usual width of all, and that of names in many lines; padding above words; the middle of their first line; from the edges of a focus to words. */
const size = { head: 48, indent: 24, least: 216, gap: 16, usual: 880, wide: 1040, padding: 12, middle: 22, beside: 12 }
/** How wide names and notes may be, the indentation included, before they wrap. */
const caps = [360, 348, 340, 320, 300, 280, 260, 240, 220, 200] as const
const wideCaps = [440, 420, 400, 380] as const

/** Draws the tree, its names as wide as columns leave room for. */
export function drawTreeColumns<Node extends AnyNode<Node>>(
  root: Node,
  { head, columns, isFocus }: TreeColumnsOptions<Node>,
  sheet: Sheet,
): void {
  const widths = columns.map((column) => Math.max(column.w, widthOf(column.head, 'head')))
  const needed = widths.reduce((sum, each) => sum + size.gap + each, size.beside)
  const layAt = (cap: number): Names<Node> => layNames(root, { head, cap })
  const fits = (most: number) => (laid: Names<Node>) => laid.w + needed <= most
  const usual = widestThatFits(caps, layAt, fits(size.usual))
  const most = !fits(size.usual)(usual) ? room.w : isTall(usual) ? size.wide : size.usual
  const { rows, words, w } = most === size.usual ? usual : widestThatFits([...wideCaps, ...caps], layAt, fits(most))
  sheet.ifTooWide(root, 'shorten names')
  const lefts = columns.map((_, index) => widths.slice(0, index).reduce((x, each) => x + each + size.gap, w + size.gap))
  const heads = [head, ...columns.map((column) => column.head)]
  const headAt = (index: number): Point => ({ x: lefts[index - 1] ?? size.beside, y: 12 })
  sheet.put(
    '@heads',
    heads.map((each, index) => lineOfText(each, { ...headAt(index), as: 'head' })),
  )
  for (const row of rows) {
    const { node, x, h } = row
    const y = row.y + size.head
    const band = { x: 0, y, w: w + needed, h }
    if (isFocus(node)) sheet.tint(node, focusBand(band))
    drawBranch(row, { words, sheet })
    const own = { x, y: y + size.padding, w: 0, h: 0 }
    sheet.put(node, place(words.get(node) ?? noWords, own, { align: 'start', valign: 'top' }))
    columns.forEach((column, index) => column.draw(node, { x: lefts[index] ?? 0, y: y + size.middle }))
  }
  const bottom = size.head + Math.max(...rows.map(({ y, h }) => y + h))
  sheet.reserve({ x: 0, y: 0, w: w + needed, h: bottom })
  columns.forEach(({ frame }, index) => frame?.({ x: lefts[index] ?? 0, top: size.head, bottom }))
}

/** Whether words are in more lines than a name with its note has. */
const isTall = ({ words }: Names<object>): boolean => [...words.values()].some(({ lines }) => lines.length > 3)

const noWords: Block = { lines: [], w: 0, h: 0 }

type Names<Node> = { rows: IndentedRow<Node>[]; words: Map<Node, Block>; w: number }

const layNames = <Node extends AnyNode<Node>>(
  root: Node,
  { head, cap }: { head: string; cap: number },
): Names<Node> => {
  const lay = (height: (node: Node) => number) =>
    layIndented(root, { children: ({ children }) => children, height, indent: size.indent })
  const words = new Map(
    lay(() => 0).map(({ node, x }) => [node, nameAndNote(node, Math.max(size.least, cap - size.beside - x))] as const),
  )
  const heightOf = (node: Node): number => up(Math.max(48, (words.get(node)?.h ?? 0) + 2 * size.padding), 4)
  // Words begin inside of the band of a focus.
  const rows = lay(heightOf)
  for (const row of rows) row.x += size.beside
  return {
    rows,
    words,
    w: up(Math.max(size.beside + widthOf(head, 'head'), ...rows.map(({ node, x }) => x + (words.get(node)?.w ?? 0)))),
  }
}

/** From below the words of the parent, or from the branch of the sibling above. */
const drawBranch = <Node extends object>(
  { node, x, y, parent, before }: IndentedRow<Node>,
  { words, sheet }: { words: Map<Node, Block>; sheet: Sheet },
): void => {
  if (parent === undefined) return
  const below = parent.y + size.padding + (words.get(parent.node)?.h ?? 0) + 2
  const from = { x: parent.x + 8, y: size.head + (before === undefined ? below : before.y + size.middle) }
  sheet.put(node, [path(branchElbow(from, { x: x - 6, y: size.head + y + size.middle }))], 'rule')
}
