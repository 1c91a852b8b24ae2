/** A request for production access through four lanes: who decides, who acts, what is handed over. */
import { connector, type Point, port } from '../../drawing/legacy/connector.ts'
import { inDrawOrder } from '../../drawing/legacy/draw-order.ts'
import { type FlowSymbol, flowNode, symbolKey } from '../../drawing/legacy/flow-shapes.ts'
import type { LabelLine, Rect } from '../../drawing/legacy/label.ts'
import { drawLanes, inLane, type Lanes, laneAt } from '../../drawing/legacy/lanes.ts'
import { finish, text } from '../../drawing/legacy/primitives.ts'
import { defineRecipe } from '../../drawing/legacy/recipe.ts'
import { canvas, heading, margin, top } from '../../drawing/legacy/sheet.ts'
import type { Alignment } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'

const name = (words: string): LabelLine => ({ text: words, bold: true })
const note = (words: string): LabelLine => ({ text: words, size: 14, fill: 'muted' })

const lanes: Lanes = {
  area: { x: margin, y: top, w: canvas.wide.width - 2 * margin, h: 576 },
  head: 104,
  names: ['Engineer', 'Manager', 'Security', 'IAM bot'].map((words) => [name(words)]),
}
const [engineer, manager, security, bot] = [0, 1, 2, 3].map((index) => laneAt(lanes, index)) as [Rect, Rect, Rect, Rect]

/** Middles of the columns, in the order in which the process reaches them. */
const columns = { start: 200, decide: 376, settle: 608, work: 752, revoke: 904, review: 1064 }

const box = { w: 160, h: 64 }
const diamond = { w: 192, h: 80 }
const pill = { w: 160, h: 48 }

const place = {
  start: inLane(engineer, columns.start, { w: 80, h: 48 }),
  file: inLane(engineer, columns.decide, box),
  justified: inLane(manager, columns.decide, diamond),
  declined: inLane(manager, columns.settle, pill),
  sensitive: inLane(security, columns.decide, diamond),
  conditions: inLane(security, columns.settle, box),
  grant: inLane(bot, columns.settle, box),
  work: inLane(engineer, columns.work, box),
  revoke: inLane(bot, columns.revoke, box),
  review: inLane(security, columns.review, box),
  closed: inLane(manager, columns.review, pill),
}

const automatic = { fill: 'soft', stroke: 'accent' } as const

const nodes: { at: Rect; symbol: FlowSymbol; lines: LabelLine[]; look?: typeof automatic }[] = [
  { at: place.start, symbol: 'terminator', lines: [name('Start')] },
  { at: place.file, symbol: 'process', lines: [name('File request'), note('one ticket')] },
  { at: place.justified, symbol: 'decision', lines: [name('Justified?')] },
  { at: place.declined, symbol: 'terminator', lines: [name('Declined')] },
  { at: place.sensitive, symbol: 'decision', lines: [name('Sensitive role?')] },
  { at: place.conditions, symbol: 'process', lines: [name('Add conditions'), note('1 h, recorded')] },
  { at: place.grant, symbol: 'process', lines: [name('Grant role'), note('with an end time')], look: automatic },
  { at: place.work, symbol: 'process', lines: [name('Do the work'), note('4 h at most')] },
  { at: place.revoke, symbol: 'process', lines: [name('Revoke role'), note('in every case')], look: automatic },
  { at: place.review, symbol: 'process', lines: [name('Review log'), note('next working day')] },
  { at: place.closed, symbol: 'terminator', lines: [name('Closed')] },
]

/** A label's baseline this far below the border of the lane that receives the hand-over. */
const underBorder = 22

type Words = { x: number; y: number; words: string; align?: Alignment }
type Step = { points: Point[]; label: Words }

/** Straight across within a lane, the answer over the arrow. */
const across = (from: Rect, to: Rect, words: string): Step => {
  const [start, end] = [port(from, 'right'), port(to, 'left')]
  return {
    points: [start, end],
    label: { x: (start[0] + end[0]) / 2, y: start[1] - 8, words, align: 'middle' },
  }
}

/** Straight down into the next lane; the words stand in the lane that receives. */
const handDown = (from: Rect, to: Rect, { lane, words }: { lane: Rect; words: string }): Step => {
  const [start, end] = [port(from, 'bottom'), port(to, 'top')]
  return { points: [start, end], label: { x: start[0] + 12, y: lane.y + underBorder, words } }
}

const corner = (from: Point, to: Point): Point => [to[0], from[1]]

