/** Why p99 latency doubled after a deploy: every suspected cause by category, and the one that was confirmed. */
import { namesOf } from '../../drawing/data/named.ts'
import { type TreeNode, treeForm } from '../../drawing/data/tree.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { path } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { rectAround, up } from '../../drawing/rect.ts'
import { room } from '../../drawing/sheet.ts'
import { widestOrNarrowest } from '../../drawing/widest.ts'
import { wordBox } from '../../drawing/word-box.ts'
import { addBoneKey, drawBone, layBones, type WordCap } from './bones.ts'

/** The children of a category: how many there are, and which are ruled out. */
const causesOf = (root: TreeNode): TreeNode[] => root.children.flatMap(({ children }) => children)
const ruledOut = (root: TreeNode): TreeNode[] => causesOf(root).filter(({ state }) => state === 'muted')

/** How far the spine reaches beyond its first bones, in pixels: as far as from its last bones to the head. */
const tail = 32

/** The widest drawing that stays readable in a column of text, in pixels. */
const readable = 920

/** How wide words are tried to be: long words are divided where they have to be. */

const whole = [200, 168, 144, 120, 104, 88].map((w): WordCap => ({ w }))
const divided = [128, 112, 96, 72].map((w): WordCap => ({ w, isDivided: true }))
const caps: readonly [WordCap, ...WordCap[]] = [{ w: 232 }, ...whole, ...divided]

/** A suspect that is ruled out, with the evidence. */
const out = (name: string, note: string) => ({ name, note, state: 'muted' as const })

export default defineRecipe({
  name: 'Fishbone (Ishikawa)',
  family: 'Flows',
  description:
    'One effect at the head of a spine, categories as bones above and below it, and suspected causes on them: what is ruled out is cut off its bone, what is confirmed has a path to the head. Also called Ishikawa diagram, cause-and-effect diagram or herringbone.',
  useWhen:
    'You look for the cause of one problem and want every suspected cause in one place, by category, before or after the search: in a post-mortem or a quality review. Good for 3 to 10 categories with up to 6 causes each.',
  avoidWhen:
    'You know what happened when: use `incident-timeline`. You collect what belongs to a subject: use `mind-map`. You decide step by step: use `decision-flowchart`. Causes have probabilities: use `fault-tree`.',
  visual: 88,
  ease: 64,
  overall: 83,
  rationale:
    'Only the confirmed cause still reaches the head, so the answer is seen before a word is read. Bones are slanted: a longer cause moves every bone left of it. You supply an effect, categories, causes in a few words, and the evidence.',
  reviewed: '2026-11-23',
  revision: 1,
  data: treeForm({ depth: 3 }),
  sample: {
    title: 'The cause is a dropped index; {out} of {causes} suspects are ruled out',
    subtitle: 'Search API, release 4.12: each suspect with the evidence for or against it',
    source: 'Illustrative data',
    focus: ['Dropped index'],
    root: {
      name: 'p99 latency doubled',
      note: '210 to 430 ms',
      children: [
        {
          name: 'Code',
          children: [
            out('One query per result', 'query count as before'),
            out('Larger JSON', 'response size as before'),
          ],
        },
        {
          name: 'Configuration',
          children: [out('Pool halved', 'nobody waits for it'), out('Debug logging on', 'log volume as before')],
        },
        {
          name: 'Data',
          children: [
            out('Stale statistics', 'analyzed at 02:00'),
            { name: 'Dropped index', note: 'plan: sequential scan', state: 'negative' },
          ],
        },
        {
          name: 'Infrastructure',
          children: [out('Noisy neighbor', 'CPU steal 0%'), out('New node type', 'slow on old nodes too')],
        },
        { name: 'Traffic', children: [out('Crawler', 'no client above 1%'), out('Campaign', 'requests as last week')] },
        {
          name: 'Dependencies',
          children: [out('Slow name lookups', 'none in the traces'), out('Slow token checks', 'p99 still 9 ms')],
        },
      ],
    },
  },
  draw: ({ root }, sheet) => {
    const layAt = (cap: WordCap) => layBones(root, cap, sheet)
    // Narrow words make bones long, and these lean: the narrowest drawing may be one of wide words.
    const plan =
      caps
        .slice(0, 5)
        .map(layAt)
        .find(({ w }) => w <= readable) ?? widestOrNarrowest(caps, layAt, room.w)
    const { w, head } = plan
    sheet.ifTooWide(root, 'shorten causes or remove categories')
    const rect = rectAround({ x: w - up(head.w + 24) / 2, y: 0 }, up(head.w + 24), up(head.h + 24, 16))
    const isConfirmed = causesOf(root).some(({ state }) => state === 'negative')
    // What leads to the effect is the way of what is confirmed.
    const look = { stroke: 'ink', ...(isConfirmed ? {} : { arrow: true }) } as const
    const effect = { stroke: root.state === 'negative' || root.state === 'positive' ? root.state : 'ink' } as const
    const spine = path(`M ${Math.max(0, plan.first - tail)} 0 H ${rect.x}`, look)
    sheet.put(root, [spine, ...wordBox(rect, head, effect)])
    for (const [index, bone] of root.children.entries()) drawBone(bone, index, plan, sheet)
    addBoneKey(root, sheet)
    sheet.prove('causes', ...causesOf(root))
    sheet.prove('out', ...ruledOut(root))
  },
  derive: ({ root }) => ({ causes: String(causesOf(root).length), out: String(ruledOut(root).length) }),
  describe: ({ root }) => {
    const causes = root.children.map(({ name, children }) => `${name} (${enumerate(namesOf(children), 4)})`)
    const confirmed = causesOf(root).filter(({ state }) => state === 'negative')
    const said = confirmed.map(({ name, note }) => (note === undefined ? name : `${name}, ${note}`))
    const found = [
      ...(confirmed.length === 0 ? [] : [`Confirmed: ${enumerate(said, 3)}.`]),
      ...(ruledOut(root).length === 0 ? [] : [`Ruled out: ${ruledOut(root).length} of ${causesOf(root).length}.`]),
    ]
    const all = `${root.name} at the head, with ${count(causes.length, 'category', 'categories')} of causes: ${enumerate(causes, 10)}.`
    return [...found, all].join(' ')
  },
})
