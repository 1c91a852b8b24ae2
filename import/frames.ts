/**
 * Frames of a profile, before they become data: a tree of names with their own amounts, cut to what a flame graph draws.
 */
import { clip } from '../src/scene/clip.ts'
import type { ImportedData } from './importer.ts'

/** A function at one place in the call tree: its own samples, and its callees by name. */
export type CallFrame = { name: string; own: number; children: Map<string, CallFrame> }

/** A frame without samples. */
export const frameOf = (name: string): CallFrame => ({ name, own: 0, children: new Map() })

/** A frame's callee by name, added if it is new. */
export const calleeOf = (frame: CallFrame, name: string): CallFrame => {
  const callee = frame.children.get(name) ?? frameOf(name)
  frame.children.set(name, callee)
  return callee
}

/** The data of a flame graph; undefined where no frame has a sample. A root with one callee and nothing of its own is left out. */
export function flamesOf(root: CallFrame): ImportedData | undefined {
  const [only, ...others] = root.children.values()
  if (only === undefined || totalOf(root) === 0) return undefined
  const top = others.length === 0 && root.own === 0 ? only : root
  return { title: '{share} of all samples are in {hottest} itself', unit: 'samples', root: asData(pruned(top)) }
}

const totalOf = ({ own, children }: CallFrame): number =>
  [...children.values()].reduce((sum, child) => sum + totalOf(child), own)

/** Limits of a flame graph: deeper frames count toward the last one shown; small callees of one caller are merged. */
const most = { frames: 120, levels: 16, name: 80 }

/** The largest tree within the limit of frames: the minimum share of a frame rises until the tree fits. */
const pruned = (root: CallFrame): CallFrame => {
  const total = totalOf(root)
  let [least, tree] = [0, prune(root, 0, 1)]
  for (let share = 0.0005; countOf(tree) > most.frames; share *= 1.5) {
    least = share * total
    tree = prune(root, least, 1)
  }
  return tree
}

const prune = (frame: CallFrame, least: number, level: number): CallFrame => {
  if (level === most.levels) return { name: frame.name, own: totalOf(frame), children: new Map() }
  const [large, small] = [new Map<string, CallFrame>(), [] as CallFrame[]]
  for (const [name, child] of frame.children)
    if (totalOf(child) < least) small.push(child)
    else large.set(name, prune(child, least, level + 1))
  const rest = small.reduce((sum, child) => sum + totalOf(child), 0)
  if (rest >= least && rest > 0) {
    const name = `${small.length} smaller`
    large.set(name, { name, own: rest, children: new Map() })
  }
  // What is too small even together is added to the caller.
  return { name: frame.name, own: frame.own + (rest < least ? rest : 0), children: large }
}

const countOf = ({ children }: CallFrame): number =>
  [...children.values()].reduce((sum, child) => sum + countOf(child), 1)

const asData = ({ name, own, children }: CallFrame): ImportedData => ({
  name: clip(name.trim() || '?', most.name),
  value: own,
  children: [...children.values()].map(asData),
})