const steps: Step[] = [
  across(place.start, place.file, 'need'),
  handDown(place.file, place.justified, { lane: manager, words: 'role, reason, hours' }),
  across(place.justified, place.declined, 'No'),
  handDown(place.justified, place.sensitive, { lane: security, words: 'Yes: approved' }),
  across(place.sensitive, place.conditions, 'Yes'),
  {
    points: [port(place.sensitive, 'bottom'), [columns.decide, bot.y + bot.h / 2], port(place.grant, 'left')],
    label: { x: columns.decide + 12, y: bot.y + underBorder, words: 'No: as asked' },
  },
  handDown(place.conditions, place.grant, { lane: bot, words: 'conditions' }),
  {
    points: [
      port(place.grant, 'right'),
      corner(port(place.grant, 'right'), port(place.work, 'bottom')),
      port(place.work, 'bottom'),
    ],
    label: { x: columns.work + 12, y: engineer.y + engineer.h - 14, words: 'credentials' },
  },
  {
    points: [
      port(place.work, 'right'),
      corner(port(place.work, 'right'), port(place.revoke, 'top')),
      port(place.revoke, 'top'),
    ],
    label: { x: columns.revoke + 12, y: bot.y + underBorder, words: 'done or time up' },
  },
  {
    points: [
      port(place.revoke, 'right'),
      corner(port(place.revoke, 'right'), port(place.review, 'bottom')),
      port(place.review, 'bottom'),
    ],
    label: { x: columns.review - 12, y: security.y + security.h - 14, words: 'session log', align: 'end' },
  },
  {
    points: [port(place.review, 'top'), port(place.closed, 'bottom')],
    label: { x: columns.review + 12, y: manager.y + manager.h - 14, words: 'findings' },
  },
]

const drawStep = ({ points, label: { x, y, words, align } }: Step): Element[] => [
  connector(points),
  text(x, y, words, { size: 14, align: align ?? 'start' }),
]

const draw = () =>
  finish({
    ...canvas.wide,
    title: 'Swimlane process: production access for a limited time',
    description:
      'Four horizontal lanes: engineer, manager, security and the IAM (identity and access management) bot. The engineer files a request with role, reason and hours; the manager declines it or approves it; security lets an ordinary role pass as asked and adds conditions to a sensitive one: 1 hour, session recorded. The bot grants the role with an end time, the engineer works 4 hours at most, the bot revokes the role in every case, security reviews the log, and the request is closed with the manager. The two automatic steps are highlighted.',
    elements: [
      ...heading(
        'Production access on request',
        'People decide, the bot acts: a role lasts 4 hours at most and is always taken back',
      ),
      ...drawLanes(lanes),
      ...symbolKey(
        [
          { symbol: 'terminator', words: 'Start or end' },
          { symbol: 'decision', words: 'Question' },
          { symbol: 'process', words: 'Step' },
          { symbol: 'process', words: 'Automatic', look: automatic },
        ],
        { x: 688, right: canvas.wide.width - margin, y: 76 },
      ),
      ...inDrawOrder([
        ...nodes.flatMap(({ at, symbol, lines, look }) => flowNode(symbol, at, lines, look)),
        ...steps.flatMap(drawStep),
      ]),
    ],
  })

export default defineRecipe({
  name: 'Swimlane process',
  family: 'Flows',
  description:
    'Steps of a process in horizontal lanes, one lane per role or system, from left to right; every arrow that crosses a border names what is handed over. Also called swim lane diagram, cross-functional flowchart or Rummler-Brache diagram.',
  useWhen:
    'The question is who does what, and where work waits for somebody else: approvals, onboarding, support, access. You need the steps in order and one owner for each. Good for 3 to 6 lanes and up to 15 steps.',
  avoidWhen:
    'One role does nearly all of it (use `decision-flowchart`), machines exchange messages in strict order (use `request-sequence`), or calendar dates matter (use `gantt-chart`). Pools, timers and error events need BPMN, waiting times a value-stream map.',
  aliases: [
    'who does what',
    'swim lanes',
    'cross-functional flowchart',
    'approval process',
    'handoffs',
    'handoff between teams',
    'business process',
    'responsibilities',
  ],
  visual: 88,
  ease: 78,
  overall: 84,
  rationale:
    'Lanes make every hand-over visible as a crossing of a border, each with its words. A step in a free column is one copied box and one arrow; a step in between moves all columns to its right. You supply the steps, one owner for each, and what passes between owners.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
