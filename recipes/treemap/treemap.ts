/**
 * The rectangles of a treemap: squarified (Bruls, Huizing and van Wijk 2000), so that areas are easy to compare; groups
 * have room for a head with their name and sum. A few groups are side by side and equally high, so that they compare by
 * width alone.
 */
import {
  type HierarchyNode,
  type HierarchyRectangularNode,
  hierarchy,
  treemap,
  treemapDice,
  treemapSquarify,
} from 'd3-hierarchy'
import type { TreeNode } from '../../drawing/data/tree.ts'

/** A node of the layout; what a group holds beside its children is a leaf of its own, and parts beside groups are a group that the data do not have: its name is empty. */
export type TreemapItem = { node: TreeNode; name: string; value: number; children: TreemapItem[] }

const itemOf = (node: TreeNode): TreemapItem => {
  const { name, value = 0, children } = node
  if (children.length === 0) return { node, name, value, children: [] }
  const own = value > 0 ? [{ node, name: `${name} itself`, value, children: [] }] : []
  return { node, name, value: 0, children: [...own, ...children.map(itemOf)] }
}

/** Parts beside groups are a group of their own, with a head: they would read as parts of the group above them. */
const wholeOf = (root: TreeNode): TreemapItem => {
  const whole = itemOf(root)
  const groups = whole.children.filter(({ children }) => children.length > 0)
  const loose = whole.children.filter(({ children }) => children.length === 0)
  if (groups.length === 0 || loose.length === 0) return whole
  return { ...whole, children: [...groups, { node: { ...root }, name: '', value: 0, children: loose }] }
}

/** The whole, and the head of a group, in pixels. */
export const size = { w: 880, h: 480 }
export const headHeight = 36

/**
 * Squares are laid out on a map so many times as high, so that cells are wider than high: words are. Which of them leaves
 * names most room depends on the sizes.
 */
export const stretches = [1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.75, 1.9, 2.1, 2.4] as const

export type LaidItem = HierarchyRectangularNode<TreemapItem>

/** How many groups are side by side at most, and the least share of the whole that is then wide enough for names. */
const beside = { most: 5, share: 0.16 } as const

/** Whether the whole consists of a few groups that are all wide enough to be columns. */
const areColumns = ({ children, value: whole = 0 }: HierarchyNode<TreemapItem>): boolean =>
  children !== undefined &&
  children.length <= beside.most &&
  children.every((group) => hasChildren(group) && (group.value ?? 0) >= beside.share * whole)

/**
 * Groups and cells with their rectangles. Heads take room from groups; groups are weighted until the areas of all
 * cells are in proportion to their sizes all the same.
 */
export function treemapOf(root: TreeNode, stretch: number): LaidItem[] {
  const tree = hierarchy(wholeOf(root), ({ children }) => children)
    .sum(({ value }) => value)
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0))
  const sizes = new Map(tree.descendants().map((each) => [each, each.value ?? 0]))
  const groups = tree.children ?? []
  const columns = areColumns(tree)
  const weights = new Map(groups.map((group) => [group, 1]))
  const place = treemap<TreemapItem>()
    .tile((node, ...corners) =>
      node.depth === 0 && columns ? treemapDice(node, ...corners) : treemapSquarify(node, ...corners),
    )
    .size([size.w, size.h * stretch])
    .paddingInner(({ depth, children }) => (depth === 0 && children?.some(hasChildren) ? 12 : 0))
    .paddingTop(({ depth, children }) => (depth === 1 && children !== undefined ? headHeight * stretch : 0))
  let laid: LaidItem[] = []
  for (let round = 0; round < rounds; round++) {
    for (const group of groups)
      group.each((each) => Object.assign(each, { value: (sizes.get(each) ?? 0) * (weights.get(group) ?? 1) }))
    Object.assign(tree, { value: groups.reduce((sum, { value = 0 }) => sum + value, 0) })
    laid = place(tree).descendants().slice(1)
    for (const each of laid) Object.assign(each, { y0: each.y0 / stretch, y1: each.y1 / stretch })
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
const netOf = ({ x0, y0, x1, y1, children }: LaidItem): number =>
  Math.max(1, (x1 - x0) * (y1 - y0 - (children === undefined ? 0 : headHeight)))

/** Groups whose area, without their head, is far more than it would be as that of the largest: their head alone needs more. */
export const tooLarge = (laid: readonly LaidItem[]): LaidItem[] => {
  const groups = laid.filter(({ depth, children, value = 0 }) => depth === 1 && children !== undefined && value > 0)
  const perUnit = (each: LaidItem): number => netOf(each) / (each.value ?? 1)
  const [largest] = groups.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))
  return groups.filter((each) => largest !== undefined && perUnit(each) > 2 * perUnit(largest))
}
