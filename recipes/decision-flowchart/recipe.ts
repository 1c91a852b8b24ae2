/** Severity triage of an incident: three questions down a straight spine, the worst case first. */
import { block, place } from '../../drawing/block.ts'
import { type GraphNode, graphForm } from '../../drawing/data/graph.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { paintOf } from '../../drawing/graph/node-view.ts'
import { control } from '../../drawing/graph/notations.ts'
import type { NodeView } from '../../drawing/graph/style.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { up } from '../../drawing/rect.ts'
import { shapeOf } from '../../drawing/shapes/shape.ts'
import type { Sheet } from '../../drawing/sheet.ts'

/** Longer flowcharts would be higher than a page on one straight way down; they fold. */
const mostOnSpine = 24

/** Outcomes whose names are all codes, such as SEV1, are what a reader came for: they are set large. */
const longestCode = 6
const areCodes = (nodes: readonly GraphNode[]): boolean => {
  const ends = nodes.filter(({ kind }) => kind === 'end')
  return ends.length > 0 && ends.every(({ name = '' }) => name.length <= longestCode)
}

/** An outcome as a pill with its code over what is to be done. */
const codeView = (node: GraphNode, { cap, sheet }: { cap: number; sheet: Sheet }): NodeView | undefined => {
  if (node.kind !== 'end') return undefined
  const shape = shapeOf('pill')
  const words = block(
    [
      { text: node.name, as: { size: 28, bold: true } },
      { text: node.tech === undefined ? undefined : `[${node.tech}]`, as: 'small' },
      { text: node.note, as: 'note' },
    ],
    Math.max(cap, 208),
  )
  const { w, h } = shape.need(words.w, words.h)
  return {
    w: up(w, 16),
    h: up(h, 16),
    outline: 'pill',
    draw: (rect) => [...shape.outline(rect, paintOf(node, sheet)), ...place(words, shape.words(rect))],
  }
}

export default defineRecipe({
  name: 'Decision flowchart',
  family: 'Flows',
  description:
    'Questions as diamonds, steps as boxes, start and ends as pills, with the answer on every exit: which answer leads where. Symbols of ISO 5807. Also called flow chart, decision tree, triage chart or runbook flow.',
  useWhen:
    'Someone under pressure must reach the right outcome by answering questions: triage, runbook, support script. You need the questions in order and exactly one outcome per answer. Good for 2 to 6 questions and up to 8 outcomes.',
  avoidWhen:
    'You need to show which team or role acts: use `swimlane-process`. You have stages but hardly any choices: use `ci-cd-pipeline`. States wait for events: use `uml-state-machine`. You need the jumps inside of a function: use `control-flow-graph`.',
  visual: 88,
  ease: 84,
  overall: 86,
  rationale:
    'Questions share one straight line and every outcome leaves it to the right, so the eye stops at the first match. More than about six questions need two pages. You supply questions in the order in which they are asked, and an exit for each answer.',
  reviewed: '2026-11-28',
  revision: 1,
  suppressions: [
    { rule: 'R18', reason: 'The arrow from the start answers nothing: the first question is always asked.' },
  ],
  data: graphForm(control),
  sample: {
    title: 'The first yes sets the severity',
    subtitle: 'Triage asks for the worst case first; nobody reads on after a yes, and no yes is SEV4',
    focus: [
      'Data lost or all users down?',
      'Data lost or all users down? > Core feature broken?',
      'Core feature broken?',
      'Core feature broken? > Any user affected?',
      'Any user affected?',
    ],
    key: { focus: 'Asked until the first yes' },
    nodes: [
      { name: 'Incident reported', kind: 'start' },
      { name: 'Data lost or all users down?', kind: 'decision' },
      { name: 'Core feature broken?', kind: 'decision' },
      { name: 'Any user affected?', kind: 'decision' },
      { name: 'SEV1', kind: 'end', note: 'Page on-call and lead: answer in 5 min' },
      { name: 'SEV2', kind: 'end', note: 'Page on-call: answer in 15 min' },
      { name: 'SEV3', kind: 'end', note: 'Tell the team the same day' },
      { name: 'SEV4', kind: 'end', note: 'File a ticket for the next sprint' },
    ],
    edges: [
      { from: 'Incident reported', to: 'Data lost or all users down?' },
      { from: 'Data lost or all users down?', to: 'Core feature broken?', text: 'No' },
      { from: 'Core feature broken?', to: 'Any user affected?', text: 'No' },
      { from: 'Any user affected?', to: 'SEV4', text: 'No' },
      { from: 'Data lost or all users down?', to: 'SEV1', text: 'Yes' },
      { from: 'Core feature broken?', to: 'SEV2', text: 'Yes' },
      { from: 'Any user affected?', to: 'SEV3', text: 'Yes' },
    ],
  },
  draw: (data, sheet) =>
    drawGraph(data, sheet, {
      ...control,
      layout: data.nodes.length <= mostOnSpine ? { spine: true } : {},
      node: areCodes(data.nodes) ? codeView : () => undefined,
    }),
  describe: ({ nodes, edges }) => {
    const named = (kind: string): string[] =>
      nodes.flatMap((node) => (node.kind === kind && node.name !== undefined ? [node.name] : []))
    return `${count(named('decision').length, 'question')} as diamonds: ${enumerate(named('decision'))}. Answers on the exits lead to ${enumerate(named('end'), 8)}. ${count(edges.length, 'arrow')}, of which ${edges.filter(({ text }) => text !== undefined).length} carry an answer.`
  },
})
