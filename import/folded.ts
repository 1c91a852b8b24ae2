/**
 * Folded stacks, one per line with its count, `main;read;lock 42`, as stackcollapse-perf.pl, async-profiler and
 * `pprof -raw` scripts write them: a tree of frames with their own amounts.
 */
import { calleeOf, flamesOf, frameOf } from './frames.ts'
import { refused, type TextImporter } from './importer.ts'

export const folded: TextImporter = {
  kind: 'text',
  what: 'folded stacks, one a line: main;read;lock 42',
  shapes: ['tree'],
  read: (input) => {
    const root = frameOf('all')
    for (const [index, line] of input.split(/\r?\n/).entries()) {
      if (line.trim() === '') continue
      const [, stack, count] = /^(.*\S)\s+(\d+(?:\.\d+)?)$/.exec(line.trim()) ?? []
      if (stack === undefined || count === undefined)
        return refused('is no stack with a count at its end, such as main;read;lock 42', index + 1)
      stack.split(';').reduce(calleeOf, root).own += Number(count)
    }
    const data = flamesOf(root)
    return data === undefined ? refused('has no stacks with samples') : { ok: true, candidates: [data] }
  },
}
