/** One version's way from a push to all traffic: checks, image, canary, a person's approval, and every way back. */
import { type GraphDocument, graphForm } from '../../drawing/data/graph.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { pipeline } from '../../drawing/graph/notations.ts'
import { defineRecipe } from '../../drawing/recipe.ts'

/** Where the search begins: a straight way to the right, what leads back under it. */
const cells = {
  Push: [1, 2],
  'Lint and unit tests': [2, 1],
  'End-to-end tests': [2, 2],
  'Build image': [2, 3],
  'All pass?': [3, 2],
  Canary: [4, 2],
  Approval: [5, 2],
  Rollout: [6, 2],
  Fix: [3, 3],
  'Roll back': [4, 3],
} as const

const checks = [
  { name: 'Lint and unit tests', value: 3 },
  { name: 'End-to-end tests', value: 8 },
  { name: 'Build image', value: 6, note: '2.15.0' },
]

/** Minutes until a node is done: its own, after the slowest of those that lead to it. */
const minutesTo = (name: string, { nodes, edges }: GraphDocument, seen: string[] = []): number => {
  const before = edges.filter(({ to, from, kind }) => to === name && kind === 'data' && !seen.includes(from))
  const own = nodes.find((node) => node.name === name || node.id === name)?.value ?? 0
  return own + Math.max(0, ...before.map(({ from }) => minutesTo(from, { nodes, edges, groups: [] }, [...seen, name])))
}

export default defineRecipe({
  name: 'CI/CD pipeline',
  family: 'Flows',
  description:
    'Stages of software delivery in order with their minutes: checks and image side by side, canary with a small share of traffic, approval, full rollout, and dashed arrows for failures and rollbacks. Also called build, deployment or release pipeline.',
  useWhen:
    'People ask what happens between a push and production, where it stops, who approves and how a bad version is rolled back: onboarding, audit, pipeline review. You need stages, gates and typical minutes. Good for 4 to 12 stages.',
  avoidWhen:
    'You need choices more than stages: use `decision-flowchart`. You need handoffs between teams: use `swimlane-process`. You need one slow run job by job: use `trace-waterfall`. Build targets that need other targets call for a dependency graph.',
  visual: 87,
  ease: 79,
  overall: 84,
  rationale:
    'One straight axis carries the way forward with its minutes, and everything that goes wrong is dashed below it. One more stage moves the columns after it. You supply stages, gate conditions, rollback paths and typical times.',
  reviewed: '2026-11-22',
  revision: 1,
  data: graphForm(pipeline, { values: true }),
  sample: {
    title: 'Everyone has a new version {minutes} minutes after the push',
    subtitle: 'The canary takes 30 of them: 5% of traffic must stay healthy before a person may approve',
    focus: ['Canary'],
    source: 'Illustrative data: typical minutes',
    nodes: [
      { name: 'Push', kind: 'source', note: 'to main' },
      ...checks,
      { name: 'All pass?', kind: 'gate' },
      { name: 'Canary', value: 30, note: '5% of traffic' },
      { name: 'Approval', value: 16, note: 'release lead' },
      { name: 'Rollout', value: 10, note: 'all traffic' },
      { name: 'Fix', note: 'author', state: 'negative' },
      { name: 'Roll back', note: 'to 2.14.3', state: 'negative' },
    ],
    edges: [
      ...checks.map(({ name }) => ({ from: 'Push', to: name })),
      ...checks.map(({ name }) => ({ from: name, to: 'All pass?' })),
      { from: 'All pass?', to: 'Canary', text: 'Yes' },
      { from: 'Canary', to: 'Approval', text: 'healthy' },
      { from: 'Approval', to: 'Rollout', text: 'given' },
      { from: 'All pass?', to: 'Fix', kind: 'failure', text: 'No' },
      { from: 'Canary', to: 'Roll back', kind: 'failure', text: 'errors over 1%' },
      { from: 'Approval', to: 'Roll back', kind: 'failure', text: 'refused' },
      { from: 'Rollout', to: 'Roll back', kind: 'failure', text: 'alarm within 1 h' },
      { from: 'Roll back', to: 'Fix', kind: 'failure', text: 'issue filed' },
      { from: 'Fix', to: 'Push', kind: 'feedback', text: 'pushes again' },
    ],
  },
  derive: (data) => ({
    minutes: `${Math.max(...data.nodes.map(({ name, id }) => minutesTo(id ?? name ?? '', data)))}`,
  }),
  draw: (data, sheet) =>
    drawGraph(data, sheet, {
      ...pipeline,
      edges: { ...pipeline.edges, data: { ...pipeline.edges.data, trunk: true } },
      tech: ({ value }) => (value === undefined ? undefined : `${value} min`),
      cells,
    }),
  describe: ({ nodes, edges }) => {
    const back = edges.filter(({ kind }) => kind === 'failure')
    return `${count(nodes.length, 'stage')} of continuous integration and delivery (CI/CD): ${enumerate(
      nodes.flatMap(({ name }) => name ?? []),
      12,
    )}. ${count(back.length, 'dashed arrow')} for failures: ${enumerate(back.map(({ from, to, text }) => `${from} to ${to}${text === undefined ? '' : ` (${text})`}`))}.`
  },
})
