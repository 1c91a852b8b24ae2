/** Severity triage of an incident: three questions down a straight spine, the worst case first. */
import { graphForm } from '../../drawing/data/graph.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { control } from '../../drawing/graph/notations.ts'
import { defineRecipe } from '../../drawing/recipe.ts'

/** Longer flowcharts would be higher than a page on one straight way down; they fold. */
const mostOnSpine = 24

export default defineRecipe({
  name: 'Decision flowchart',
  family: 'Flows',
  description:
    'Questions as diamonds, steps as boxes, start and ends as pills, with the answer on every exit: which answer leads where. Symbols of ISO 5807. Also called flow chart, decision tree, triage chart or runbook flow.',
  useWhen:
    'Someone under pressure must reach the right outcome by answering questions: triage, runbook, support script. You need the questions in order and exactly one outcome per answer. Good for 2 to 6 questions and up to 8 outcomes.',
  avoidWhen:
    'You need to show which team or role acts: use `swimlane-process`. You have stages but hardly any choices: use `ci-cd-pipeline`. You need programs that exchange messages: use `request-sequence`. States wait for events: use `uml-state-machine`.',
  visual: 88,
  ease: 84,
  overall: 86,
  rationale:
    'Questions share one straight line and every outcome leaves it to the right, so the eye stops at the first match. More than about six questions need two pages. You supply questions in the order in which they are asked, and an exit for each answer.',
  reviewed: '2026-11-23',
  revision: 1,
  data: graphForm(control),
  sample: {
    title: 'The first yes sets the severity',
    subtitle: 'Triage asks for the worst case first, so nobody reads on after a yes',
    focus: [
      'Data lost or all users down? > Page on-call and lead',
      'Core feature broken? > Page on-call',
      'Any user affected? > Notify the owning team',
    ],
    nodes: [
      { name: 'Incident reported', kind: 'start' },
      { name: 'Data lost or all users down?', kind: 'decision' },
      { name: 'Core feature broken?', kind: 'decision', note: 'and no workaround' },
      { name: 'Any user affected?', kind: 'decision' },
      { name: 'Page on-call and lead', note: 'acknowledge within 5 min' },
      { name: 'Page on-call', note: 'acknowledge within 15 min' },
      { name: 'Notify the owning team', note: 'respond the same day' },
      { name: 'File a ticket', note: 'for the next sprint' },
      { name: 'SEV1', kind: 'end', note: 'critical' },
      { name: 'SEV2', kind: 'end', note: 'major' },
      { name: 'SEV3', kind: 'end', note: 'minor' },
      { name: 'SEV4', kind: 'end', note: 'low' },
    ],
    edges: [
      { from: 'Incident reported', to: 'Data lost or all users down?' },
      { from: 'Data lost or all users down?', to: 'Core feature broken?', text: 'No' },
      { from: 'Core feature broken?', to: 'Any user affected?', text: 'No' },
      { from: 'Any user affected?', to: 'File a ticket', text: 'No' },
      { from: 'Data lost or all users down?', to: 'Page on-call and lead', text: 'Yes' },
      { from: 'Core feature broken?', to: 'Page on-call', text: 'Yes' },
      { from: 'Any user affected?', to: 'Notify the owning team', text: 'Yes' },
      { from: 'Page on-call and lead', to: 'SEV1' },
      { from: 'Page on-call', to: 'SEV2' },
      { from: 'Notify the owning team', to: 'SEV3' },
      { from: 'File a ticket', to: 'SEV4' },
    ],
  },
  draw: (data, sheet) =>
    drawGraph(data, sheet, { ...control, layout: data.nodes.length <= mostOnSpine ? { spine: true } : {} }),
  describe: ({ nodes, edges }) => {
    const named = (kind: string): string[] =>
      nodes.flatMap((node) => (node.kind === kind && node.name !== undefined ? [node.name] : []))
    return `${count(named('decision').length, 'question')} as diamonds: ${enumerate(named('decision'))}. Answers on the exits lead to ${enumerate(named('end'), 8)}. ${count(edges.length, 'arrow')}, of which ${edges.filter(({ text }) => text !== undefined).length} carry an answer.`
  },
})
