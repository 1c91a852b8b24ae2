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
import type { TypeStyle } from '../../drawing/type.ts'
import { formatFor } from '../../drawing/values/format.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { fittingLine, wordsIn } from './words.ts'

/** What a node holds, its own amount included. */
export const totalOf = ({ value = 0, children }: TreeNode): number =>
  children.reduce((sum, child) => sum + totalOf(child), value)

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
  const share = (value: number): string => `${Math.round((100 * value) / totalOf(root))}%`
  const unnamed = layoutOf(root).filter((each) => !drawCell(each, { write: full, share, sheet }))
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

type Cell = { write: (value: number) => string; share: (value: number) => string; sheet: Sheet }

/** Draws a cell; whether it says what it is. */
const drawCell = (each: Laid, { write, share, sheet }: Cell): boolean => {
  const { node, name } = each.data
  const rect = rectOf(each)
  if (rect.w < 2 || rect.h < 2) return false
  const isFocus = sheet.isFocus(node)
  const value = write(each.value ?? 0)
  if (each.children !== undefined) {
    const as: TypeStyle = { size: 16, bold: true, fill: isFocus ? 'accent' : 'ink' }
    const part = share(each.value ?? 0)
    const said = fittingLine([`${name} · ${value} · ${part}`, `${name} · ${part}`, name], as, rect.w)
    if (said !== undefined) sheet.put(node, [lineOfText(said, { x: rect.x, y: rect.y + headHeight / 2 - 2, as })])
    // One ground behind the cells of a group in focus, so that the accent stays one thing.
    const ground = { ...rect, y: rect.y + headHeight, h: rect.h - headHeight }
    if (isFocus) sheet.put(node, [path(squarePath(ground), { fill: 'accent', stroke: 'none' })], 'ground')
    return said !== undefined
  }
  const isInFocus = each.ancestors().some(({ data, depth }) => depth > 0 && sheet.isFocus(data.node))
  const look = isFocus
    ? ({ fill: 'accent', stroke: 'surface' } as const)
    : isInFocus
      ? ({ fill: 'none', stroke: 'surface' } as const)
      : ({ fill: 'surface' } as const)
  const plain = wordsIn(rect, { name, value })
  const words = plain !== undefined && (isFocus || isInFocus) ? tinted(plain, 'surface') : plain
  const inner = { x: rect.x + 10, y: rect.y + 8, w: rect.w - 20, h: rect.h - 16 }
  const said = words === undefined ? [] : place(words, inner, { align: 'start', valign: 'top' })
  sheet.put(node, [path(squarePath(rect), look), ...said])
  return said.length > 0
}

const rectOf = ({ x0, y0, x1, y1 }: Laid): Rect => {
  const [x, y] = [half(x0), half(y0)]
  return { x, y, w: half(x1) - x, h: half(y1) - y }
}
