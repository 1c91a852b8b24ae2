/** One version's way from a push to all traffic: checks, image, canary, a person's approval, and the way back. */
import { connector, type Point, port } from '../../drawing/legacy/connector.ts'
import { inDrawOrder } from '../../drawing/legacy/draw-order.ts'
import { flowNode } from '../../drawing/legacy/flow-shapes.ts'
import { jobMatrix } from '../../drawing/legacy/job-matrix.ts'
import { centredBaseline, type LabelLine, type Rect } from '../../drawing/legacy/label.ts'
import { lineKey } from '../../drawing/legacy/line-key.ts'
import { box, finish, line, path, text } from '../../drawing/legacy/primitives.ts'
import { defineRecipe } from '../../drawing/legacy/recipe.ts'
import { canvas, heading, margin, top } from '../../drawing/legacy/sheet.ts'
import { strip } from '../../drawing/legacy/strip.ts'
import type { Element } from '../../src/scene/scene.ts'

const name = (words: string): LabelLine => ({ text: words, bold: true })
const note = (words: string): LabelLine => ({ text: words, size: 14, fill: 'muted' })

const version = { next: '2.15.0', live: '2.14.3' }
const canaryShare = 5

/** Minutes and seconds of the test jobs; all run at the same time. */
const tests = {
  columns: ['unit', 'e2e'],
  rows: [
    { head: 'Node 22', cells: ['2:05', '6:52'] },
    { head: 'Node 24', cells: ['2:11', '7:10'] },
    { head: 'Node 26', cells: ['2:18', '7:48'] },
  ],
}

const toMinutes = (time: string): number => {
  const [whole, seconds] = time.split(':').map(Number)
  return whole! + seconds! / 60
}

/** The longest job decides how long a stage of parallel jobs takes, in full minutes. */
const longestTest = Math.ceil(Math.max(...tests.rows.flatMap(({ cells }) => cells.map(toMinutes))))

/** Typical minutes. */
const minutes = [
  { stage: 'Verify', takes: longestTest },
  { stage: 'Package', takes: 6 },
  { stage: 'Canary', takes: 30 },
  { stage: 'Approval', takes: 16 },
  { stage: 'Rollout', takes: 10 },
]
const totalMinutes = minutes.reduce((sum, { takes }) => sum + takes, 0)
const minutesOf = (stage: string): number => minutes.find((entry) => entry.stage === stage)!.takes

// Stages from left to right on one axis; the gaps between them hold one short word.
const axis = top + 152
const gap = 48
let left = margin
/** The next stage to the right: `w` wide, centred on the axis. */
const next = (w: number, h: number): Rect => {
  const x = left
  left += w + gap
  return { x, y: axis - h / 2, w, h }
}
const panel = 304
const commit = next(96, 80)
const verify = next(216, panel)
const packaging = next(144, panel)
const canary = next(176, panel)
const gate = next(120, 96)
const production = next(128, panel)
const rollback: Rect = { x: canary.x, y: 472, w: canary.w, h: 64 }

const middle = ({ x, w }: Rect): number => x + w / 2
const highlight = { fill: 'soft', stroke: 'accent' } as const

/** A stage: a panel with its name at the top. */
const stage = ({ x, y, w, h }: Rect, words: string, lit = false): Element[] => [
  box(x, y, w, h, lit ? highlight : { stroke: 'rule' }),
  text(x + w / 2, y + 28, words, { bold: true, align: 'middle' }),
]

const verifyJobs = (): Element[] => {
  const x = verify.x + 16
  return [
    ...flowNode('process', { x, y: 160, w: verify.w - 32, h: 40 }, [{ text: 'Lint and types' }]),
    text(x, 236, 'Tests, minutes:seconds', { size: 14 }),
    ...jobMatrix({ ...tests, x, y: 272 }),
  ]
}

const packageJobs = (): Element[] => {
  const place = { x: packaging.x + 16, w: packaging.w - 32, h: 64 }
  const [build, sign]: [Rect, Rect] = [
    { ...place, y: 176 },
    { ...place, y: 312 },
  ]
  return [
    ...flowNode('process', build, [name('Build'), note(`image ${version.next}`)]),
    ...flowNode('process', sign, [name('Sign'), note('and attest')]),
    connector([port(build, 'bottom'), port(sign, 'top')]),
    text(middle(build) + 8, centredBaseline(276, 14), 'digest', { size: 14 }),
  ]
}

const shareBar = { w: 80, h: 16, y: 272 }

/** A share of live traffic: the number, and the same as a bar. */
const share = (rect: Rect, percent: number): Element[] => {
  const x = middle(rect) - shareBar.w / 2
  // Square corners: the narrow block of a small share must show its true width.
  const block = (w: number): string => `M ${x} ${shareBar.y} h ${w} v ${shareBar.h} h ${-w} Z`
  return [
    text(middle(rect), 224, `${percent} %`, { size: 28, bold: true, align: 'middle' }),
    text(middle(rect), 248, 'of live traffic', { size: 14, align: 'middle' }),
    path(block(shareBar.w), { fill: 'surface' }),
    path(block((shareBar.w * percent) / 100), { fill: 'ink', stroke: 'none' }),
  ]
}

const notes = (rect: Rect, y: number, lines: string[]): Element[] =>
  lines.map((words, row) => text(middle(rect), y + row * 20, words, { size: 14, fill: 'muted', align: 'middle' }))

