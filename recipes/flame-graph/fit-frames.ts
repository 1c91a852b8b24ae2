/**
 * What is drawn of a profile of any size: frames as far as there is room, and in place of the others frames that say how
 * many they are, as wide as these together. Nothing that is left out looks like time in the caller itself.
 */
import type { TreeNode } from '../../drawing/data/tree.ts'
import { totalOf } from '../../drawing/tree/amounts.ts'

/**
 * A frame as it is drawn, with its amount. `frame`: one of the data. `smaller`: callees of one caller that are too
 * narrow; `deeper`: everything below the last level. Both stand for the `hidden` frames of the data.
 */
export type ShownFrame = {
  kind: 'frame' | 'smaller' | 'deeper'
  node: TreeNode
  name: string
  total: number
  hidden: TreeNode[]
  children: ShownFrame[]
}

/** How many frames and levels fit, and the share of the whole that is a pixel wide. */
export type FrameLimits = { frames: number; levels: number; pixel: number }

/** The largest tree of frames within the limits: the narrowest frame becomes wider until all fit. */
export function fitFrames(root: TreeNode, limits: FrameLimits): ShownFrame {
  const whole = totalOf(root)
  const totals = totalsOf(root)
  let shown = fit(root, { totals, least: limits.pixel * whole, level: 1, levels: limits.levels })
  for (let share = limits.pixel * 2; countOf(shown) > limits.frames && share < 1; share *= 1.4)
    shown = fit(root, { totals, least: share * whole, level: 1, levels: limits.levels })
  return shown
}

type Fitting = { totals: Map<TreeNode, number>; least: number; level: number; levels: number }

const fit = (node: TreeNode, { totals, least, level, levels }: Fitting): ShownFrame => {
  const total = totals.get(node) ?? 0
  const frame = { kind: 'frame' as const, node, name: node.name, total, hidden: [] }
  const amount = (frames: TreeNode[]): number => frames.reduce((sum, each) => sum + (totals.get(each) ?? 0), 0)
  const below = node.children.filter((child) => amount([child]) > 0)
  if (level === levels && below.length > 0) {
    const depth = Math.max(...below.map(levelsOf))
    const name = `+${depth} ${depth === 1 ? 'level' : 'levels'}`
    const deeper = { kind: 'deeper' as const, node, name, total: amount(below), hidden: below, children: [] }
    return { ...frame, children: [deeper] }
  }
  const large = below.filter((child) => amount([child]) >= least)
  const small = below.filter((child) => amount([child]) < least)
  const rest = { node, name: `${small.length} smaller`, total: amount(small), hidden: small, children: [] }
  return {
    ...frame,
    children: [
      ...large.map((child) => fit(child, { totals, least, level: level + 1, levels })),
      ...(small.length > 0 ? [{ kind: 'smaller' as const, ...rest }] : []),
    ],
  }
}

/** The amount of every node with everything below it, each counted once. */
const totalsOf = (root: TreeNode): Map<TreeNode, number> => {
  const totals = new Map<TreeNode, number>()
  const visit = (node: TreeNode): number => {
    const total = node.children.reduce((sum, child) => sum + visit(child), node.value ?? 0)
    totals.set(node, total)
    return total
  }
  visit(root)
  return totals
}

const levelsOf = ({ children }: TreeNode): number => 1 + Math.max(0, ...children.map(levelsOf))

const countOf = ({ children }: ShownFrame): number => children.reduce((sum, child) => sum + countOf(child), 1)
