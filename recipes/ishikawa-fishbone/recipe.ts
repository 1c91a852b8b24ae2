/** Why p99 latency doubled after a deploy: every suspected cause by category, and the one that was confirmed. */
import { nodesOf, treeForm } from '../../drawing/data/tree.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawFishbone } from './draw.ts'

const names = (list: string[]): { name: string }[] => list.map((name) => ({ name }))

export default defineRecipe({
  name: 'Fishbone (Ishikawa)',
  family: 'Flows',
  description:
    'One effect at the head of a spine, categories of causes as bones above and below it, and suspected causes on the bones; the confirmed one is highlighted. Also called Ishikawa diagram, cause-and-effect diagram or herringbone.',
  useWhen:
    'You look for the cause of one problem and want every suspected cause in one place, by category, before or after the search: in a post-mortem or a quality review. Good for 3 to 10 categories with up to 6 causes each.',
  avoidWhen:
    'You know what happened when: use `incident-timeline`. You collect what belongs to a subject: use `mind-map`. You decide step by step: use `decision-flowchart`. Causes with probabilities need a fault tree.',
  aliases: ['ishikawa', 'cause and effect', 'root cause analysis', 'RCA', 'five whys', 'post-mortem causes'],
  visual: 86,
  ease: 64,
  overall: 80,
  rationale:
    'All suspects and the confirmed cause are in one picture, sorted by where to look. Bones are slanted, so a longer cause moves every bone left of it. You supply an effect, categories and causes in a few words each.',
  reviewed: '2026-11-22',
  revision: 1,
  data: treeForm({ nodes: 60, depth: 3 }),
  sample: {
    title: '{causes} suspects, one cause: a dropped index',
    subtitle: 'Search API, release 4.12: every suspected cause, and the one that the query plan confirmed',
    source: 'Illustrative data',
    focus: ['dropped'],
    root: {
      name: 'p99 latency doubled',
      note: '210 to 430 ms',
      children: [
        { name: 'Code', children: names(['one query per result', 'larger JSON', 'retries without jitter']) },
        { name: 'Configuration', children: names(['connection pool halved', 'debug logging on', 'timeout raised']) },
        {
          name: 'Data',
          children: [
            { id: 'dropped', name: 'index dropped by migration' },
            ...names(['stale statistics', 'one tenant grew tenfold']),
          ],
        },
        { name: 'Infrastructure', children: names(['noisy neighbor', 'disk limit reached', 'new node type']) },
        { name: 'Traffic', children: names(['campaign', 'crawler', 'traffic from a second region']) },
        { name: 'Process', children: names(['no canary', 'no load test', 'alert on the mean only']) },
      ],
    },
  },
  draw: ({ root }, sheet) => drawFishbone(root, sheet),
  derive: ({ root }) => ({ causes: String(nodesOf(root).length - 1 - root.children.length) }),
  describe: ({ root }) =>
    `${root.name} at the head, with ${count(root.children.length, 'category', 'categories')} of causes: ${enumerate(
      root.children.map(({ name, children }) =>
        children.length === 0
          ? name
          : `${name} (${enumerate(
              children.map((each) => each.name),
              4,
            )})`,
      ),
      10,
    )}.`,
})
