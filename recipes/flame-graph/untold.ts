/** Frames whose whole names are nowhere in the partition: called by the end of theirs, or within a frame too thin for words. */
import { nodesOf } from '../../drawing/data/tree.ts'
import { totalOf } from '../../drawing/tree/amounts.ts'
import type { ShownFrame } from './fit-frames.ts'

/** A function with its samples, with everything below it. */
export type Untold = { name: string; total: number }

/** `said` has the names by what is said of them, `told` the frames that stand for several and have words. */
export const untoldIn = (
  root: ShownFrame,
  { said, told }: { said: ReadonlyMap<string, string>; told: ReadonlySet<ShownFrame> },
): Untold[] => {
  const bare = new Set([...said].flatMap(([words, name]) => (words === name ? [] : [name])))
  const visit = (frame: ShownFrame): Untold[] => {
    const own = bare.has(frame.name) && frame.kind === 'frame' ? [frame] : []
    const thin = frame.kind === 'smaller' && !told.has(frame) ? frame.hidden : []
    const hidden = thin.flatMap(nodesOf).map((node) => ({ name: node.name, total: totalOf(node) }))
    return [...own, ...hidden, ...frame.children.flatMap(visit)]
  }
  return visit(root)
}

/** The largest first, each once, without those in `told`. */
export const largestUntold = (untold: readonly Untold[], told: ReadonlySet<string>): Untold[] => {
  const [known, sorted] = [new Set(told), untold.toSorted((a, b) => b.total - a.total)]
  return sorted.filter(({ name }) => !known.has(name) && known.add(name))
}
