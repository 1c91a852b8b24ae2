/** A request for production access through four lanes: who decides, who acts, what is handed over. */
import { graphForm } from '../../drawing/data/graph.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { control } from '../../drawing/graph/notations.ts'
import { shortCells } from '../../drawing/graph/short-cells.ts'
import { defineRecipe } from '../../drawing/recipe.ts'

/** Where the search begins: each step in its lane, as far to the right as it comes late. */
const cells = shortCells(`Access requested 1 1, Justified? 1 2, Declined 2 2, Sensitive role? 1 3, Add conditions 2 3,
  Grant role 2 4, Until the end time 3 4, Do the work 3 5, Revoke role 4 4, Session log reviewed 4 3`)

/** A flowchart whose groups are lanes. */
const notation = {
  ...control,
  groupKinds: ['lane'],
  groups: { lane: { look: 'panel', text: 'Lane' } },
  layout: { lanes: 'rows' },
  cells,
} as const

export default defineRecipe({
  name: 'Swimlane process',
  family: 'Flows',
  description:
    'Steps of a process in horizontal lanes, one lane per role or system, from left to right; every arrow that crosses a border names what is handed over. Also called swim lane diagram, cross-functional flowchart or Rummler-Brache diagram.',
  useWhen:
    'The question is who does what, and where work waits for somebody else: approvals, onboarding, support, access. You need the steps in order and one owner for each. Good for 3 to 6 lanes and up to 15 steps.',
  avoidWhen:
    'One role does nearly all of it: use `decision-flowchart`. Machines exchange messages in strict order: use `request-sequence`. Calendar dates matter: use `gantt-chart`. Pools and error events need BPMN, waiting times a value-stream map.',
  visual: 86,
  ease: 80,
  overall: 85,
  rationale:
    'Every handoff is a line across a border with what is handed over beside it, so waiting for others can be counted. Long processes grow wide and cross lanes often. You supply the steps, one owner for each, and what passes between owners.',
  reviewed: '2026-11-23',
  revision: 1,
  data: graphForm(notation),
  sample: {
    title: 'Access ends on time, even if nobody returns it',
    subtitle: 'People decide, the bot acts: it revokes a role when the work is done or when the time is up',
    focus: ['Grant role > Until the end time', 'Until the end time > Revoke role', 'Revoke role'],
    nodes: [
      { name: 'Access requested', kind: 'start', group: 'Manager' },
      { name: 'Justified?', kind: 'decision', group: 'Manager' },
      { name: 'Declined', kind: 'end', group: 'Manager' },
      { name: 'Sensitive role?', kind: 'decision', group: 'Security' },
      { name: 'Add conditions', note: '1 h at most', group: 'Security' },
      { name: 'Grant role', note: 'recorded', group: 'IAM bot' },
      { name: 'Until the end time', kind: 'timer', note: '4 h at most', group: 'IAM bot' },
      { name: 'Revoke role', note: 'in every case', group: 'IAM bot' },
      { name: 'Do the work', group: 'Engineer' },
      { name: 'Session log reviewed', kind: 'end', group: 'Security' },
    ],
    edges: [
      { from: 'Access requested', to: 'Justified?', text: 'role, hours' },
      { from: 'Justified?', to: 'Declined', text: 'No' },
      { from: 'Justified?', to: 'Sensitive role?', text: 'Yes: approved' },
      { from: 'Sensitive role?', to: 'Add conditions', text: 'Yes' },
      { from: 'Sensitive role?', to: 'Grant role', text: 'No: as asked' },
      { from: 'Add conditions', to: 'Grant role', text: 'conditions' },
      { from: 'Grant role', to: 'Until the end time', text: 'sets the timer' },
      { from: 'Until the end time', to: 'Revoke role', text: 'time up' },
      { from: 'Grant role', to: 'Do the work', text: 'credentials' },
      { from: 'Do the work', to: 'Revoke role', text: 'done early' },
      { from: 'Revoke role', to: 'Session log reviewed', text: 'session log' },
    ],
    groups: ['Manager', 'Security', 'IAM bot', 'Engineer'].map((name) => ({ name })),
  },
  draw: (data, sheet) => drawGraph(data, sheet, notation),
  describe: ({ nodes, edges, groups }) => {
    const owner = (end: string): string | undefined => nodes.find(({ id, name }) => id === end || name === end)?.group
    const handoffs = edges.filter(({ from, to }) => owner(from) !== owner(to))
    return `${count(groups.length, 'lane')}: ${enumerate(groups.map(({ name }) => name))}, with ${count(nodes.length, 'step')}. ${count(handoffs.length, 'handoff')} between lanes: ${enumerate(handoffs.map(({ from, to, text }) => `${from} to ${to}${text === undefined ? '' : ` (${text})`}`))}.`
  },
})
