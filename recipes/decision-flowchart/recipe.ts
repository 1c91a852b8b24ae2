/** Severity triage of an incident: three questions down a straight spine, the worst case asked first. */
import { connector, type Point, port } from '../../drawing/connector.ts'
import { inDrawOrder } from '../../drawing/draw-order.ts'
import { flowNode, symbolKey } from '../../drawing/flow-shapes.ts'
import type { LabelLine, Rect } from '../../drawing/label.ts'
import { finish, text } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { canvas, heading, margin, top } from '../../drawing/sheet.ts'
import type { Element } from '../../src/scene/scene.ts'

const note = (words: string): LabelLine => ({ text: words, size: 14, fill: 'muted' })
const name = (words: string): LabelLine => ({ text: words, bold: true })

/** A question, and what its yes leads to. The last severity is what remains when every answer was no. */
const questions = [
  {
    ask: ['Data lost or leaked?'],
    act: ['Page on-call and security', 'acknowledge within 5 minutes'],
    end: ['SEV1', 'critical'],
  },
  {
    ask: ['Users blocked?', 'and no workaround'],
    act: ['Page on-call', 'acknowledge within 15 minutes'],
    end: ['SEV2', 'major'],
  },
  {
    ask: ['Any user affected?'],
    act: ['Tell the owning team', 'answer within 4 working hours'],
    end: ['SEV3', 'minor'],
  },
] as const
const rest = { act: ['File a ticket', 'next planning'], end: ['SEV4', 'low'] } as const

// Three columns: the spine of questions, what to do, where it ends.
const spine = { x: margin, w: 256 }
const action = { x: 376, w: 296 }
const ending = { x: 752, w: 168 }
const startHeight = 40
const rowHeight = 88
const gap = 32
const rowTop = (row: number): number => top + startHeight + gap + row * (rowHeight + gap)
const endHeight = 56

const start: Rect = { ...spine, y: top, h: startHeight }
const questionAt = (row: number): Rect => ({ ...spine, y: rowTop(row), h: rowHeight })
/** A shorter symbol centred on the middle of a row of questions. */
const beside = (column: { x: number; w: number }, row: number): Rect => ({
  ...column,
  y: rowTop(row) + (rowHeight - endHeight) / 2,
  h: endHeight,
})
const ticket: Rect = { ...spine, y: rowTop(questions.length), h: endHeight + 8 }
const ticketMiddle = ticket.y + 24

const worst = { fill: 'soft', stroke: 'accent' } as const

/** The word beside a downward arrow. */
const answer = (x: number, y: number, words: string): Element => text(x, y, words, { size: 14 })

/** An arrow to the right with its word over it. */
const across = (from: Point, to: Point, words: { text: string; accent?: boolean }): Element[] => [
  connector([from, to], words.accent ? { stroke: 'accent' } : {}),
  text((from[0] + to[0]) / 2, from[1] - 8, words.text, { size: 14, align: 'middle' }),
]

/** One question with its yes: what to do, and the severity where the path ends. */
const questionRow = (row: number): Element[] => {
  const { ask, act, end } = questions[row]!
  const [question, step, severity] = [questionAt(row), beside(action, row), beside(ending, row)]
  const accent = row === 0
  return [
    ...flowNode(
      'decision',
      question,
      ask.map((words, index) => (index === 0 ? name(words) : note(words))),
    ),
    ...flowNode('process', step, [name(act[0]), note(act[1])], accent ? worst : {}),
    ...flowNode('terminator', severity, severityLabel(end, accent), accent ? { fill: 'accent', stroke: 'accent' } : {}),
    ...across(port(question, 'right'), port(step, 'left'), { text: 'Yes', accent }),
    ...across(port(step, 'right'), port(severity, 'left'), { text: 'declare', accent }),
  ]
}

const severityLabel = ([code, word]: readonly [string, string], accent: boolean): LabelLine[] =>
  accent
    ? [
        { text: code, bold: true, fill: 'surface' },
        { text: word, size: 14, fill: 'surface' },
      ]
    : [name(code), note(word)]

/** What remains when every answer was no. */
const restRow = (): Element[] => {
  const severity: Rect = { ...ending, y: ticketMiddle - endHeight / 2, h: endHeight }
  return [
    ...flowNode('document', ticket, [name(rest.act[0]), note(rest.act[1])]),
    ...flowNode('terminator', severity, severityLabel(rest.end, false)),
    ...across([ticket.x + ticket.w, ticketMiddle], port(severity, 'left'), { text: 'declare' }),
  ]
}

/** The straight spine: from the start through every question's no to the ticket. */
const spineArrows = (): Element[] => {
  const stops = [start, ...questions.map((_, row) => questionAt(row)), ticket]
  return stops.slice(1).flatMap((to, index) => {
    const from = port(stops[index]!, 'bottom')
    const arrow = connector([from, port(to, 'top')])
    return [arrow, answer(from[0] + 12, from[1] + 20, index === 0 ? 'triage' : 'No')]
  })
}

const key = (): Element[] =>
  symbolKey(
    [
      { symbol: 'terminator', words: 'Start or end' },
      { symbol: 'decision', words: 'Question' },
      { symbol: 'process', words: 'Step' },
      { symbol: 'document', words: 'Record' },
    ],
    { x: action.x, right: ending.x + ending.w, y: top + startHeight / 2 },
  )

const draw = () =>
  finish({
    ...canvas.standard,
    title: 'Decision flowchart: incident severity triage from SEV1 to SEV4',
    description:
      'Three questions stand under each other on one straight spine, the worst case first. Data lost or leaked: page on-call and security, SEV1 (severity 1, critical). Users blocked without a workaround: page on-call, SEV2. Any users affected: tell the owning team, SEV3. Every no leads one question down; three times no ends in a ticket and SEV4. Symbols follow ISO (International Organization for Standardization) 5807.',
    elements: inDrawOrder([
      ...heading(
        'Which severity is this incident?',
        'The worst case is asked first, so the first yes decides and the rest need no answer',
      ),
      ...flowNode('terminator', start, [name('Incident reported')]),
      ...key(),
      ...questions.flatMap((_, row) => questionRow(row)),
      ...restRow(),
      ...spineArrows(),
    ]),
  })

export default defineRecipe({
  name: 'Decision flowchart',
  family: 'Flows',
  description:
    'Questions as diamonds, steps as boxes, start and ends as pills, with a word on every exit: which answer leads where. Symbols of ISO 5807. Also called flow chart, decision tree, triage chart or runbook flow.',
  useWhen:
    'Someone under pressure must reach the right outcome by answering questions: triage, runbook, support script. You need the questions in order and exactly one outcome per answer. Good for 2 to 6 questions and up to 8 outcomes.',
  avoidWhen:
    'It matters which team or role acts (use `swimlane-process`), there are stages but hardly a choice (use `ci-cd-pipeline`), or programs exchange messages (use `request-sequence`). States that wait for events need a state machine, parallel work an activity diagram.',
  visual: 90,
  ease: 86,
  overall: 88,
  rationale:
    'A straight spine with every yes to the right lets the eye stop at the first match. A further question is one copied row, but the rows below it move down by the same pitch. You supply the questions in order of gravity and one outcome for each answer.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
