/** A CPU profile of a Go endpoint as an icicle: most of the time goes into encoding JSON by reflection. */

import { nodesOf, type TreeNodeInput, treeForm } from '../../drawing/data/tree.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { largestFirst, totalOf } from '../../drawing/tree/amounts.ts'
import { drawFlames } from './draw.ts'
import { hotPath, hottest, percent } from './frames.ts'

const frame = (name: string, value: number, children: TreeNodeInput[] = []): TreeNodeInput => ({
  name,
  value,
  children,
})

export default defineRecipe({
  name: 'Flame graph',
  family: 'Developer surfaces',
  description:
    'A profile as an icicle: every frame as wide as its samples, callees below callers, the largest on the left, the path to the hottest function highlighted, and the functions that take most themselves in a list. Also called icicle chart, CPU profile or stack trace chart.',
  useWhen:
    'You show which functions take the time, and who calls them. You need sampled stacks, as perf, pprof or async-profiler export them (folded). Good for up to 120 frames on 16 levels; smaller ones are merged.',
  avoidWhen:
    'The order in time matters: use `trace-waterfall`. You compare the totals of a few functions: use `ordered-bar`. Names have no amounts: use `file-tree`. Amounts flow between systems: use `sankey-traffic`.',
  aliases: [
    'flamegraph',
    'icicle',
    'cpu profile',
    'profiler',
    'pprof',
    'perf',
    'hot path',
    'performance profile',
    'folded stacks',
  ],
  visual: 91,
  ease: 62,
  overall: 86,
  rationale:
    'Width is time, one accented path leads from the entry point to the cause, and the list proves it. Frames are shares of a whole, so by hand each change moves many. You supply stacks with their sample counts, or a tree with own amounts.',
  reviewed: '2026-11-22',
  revision: 1,
  data: treeForm({ nodes: 120, depth: 16, name: 80, sized: true }),
  sample: {
    title: '{share} of all samples are in {hottest} itself',
    subtitle: 'GET /v1/export under load, {total} CPU samples; width is the share of samples',
    source: 'Illustrative data',
    unit: 'samples',
    root: frame('http.(*conn).serve', 18, [
      frame('main.(*Server).Export', 24, [
        frame('json.Marshal', 12, [
          frame('json.(*encodeState).reflectValue', 61, [
            frame('json.structEncoder.encode', 148, [
              frame('json.stringEncoder', 96, [frame('json.appendString', 1120)]),
              frame('json.intEncoder', 132),
              frame('reflect.Value.Field', 322),
            ]),
            frame('runtime.mallocgc', 471),
          ]),
        ]),
        frame('main.nextOrder', 37, [
          frame('pgx.(*baseRows).Scan', 143, [frame('pgtype.(*Map).Scan', 262)]),
          frame('net.(*conn).Read', 18, [frame('syscall.Read', 331)]),
        ]),
        frame('gzip.(*Writer).Write', 29, [frame('flate.(*compressor).deflate', 567)]),
      ]),
      frame('http.readRequest', 110),
    ]),
  },
  draw: drawFlames,
  derive: ({ root }) => {
    const { name, own } = hottest(root)
    const total = totalOf(root)
    return { hottest: name, share: percent(own, total), total: total.toLocaleString('en-US') }
  },
  describe: ({ root, unit = 'units' }) => {
    const total = totalOf(root)
    const { name, own } = hottest(root)
    const way = hotPath(root).map((each) => each.name)
    const first = largestFirst(root).map((each) => `${each.name} ${percent(totalOf(each), total)}`)
    return `${count(nodesOf(root).length, 'frame')}, ${root.name} at the root, ${total} ${unit} together; each frame is as wide as its share.${first.length === 0 ? '' : ` It calls ${enumerate(first, 4)}.`} Most is spent in ${name} itself, ${percent(own, total)}, by way of ${enumerate(way, 8)}.`
  },
})
