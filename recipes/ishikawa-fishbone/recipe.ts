/** Why p99 latency doubled after a deploy: every suspected cause by category, and the one that was confirmed. */
import { nameAndNote, place } from '../../drawing/block.ts'
import { namesOf } from '../../drawing/data/named.ts'
import { nodesOf, type TreeNode, treeForm } from '../../drawing/data/tree.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { line, path } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { rectAround, up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import { wordBox } from '../../drawing/word-box.ts'
import { grow } from '../../src/geometry/rect.ts'

/** How far a bone moves sideways for each pixel away from the spine; free pixels over a line, and around its words. */
const [lean, apart, padding] = [0.5, 16, 6]

const titleOf = (node: TreeNode, cap: number) => nameAndNote(node, Math.max(96, cap))
const wordsOf = (cause: TreeNode, cap: number, sheet: Sheet) =>
  nameAndNote(cause, cap, [sheet.isFocus(cause) ? 'item' : 'label', 'small'])

/** All measured with words wrapped at `cap` pixels; two bones, one above and one below the spine, share a column. */
const layAt = (root: TreeNode, cap: number, sheet: Sheet) => {
  const causes = root.children.map(({ children }) => children.map((cause) => wordsOf(cause, cap, sheet)))
  const pitch = up(Math.max(0, ...causes.flat().map(({ h }) => h)) + padding + apart)
  const h = up(pitch * Math.max(1, ...causes.map(({ length }) => length)) + 2 * apart, 16)
  const titles = root.children.map((bone) => titleOf(bone, cap).w + 24)
  const column = up(24 + Math.max(...titles, ...causes.flat().map(({ w }) => w + lean * pitch)))
  // The first bones reach left of their joint by as much as they lean.
  const [first, head] = [up(column + lean * h - 24), titleOf(root, cap)]
  const w = first + column * (Math.ceil(titles.length / 2) - 1) + 32 + up(head.w + 24)
  return { cap, pitch, h, first, column, head, w }
}

/** One bone with its causes: every other one is below the spine. */
const drawBone = (bone: TreeNode, index: number, plan: ReturnType<typeof layAt>, sheet: Sheet): void => {
  const { cap, pitch, h, first, column } = plan
  const [sign, joint] = [index % 2 === 0 ? -1 : 1, first + (index >> 1) * column]
  const look = (items: object[]) => (items.some((item) => sheet.isFocus(item)) ? ({ stroke: 'accent' } as const) : {})
  const [title, lit, x] = [titleOf(bone, cap), look([bone, ...bone.children]), joint - lean * h]
  const size = { w: up(title.w + 24, 16), h: up(title.h + 12) }
  sheet.put(bone, [path(`M ${x} ${sign * h} L ${joint} 0`, lit)], 'rule')
  sheet.put(bone, wordBox(rectAround({ x, y: sign * (h + size.h / 2) }, size.w, size.h), title, lit))
  for (const [at, cause] of bone.children.entries()) {
    // Words are over their line: above the spine, the bone is further left there.
    const words = wordsOf(cause, cap, sheet)
    const away = sign < 0 ? apart + at * pitch : (at + 1) * pitch
    const right = joint - padding - lean * (sign < 0 ? away + words.h + padding : away)
    const [left, y] = [Math.floor((right - words.w) / 4) * 4, sign * away]
    const rect = { x: left, y: y - words.h - padding / 2, w: words.w, h: words.h }
    if (sheet.isFocus(cause)) sheet.put(cause, [cells(grow(rect, 4), { fill: 'soft', stroke: 'none' })], 'ground')
    const stem = line(left, y, joint - lean * away, y, look([cause]))
    sheet.put(cause, [stem, ...place(words, rect, { align: 'start' })])
  }
}

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
    focus: ['index dropped by migration'],
    root: {
      name: 'p99 latency doubled',
      note: '210 to 430 ms',
      children: [
        { name: 'Code', children: names(['one query per result', 'larger JSON', 'retries without jitter']) },
        { name: 'Configuration', children: names(['connection pool halved', 'debug logging on', 'timeout raised']) },
        { name: 'Data', children: names(['index dropped by migration', 'stale statistics', 'one tenant grew']) },
        { name: 'Infrastructure', children: names(['noisy neighbor', 'disk limit reached', 'new node type']) },
        { name: 'Traffic', children: names(['campaign', 'crawler', 'traffic from a second region']) },
        { name: 'Process', children: names(['no canary', 'no load test', 'alert on the mean only']) },
      ],
    },
  },
  draw: ({ root }, sheet) => {
    const fits = (plan: { w: number }) => plan.w <= room.w
    const plan = widestThatFits([232, 200, 168, 144, 120, 104, 88, 72], (cap) => layAt(root, cap, sheet), fits)
    const { w, head } = plan
    sheet.ifTooWide(root, 'shorten causes or remove categories')
    const rect = rectAround({ x: w - up(head.w + 24) / 2, y: 0 }, up(head.w + 24), up(head.h + 24, 16))
    sheet.put(root, [line(0, 0, rect.x, 0, { stroke: 'ink', arrow: true }), ...wordBox(rect, head, { stroke: 'ink' })])
    for (const [index, bone] of root.children.entries()) drawBone(bone, index, plan, sheet)
  },
  derive: ({ root }) => ({ causes: String(nodesOf(root).length - 1 - root.children.length) }),
  describe: ({ root }) => {
    const causes = root.children.map(({ name, children }) => `${name} (${enumerate(namesOf(children), 4)})`)
    return `${root.name} at the head, with ${count(causes.length, 'category', 'categories')} of causes: ${enumerate(causes, 10)}.`
  },
})
