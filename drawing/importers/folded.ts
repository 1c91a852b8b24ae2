/**
 * Folded stacks, one a line with its count, `main;read;lock 42`, as stackcollapse-perf.pl, async-profiler and
 * `pprof -raw` scripts write them: a tree of frames with their own amounts.
 */
import { type ImportedData, refused, type TextImporter } from './importer.ts'
import { clip } from './json.ts'

export const folded: TextImporter = {
  kind: 'text',
  what: 'folded stacks, one a line: main;read;lock 42',
  shapes: ['tree'],
  read: (input) => {
    const root: Frame = { name: 'all', own: 0, children: new Map() }
    for (const [index, line] of input.split(/\r?\n/).entries()) {
      if (line.trim() === '') continue
      const [, stack, count] = /^(.*\S)\s+(\d+(?:\.\d+)?)$/.exec(line.trim()) ?? []
      if (stack === undefined || count === undefined)
        return refused('is no stack with a count at its end, such as main;read;lock 42', index + 1)
      add(root, stack.split(';'), Number(count))
    }
    const [only, ...others] = root.children.values()
    if (only === undefined) return refused('has no stacks')
    const top = others.length === 0 && root.own === 0 ? only : root
    const title = '{share} of all samples are in {hottest} itself'
    return { ok: true, candidates: [{ title, unit: 'samples', root: asData(pruned(top)) }] }
  },
}

type Frame = { name: string; own: number; children: Map<string, Frame> }

const add = (root: Frame, names: string[], count: number): void => {
  let frame = root
  for (const name of names) {
    const child = frame.children.get(name) ?? { name, own: 0, children: new Map() }
    frame.children.set(name, child)
    frame = child
  }
  frame.own += count
}

const totalOf = ({ own, children }: Frame): number =>
  [...children.values()].reduce((sum, child) => sum + totalOf(child), own)

/** What a flame graph draws: deeper frames count for the last one drawn, small callees of one caller are one frame. */
const most = { frames: 120, levels: 16, name: 80 }

/** The largest tree that has few enough frames: the smallest share that is kept rises until it fits. */
const pruned = (root: Frame): Frame => {
  const total = totalOf(root)
  let [least, tree] = [0, prune(root, 0, 1)]
  for (let share = 0.0005; countOf(tree) > most.frames; share *= 1.5) {
    least = share * total
    tree = prune(root, least, 1)
  }
  return tree
}

const prune = (frame: Frame, least: number, level: number): Frame => {
  if (level === most.levels) return { name: frame.name, own: totalOf(frame), children: new Map() }
  const [large, small] = [new Map<string, Frame>(), [] as Frame[]]
  for (const [name, child] of frame.children)
    if (totalOf(child) < least) small.push(child)
    else large.set(name, prune(child, least, level + 1))
  const rest = small.reduce((sum, child) => sum + totalOf(child), 0)
  if (rest >= least && rest > 0) {
    const name = `${small.length} smaller`
    large.set(name, { name, own: rest, children: new Map() })
  }
  // What is too small even together counts for the caller.
  return { name: frame.name, own: frame.own + (rest < least ? rest : 0), children: large }
}

const countOf = ({ children }: Frame): number => [...children.values()].reduce((sum, child) => sum + countOf(child), 1)

const asData = ({ name, own, children }: Frame): ImportedData => ({
  name: clip(name.trim() || '?', most.name),
  value: own,
  children: [...children.values()].map(asData),
})