/** The straight way forward, one short word over each arrow. */
const forward = (): Element[] => {
  const stops: [Rect, Rect, string][] = [
    [commit, verify, 'push'],
    [verify, packaging, 'pass'],
    [packaging, canary, 'ship'],
    [canary, gate, 'OK'],
    [gate, production, 'Yes'],
  ]
  return stops.flatMap(([from, to, words]) => [
    line(from.x + from.w, axis, to.x, axis, { arrow: true }),
    text(from.x + from.w + gap / 2, axis - 8, words, { size: 14, align: 'middle' }),
  ])
}

const backward = { dashed: true, stroke: 'negative' } as const

/** Every way back with its words and where they begin: dashed, and in the colour of failure. */
const back = (): Element[] => {
  const [upper, lower] = [rollback.y + 16, rollback.y + 48]
  const right = rollback.x + rollback.w
  const beside = middle(gate) + 12
  const ways: [Point[], string, Point][] = [
    [[port(canary, 'bottom'), port(rollback, 'top')], 'checks fail', [middle(canary) + 12, 448]],
    [[port(gate, 'bottom'), [middle(gate), upper], [right, upper]], 'No', [beside, gate.y + gate.h + 20]],
    [
      [port(production, 'bottom'), [middle(production), lower], [right, lower]],
      'alarm within 1 h',
      [beside, lower - 8],
    ],
    [
      [port(rollback, 'left'), [middle(commit), rollback.y + 32], port(commit, 'bottom')],
      'fix, then push again',
      [verify.x, rollback.y + 24],
    ],
  ]
  return ways.flatMap(([points, words, [x, y]]) => [connector(points, backward), text(x, y, words, { size: 14 })])
}

/** Where the time goes, to scale: whole sheet wide. */
const timeStrip = (): Element[] => [
  text(margin, 608, `Typical time: ${totalMinutes} minutes from push to 100 %, to scale`, { size: 14 }),
  ...strip(
    minutes.map(({ stage: words, takes }) => ({
      value: takes,
      lines: [
        { text: words, size: 14, bold: true },
        { text: `${takes} min`, size: 14 },
      ],
      look: words === 'Canary' ? highlight : {},
    })),
    { x: margin, y: 624, w: canvas.wide.width - 2 * margin, h: 48 },
  ),
]

const draw = () =>
  finish({
    ...canvas.wide,
    title: `CI/CD pipeline: from push to all traffic over a ${canaryShare} % canary and an approval`,
    description: [
      'Continuous integration and delivery (CI/CD) from left to right. A commit starts lint, types and a matrix of unit',
      'and end-to-end (e2e) tests on three Node.js versions; the image is built and signed by digest. A canary takes',
      `${canaryShare} % of live traffic for ${minutesOf('Canary')} minutes and must keep errors under 1 % and p99`,
      '(99th percentile) latency under 400 ms; then the release lead approves and production takes 100 %. Failed checks,',
      `a no, or an alarm within 1 hour roll back all traffic to ${version.live}, on dashed arrows. A strip to scale shows`,
      `${totalMinutes} minutes in total.`,
    ].join(' '),
    elements: inDrawOrder([
      ...heading(
        `From push to all traffic in ${totalMinutes} minutes`,
        `A person approves only after ${canaryShare} % of the traffic has run the new version for ${minutesOf('Canary')} minutes`,
      ),
      ...lineKey([{ words: 'goes on' }, { words: 'leads back', look: backward }], {
        right: canvas.wide.width - margin,
        y: 76,
      }),
      ...flowNode('process', commit, [name('Commit'), { text: 'main', size: 14, mono: true, fill: 'muted' }]),
      ...stage(verify, 'Verify'),
      ...verifyJobs(),
      ...stage(packaging, 'Package'),
      ...packageJobs(),
      ...stage(canary, 'Canary', true),
      ...share(canary, canaryShare),
      ...notes(canary, 328, [`for ${minutesOf('Canary')} minutes`, 'errors under 1 %', 'p99 under 400 ms']),
      ...flowNode('decision', gate, [name('Approve?')]),
      ...notes(gate, gate.y - 12, ['release lead']),
      ...stage(production, 'Production'),
      ...share(production, 100),
      ...notes(production, 328, [`in ${minutesOf('Rollout')} minutes`, 'old version', 'kept for 1 h']),
      ...flowNode('process', rollback, [name('Roll back'), note(`all traffic to ${version.live}`)], {
        stroke: 'negative',
      }),
      ...forward(),
      ...back(),
      ...timeStrip(),
    ]),
  })

export default defineRecipe({
  name: 'CI/CD pipeline',
  family: 'Flows',
  description:
    'Stages of software delivery from left to right: checks in a test matrix, image, signature, canary with a small share of traffic, approval, full rollout, and the dashed ways back. Also called build, deployment or release pipeline.',
  useWhen:
    'People ask what happens between a push and production, where it stops, who approves and how a bad version comes back: onboarding, audit, pipeline review. You need stages, gates and typical minutes. Good for 4 to 7 stages.',
  avoidWhen:
    'The choices matter more than the stages (use `decision-flowchart`), several teams hand work to each other (use `swimlane-process`), or one slow run must be explained job by job (use `trace-waterfall`). Build targets that need other targets call for a dependency graph.',
  visual: 88,
  ease: 76,
  overall: 83,
  rationale:
    'One straight axis carries the way forward, and everything that leads back is dashed below it. A stage more means narrower columns for all, which takes some minutes. You supply stages, gate conditions, the ways back and typical times.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
