/** One version's way from a push to all traffic: checks, image, canary, a person's approval, and every way back. */
import { greatest } from 'd3-array'
import { type GraphDocument, type GraphNode, graphForm } from '../../drawing/data/graph.ts'
import { namesOf } from '../../drawing/data/named.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { addKey } from '../../drawing/graph/graph-key.ts'
import { markedWords } from '../../drawing/graph/marked-words.ts'
import { pipeline } from '../../drawing/graph/notations.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawMinutes } from './draw-minutes.ts'
import { whyNoBars } from './no-bars.ts'
import { minutesUntil, timetableOf } from './timetable.ts'

/** Stages side by side follow each other without an arrow, and none has the shape of its kind. */
const bars = { ...pipeline, nodes: {}, edges: { ...pipeline.edges, data: {} } }

/** The stage that takes most of the minutes; the first of several. */
const slowestOf = ({ nodes }: Pick<GraphDocument, 'nodes'>): GraphNode | undefined =>
  greatest(
    nodes.filter(({ value = 0 }) => value > 0),
    ({ value }) => value,
  )

export default defineRecipe({
  name: 'CI/CD pipeline',
  family: 'Flows',
  description:
    'Stages from push to production as bars as long as their minutes, with the total over them, what runs beside them below, and every failure falling to where it is handled. Also called build, deployment or release pipeline.',
  useWhen:
    'People ask how long a change takes to reach production, where it stops, who approves and how a bad version is rolled back: onboarding, audit, pipeline review. You need stages with typical minutes. Good for 3 to 9 stages; others become a graph.',
  avoidWhen:
    'You have mostly decisions, few stages: use `decision-flowchart`. You need handoffs between teams: use `swimlane-process`. You need one slow run job by job: use `trace-waterfall`. How long changes wait: use `value-stream-map`. Build targets call for a dependency graph.',
  visual: 90,
  ease: 72,
  overall: 87,
  rationale:
    'Length is time: the stage to shorten is the longest bar, and the total is measured over all of them. A stage too short for its name has it above, at the end of a thin line. You supply stages with minutes, what waits for what, and where each failure leads.',
  reviewed: '2026-11-28',
  revision: 1,
  data: graphForm(pipeline, { values: { node: 'Minutes that it takes' } }),
  sample: {
    title: '{slowest} takes {longest} of the {minutes} minutes from push to all traffic',
    subtitle: '5% of traffic must stay healthy for half an hour before a person may approve the rollout',
    focus: ['Canary'],
    source: 'Illustrative data: typical minutes',
    nodes: [
      { name: 'Push', kind: 'source' },
      { name: 'Build', value: 8, note: 'unit tests' },
      { name: 'Test', value: 8, note: 'staging' },
      { name: 'Canary', value: 30, note: '5% of traffic' },
      { name: 'Approval', value: 16, note: 'release lead' },
      { name: 'Rollout', value: 10, note: 'all traffic' },
      { name: 'Fix', note: 'author' },
      { name: 'Roll back', note: 'to 2.14.3' },
    ],
    edges: [
      { from: 'Push', to: 'Build' },
      { from: 'Build', to: 'Test' },
      { from: 'Build', to: 'Canary' },
      { from: 'Build', to: 'Rollout', text: 'image 2.15.0' },
      { from: 'Test', to: 'Canary' },
      { from: 'Canary', to: 'Approval' },
      { from: 'Approval', to: 'Rollout' },
      { from: 'Test', to: 'Fix', kind: 'failure', text: 'not all pass' },
      { from: 'Build', to: 'Fix', kind: 'failure', text: 'not all pass' },
      { from: 'Canary', to: 'Roll back', kind: 'failure', text: 'errors over 1%' },
      { from: 'Approval', to: 'Roll back', kind: 'failure', text: 'refused' },
      { from: 'Rollout', to: 'Roll back', kind: 'failure', text: 'alarm within 1 hour' },
      { from: 'Roll back', to: 'Fix', text: 'issue filed' },
      { from: 'Fix', to: 'Push', kind: 'feedback', text: 'pushes again' },
    ],
  },
  derive: (data) => {
    const slowest = slowestOf(data)
    return {
      minutes: `${Math.max(0, ...minutesUntil(data).values())}`,
      longest: `${slowest?.value ?? 0}`,
      slowest: slowest?.name ?? '',
    }
  },
  draw: (data, sheet) => {
    const table = timetableOf(data)
    const slowest = slowestOf(data)
    for (const name of ['longest', 'slowest']) if (slowest !== undefined) sheet.prove(name, slowest)
    const unfit = table && drawMinutes(table, sheet)
    if (table !== undefined && unfit === undefined) {
      addKey(data, sheet, bars)
      return
    }
    if (data.nodes.some(({ value = 0 }) => value > 0)) sheet.note('nodes', undefined, whyNoBars(data, unfit))
    const until = minutesUntil(data)
    const longest = Math.max(0, ...until.values())
    sheet.prove('minutes', ...data.nodes.filter((node) => until.get(node) === longest))
    drawGraph(data, sheet, {
      ...pipeline,
      sameSize: 'wide',
      // A failure leads on to an exit; only a retry leads back.
      edges: {
        ...pipeline.edges,
        data: { ...pipeline.edges.data, trunk: true },
        failure: { ...pipeline.edges.failure, back: false },
      },
      layout: { direction: 'down' },
      tech: ({ value, tech }) => [value === undefined ? [] : `${value} min`, tech ?? []].flat().join(', ') || undefined,
    })
  },
  describe: (data) => {
    const { nodes, edges } = data
    const stages = nodes.some(({ value }) => value !== undefined)
      ? nodes.filter(({ value }) => value !== undefined)
      : nodes
    const back = edges.filter(({ kind }) => kind === 'failure')
    const phases = data.groups.length === 0 ? '' : ` in ${enumerate(namesOf(data.groups))}`
    const open = nodes.filter((node) => node.kind === 'gate' && node.value === undefined && !stages.includes(node))
    const untimed = open.length === 0 ? '' : `, with no time given for ${enumerate(namesOf(open))}`
    return `${count(stages.length, 'stage')} of continuous integration and delivery (CI/CD)${phases}: ${enumerate(
      stages.flatMap(({ name, value }) => (name === undefined ? [] : value === undefined ? name : `${name} ${value}`)),
      12,
    )}${stages.some(({ value }) => value !== undefined) ? ` minutes, ${Number(Math.max(...minutesUntil(data).values()).toFixed(2))} in total` : ''}${untimed}.${markedWords(data)} ${count(back.length, 'arrow')} for failures: ${enumerate(back.map(({ from, to, text }) => `${from} to ${to}${text === undefined ? '' : ` (${text})`}`))}.`
  },
})
