/** A request for production access through three lanes: who decides, who acts, what is handed over. */
import { graphForm } from '../../drawing/data/graph.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { markedWords } from '../../drawing/graph/marked-words.ts'
import { control } from '../../drawing/graph/notations.ts'
import { defineRecipe } from '../../drawing/recipe.ts'

/** A flowchart whose groups are lanes; that an arrow leads to what is next needs no key. */
const notation = {
  ...control,
  edges: { next: {} },
  groupKinds: ['lane'],
  groups: { lane: { look: 'panel', text: 'Lane' } },
  layout: { lanes: 'rows' },
} as const

export default defineRecipe({
  name: 'Swimlane process',
  family: 'Flows',
  description:
    'Steps of a process in horizontal lanes, one lane per role or system, from left to right; every arrow that crosses a border names what is handed over. Also called swim lane diagram, cross-functional flowchart or Rummler-Brache diagram.',
  useWhen:
    'The question is who does what, and where work waits for somebody else: approvals, onboarding, support, access. You need the steps in order and one owner for each. Good for 3 to 6 lanes and up to 12 steps; more are wider than a page.',
  avoidWhen:
    'One role does nearly all of it: use `decision-flowchart`. Machines exchange messages in strict order: use `request-sequence`. Calendar dates matter: use `gantt-chart`. How long work waits: use `value-stream-map`. Pools and error events: use `bpmn-collaboration`.',
  visual: 86,
  ease: 80,
  overall: 85,
  rationale:
    'Every handoff is a line across a border with what is handed over beside it, so waiting for others can be counted. All arrows that leave a step are taken, of a diamond one; long processes cross lanes often. You supply the steps, one owner for each, and what passes between owners.',
  reviewed: '2026-11-28',
  revision: 1,
  data: graphForm(notation),
  sample: {
    title: 'Access ends on time, even if nobody returns it',
    subtitle: 'People decide, the bot acts: it revokes a role when the work is done or when the time is up',
    focus: ['Grant role > Until the end time', 'Until the end time', 'Until the end time > Revoke role', 'Revoke role'],
    key: { focus: 'Ends access without a person' },
    source: 'Illustrative process and times',
    nodes: [
      { name: 'Justified?', at: [2, 1], kind: 'decision', group: 'Manager' },
      { name: 'Declined', at: [3, 1], kind: 'end', note: 'engineer told', group: 'Manager' },
      { name: 'Grant role', at: [2, 2], note: 'then both', group: 'IAM bot' },
      { name: 'Until the end time', at: [3, 2], kind: 'timer', note: '4 h at most', group: 'IAM bot' },
      { name: 'Revoke role', at: [4, 2], note: 'at the first signal', group: 'IAM bot' },
      { name: 'Access needed', at: [1, 3], kind: 'start', group: 'Engineer' },
      { name: 'Do the work', at: [2, 3], group: 'Engineer' },
      { name: 'Session log reviewed', at: [4, 1], kind: 'end', group: 'Manager' },
    ],
    edges: [
      { from: 'Access needed', to: 'Justified?', text: 'Request' },
      { from: 'Justified?', to: 'Declined', text: 'No' },
      { from: 'Justified?', to: 'Grant role', text: 'Yes, approved' },
      { from: 'Grant role', to: 'Until the end time', text: 'Starts' },
      { from: 'Until the end time', to: 'Revoke role', text: 'Time up' },
      { from: 'Grant role', to: 'Do the work', text: 'Credentials' },
      { from: 'Do the work', to: 'Revoke role', text: 'Work done' },
      { from: 'Revoke role', to: 'Session log reviewed', text: 'Session log' },
    ],
    groups: ['Manager', 'IAM bot', 'Engineer'].map((name) => ({ name })),
  },
  draw: (data, sheet) => drawGraph(data, sheet, notation),
  describe: ({ nodes, edges, groups, focus, key }) => {
    const owner = (end: string): string | undefined => nodes.find(({ id, name }) => id === end || name === end)?.group
    const handoffs = edges.filter(({ from, to }) => owner(from) !== owner(to))
    const inWords = ({ from, to, text }: (typeof edges)[number]): string =>
      `${from} to ${to}${text === undefined ? '' : ` (${text})`}`
    return `${count(groups.length, 'lane')}: ${enumerate(groups.map(({ name }) => name))}, with ${count(nodes.length, 'step')}. ${count(handoffs.length, 'handoff')} between lanes: ${enumerate(
      handoffs.map(inWords),
      10,
    )}.${markedWords({ nodes, edges, groups, focus, key })}`
  },
})
