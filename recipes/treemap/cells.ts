/**
 * The rectangles of a treemap: squarified (Bruls, Huizing and van Wijk 2000), so that areas are easy to compare; groups
 * have a head with their name and sum.
 */

import { type HierarchyRectangularNode, hierarchy, treemap, treemapSquarify } from 'd3-hierarchy'
import { block, lineOfText, place, tinted } from '../../drawing/block.ts'
import { half, squarePath } from '../../drawing/chart/mark.ts'
import { nodesOf, type TreeNode } from '../../drawing/data/tree.ts'
import { enumerate } from '../../drawing/describe.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { sharesOf, totalOf } from '../../drawing/tree/amounts.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { fittingLine, wordsIn } from './words.ts'

/** A node of the layout; what a group holds beside its children is a leaf of its own. */
type Item = { node: TreeNode; name: string; value: number; children: Item[] }

const itemOf = (node: TreeNode): Item => {
  const { name, value = 0, children } = node
  if (children.length === 0) return { node, name, value, children: [] }
  const own = value > 0 ? [{ node, name: `${name} itself`, value, children: [] }] : []
  return { node, name, value: 0, children: [...own, ...children.map(itemOf)] }
}

const size = { w: 1120, h: 560 }
const headHeight = 28

type Options = { unit: string | undefined; sheet: Sheet }
type Laid = HierarchyRectangularNode<Item>

/** Draws the tree below its root; the root is the whole. */
export function drawTreemap(root: TreeNode, { unit, sheet }: Options): void {
  const leaves = nodesOf(root).filter(({ children }) => children.length === 0)
  const { full } = formatFor(leaves.map(totalOf), unit)
  const shares = sharesOf(root)
  const unnamed = layoutOf(root).filter((each) => !drawCell(each, { write: full, shares, sheet }))
  if (unnamed.length === 0) return
  const small = unnamed.map(({ data, value = 0 }) => `${data.name} (${full(value)})`)
  const words = block([{ text: `Too small to name: ${enumerate(small, 4)}`, as: 'note' }], size.w)
  sheet.put('@small', place(words, { x: 0, y: size.h + 12, w: 0, h: words.h }, { align: 'start' }))
}

/**
 * Groups and cells with their rectangles. Heads take room from groups; groups are weighted until the areas of all
 * cells are in proportion to their sizes all the same.
 */
export function layoutOf(root: TreeNode): Laid[] {
  const tree = hierarchy(itemOf(root), ({ children }) => children)
    .sum(({ value }) => value)
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0))
  const sizes = new Map(tree.descendants().map((each) => [each, each.value ?? 0]))
  const groups = tree.children ?? []
  const weights = new Map(groups.map((group) => [group, 1]))
  const place = treemap<Item>()
    .tile(treemapSquarify)
    .size([size.w, size.h])
    .paddingInner(({ depth, children }) => (depth === 0 && children?.some(hasChildren) ? 12 : 0))
    .paddingTop(({ depth, children }) => (depth === 1 && children !== undefined ? headHeight : 0))
  let laid: Laid[] = []
  for (let round = 0; round < rounds; round++) {
    for (const group of groups)
      group.each((each) => Object.assign(each, { value: (sizes.get(each) ?? 0) * (weights.get(group) ?? 1) }))
    Object.assign(tree, { value: groups.reduce((sum, { value = 0 }) => sum + value, 0) })
    laid = place(tree).descendants().slice(1)
    const nets = new Map(
      laid.filter(({ depth }) => depth === 1).map((each) => [each as (typeof groups)[number], netOf(each)]),
    )
    const whole = sizes.get(tree) ?? 1
    const net = [...nets.values()].reduce((sum, each) => sum + each, 0)
    for (const group of groups) {
      const ratio = (sizes.get(group) ?? 0) / whole / ((nets.get(group) ?? 1) / net)
      // Room between groups may take all of a small one: it grows step by step, not at once.
      const step = Math.min(2, Math.max(0.5, Math.sqrt(ratio)))
      if (ratio > 0) weights.set(group, (weights.get(group) ?? 1) * step)
    }
  }
  for (const each of laid) Object.assign(each, { value: sizes.get(each as never) ?? 0 })
  return laid
}

const rounds = 24

const hasChildren = ({ children }: { children?: unknown }): boolean => children !== undefined

/** The area of a group without its head. */
const netOf = ({ x0, y0, x1, y1, children }: Laid): number =>
  Math.max(1, (x1 - x0) * (y1 - y0 - (children === undefined ? 0 : headHeight)))

type Cell = { write: (value: number) => string; shares: Map<TreeNode, string>; sheet: Sheet }

/** Draws a group or a cell; whether it says what it is. */
const drawCell = (each: Laid, context: Cell): boolean => {
  const rect = rectOf(each)
  if (rect.w < 2 || rect.h < 2) return false
  return each.children === undefined ? drawLeaf(each, rect, context) : drawGroup(each, rect, context)
}

/** The head of a group, and one ground behind its cells if it is in focus, so that the accent stays one thing. */
const drawGroup = ({ data: { node, name }, value = 0 }: Laid, rect: Rect, { write, shares, sheet }: Cell): boolean => {
  const isFocus = sheet.isFocus(node)
  const as: TypeStyle = { size: 16, bold: true, fill: isFocus ? 'accent' : 'ink' }
  const ends = [[write(value), shares.get(node)], [shares.get(node)], []]
  const tried = ends.map((end) => [name, ...end].filter((part) => part !== undefined).join(' · '))
  const said = fittingLine(tried, as, rect.w)
  if (said !== undefined) sheet.put(node, [lineOfText(said, { x: rect.x, y: rect.y + headHeight / 2 - 2, as })])
  const ground = { ...rect, y: rect.y + headHeight, h: rect.h - headHeight }
  if (isFocus) sheet.put(node, [path(squarePath(ground), { fill: 'accent', stroke: 'none' })], 'ground')
  return said !== undefined
}

const drawLeaf = (each: Laid, rect: Rect, { write, sheet }: Cell): boolean => {
  const { node, name } = each.data
  const inFocus = each.ancestors().filter(({ data, depth }) => depth > 0 && sheet.isFocus(data.node))
  const plain = wordsIn(rect, { name, value: write(each.value ?? 0) })
  const words = plain !== undefined && inFocus.length > 0 ? tinted(plain, 'surface') : plain
  const inner = { x: rect.x + 10, y: rect.y + 8, w: rect.w - 20, h: rect.h - 16 }
  const said = words === undefined ? [] : place(words, inner, { align: 'start', valign: 'top' })
  const look =
    inFocus.length === 0
      ? ({ fill: 'surface' } as const)
      : ({ fill: sheet.isFocus(node) ? 'accent' : 'none', stroke: 'surface' } as const)
  sheet.put(node, [path(squarePath(rect), look), ...said])
  return said.length > 0
}

const rectOf = ({ x0, y0, x1, y1 }: Laid): Rect => {
  const [x, y] = [half(x0), half(y0)]
  return { x, y, w: half(x1) - x, h: half(y1) - y }
}
