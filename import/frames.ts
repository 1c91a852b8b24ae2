/**
 * Frames of a profile, before they become data: a tree of names with their own amounts.
 *
 * What a frame has itself stays its own, whatever is merged below it.
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

/** What a profile counts: the unit that is shown, how many of what frames hold make one, and the words of the title. */
type Counted = { unit: string; per: number; words: string }

/** Samples, as most profilers take them. */
export const samples: Counted = { unit: 'samples', per: 1, words: 'of all samples are' }

/** The data of a flame graph; undefined where no frame has a sample. A root with one callee and nothing of its own is left out. */
export function flamesOf(root: CallFrame, { unit, per, words }: Counted = samples): ImportedData | undefined {
  const [only, ...others] = root.children.values()
  if (only === undefined || totalOf(root) <= 0) return undefined
  const top = others.length === 0 && root.own === 0 ? only : root
  return { title: `{share} ${words} in {hottest} itself`, unit, root: asData(pruned(top), per) }
}

/** Every frame at and below one, with its level; a recursion without an end has more levels than the stack here. */
function* framesOf(root: CallFrame): Generator<{ frame: CallFrame; level: number }> {
  const open = [{ frame: root, level: 1 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next
    for (const frame of next.frame.children.values()) open.push({ frame, level: next.level + 1 })
  }
}

const totalOf = (root: CallFrame): number => {
  let total = 0
  for (const { frame } of framesOf(root)) total += frame.own
  return total
}

/**
 * More than a flame graph shows, so that what it says is computed from all frames; in a larger profile small callees of
 * one caller are merged, and levels below the deepest.
 */
const most = { frames: 4000, levels: 139, name: 80 }

/** The largest tree within the limit of frames: the minimum share of a frame rises until the tree fits. */
const pruned = (root: CallFrame): CallFrame => {
  const total = totalOf(root)
  let tree = prune(root, 0, 1)
  for (let share = 0.00005; countOf(tree) > most.frames; share *= 1.5) tree = prune(root, share * total, 1)
  return tree
}

const prune = (frame: CallFrame, least: number, level: number): CallFrame => {
  const children = new Map<string, CallFrame>()
  const merge = (name: string, frames: CallFrame[]): void => {
    const own = frames.reduce((sum, each) => sum + totalOf(each), 0)
    if (own > 0) children.set(name, { name, own, children: new Map() })
  }
  if (level === most.levels) {
    const below = [...frame.children.values()]
    if (below.length > 0) merge(`${Math.max(...below.map(levelsOf))} levels`, below)
    return { name: frame.name, own: frame.own, children }
  }
  const small: CallFrame[] = []
  for (const [name, child] of frame.children)
    if (totalOf(child) < least) small.push(child)
    else children.set(name, prune(child, least, level + 1))
  merge(`${small.length} smaller`, small)
  return { name: frame.name, own: frame.own, children }
}

const levelsOf = (root: CallFrame): number => {
  let levels = 0
  for (const { level } of framesOf(root)) levels = Math.max(levels, level)
  return levels
}

const countOf = ({ children }: CallFrame): number =>
  [...children.values()].reduce((sum, child) => sum + countOf(child), 1)

const asData = ({ name, own, children }: CallFrame, per: number): ImportedData => ({
  name: clip(name.trim() || '?', most.name),
  value: per === 1 ? own : Math.round((own / per) * 1000) / 1000,
  children: [...children.values()].map((child) => asData(child, per)),
})
