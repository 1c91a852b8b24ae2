/** A CPU profile of a Go endpoint as an icicle: most of the time goes into encoding JSON by reflection. */
import { shortTree } from '../../drawing/data/short-tree.ts'
import { shortValue } from '../../drawing/data/short-values.ts'
import { nodesOf, treeForm } from '../../drawing/data/tree.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { totalOf } from '../../drawing/tree/amounts.ts'
import { drawFlames, functionsOf, hotPath } from './draw.ts'

export default defineRecipe({
  name: 'Flame graph',
  family: 'Developer surfaces',
  description:
    'A profile as an icicle: every frame as wide as its samples, callees below callers, the path to the hottest function highlighted and its own time summed below; dark strips and a list show the next ones. Also called icicle chart, CPU profile or stack trace chart.',
  useWhen:
    'You show which functions take the time, and who calls them. You need sampled stacks, as perf, pprof or async-profiler export them (folded). Stacks of any depth: 16 levels and the hundred widest frames are drawn, the rest as the total they take.',
  avoidWhen:
    'The order in time matters: use `trace-waterfall`. You compare the totals of a few functions: use `ordered-bar`. Names have no amounts: use `file-tree`. Amounts flow between systems: use `sankey-traffic`.',
  visual: 91,
  ease: 62,
  overall: 86,
  rationale:
    'Width is time, one path leads from the entry point to the frames that a single number sums up, and strips are the bars of the list. Frames are shares of a whole, so by hand each change moves many. You supply stacks with their sample counts.',
  reviewed: '2026-11-23',
  revision: 1,
  data: treeForm({ nodes: 4000, depth: 140, name: 240, sized: true }),
  sample: {
    title: '{share} of all samples are in {hottest} itself',
    subtitle: 'GET /v1/export under load, {total} CPU samples; callers on top, width is the share',
    source: 'Illustrative data',
    unit: 'samples',
    root: shortTree(
      `http.(*conn).serve 18
        main.(*Server).Export 24
          json.Marshal 12
            json.(*encodeState).reflectValue 61
              json.structEncoder.encode 148
                json.stringEncoder 96
                  json.appendString 1320
                reflect.Value.Field 506
              runtime.mallocgc 603
          io.Copy 129
            flate.(*compressor).deflate 738
          main.next 37
            io.ReadAll 48
              syscall.Read 660
        http.readRequest 110`,
      shortValue,
    ),
  },
  draw: drawFlames,
  derive: ({ root }) => ({
    hottest: hotPath(root).at(-1)?.name ?? root.name,
    share: functionsOf(root)[0]?.share ?? '0%',
    total: totalOf(root).toLocaleString('en-US'),
  }),
  meanings: {
    share: 'its own, without what it calls',
  },
  describe: ({ root, unit = 'units' }) => {
    const [frames, hot] = [count(nodesOf(root).length, 'frame'), hotPath(root).map(({ name }) => name)]
    return `${frames}, ${root.name} at the root, ${totalOf(root).toLocaleString('en-US')} ${unit} together; each frame is as wide as its share. The largest own share is that of ${hot.at(-1)}, ${functionsOf(root)[0]?.share ?? '0%'}, reached by ${enumerate(hot, 8)}.`
  },
})
