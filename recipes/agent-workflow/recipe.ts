/** A code-review agent: a model plans, calls tools and is checked by a second model; a person decides what gets out. */
import { graphForm } from '../../drawing/data/graph.ts'
import { namesOf } from '../../drawing/data/named.ts'
import { sourcesOf } from '../../drawing/data/neighbors.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { faint, tinted } from '../../drawing/fills.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { markedWords } from '../../drawing/graph/marked-words.ts'
import { pipeline } from '../../drawing/graph/notations.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Element } from '../../src/scene/scene.ts'

/** Where frames are in others, these are pale and the inner ones a step darker, so that nodes stand out from all. */
const stepped = (each: Element): Element[] => {
  if (each.type !== 'box' || each.stroke !== 'rule') return [each]
  return each.fill === 'rule'
    ? [
        { ...each, ...faint },
        { ...each, fill: 'none' },
      ]
    : [{ ...each, ...tinted }]
}

/** A pipeline in frames that say who decides. */
const notation = {
  ...pipeline,
  groupKinds: ['agent', 'tools'],
  groups: { agent: { look: 'panel', tone: 'inward' }, tools: { look: 'panel', tone: 'inward' } },
} as const

export default defineRecipe({
  name: 'Agent workflow',
  family: 'Flows',
  description:
    'A language-model (LLM) agent as steps, tools and gates: what it plans and calls, what sends it back, where it gives up, and where a person decides; a frame around what runs without one. Also called agent loop, agentic workflow or human in the loop.',
  useWhen:
    'Readers ask what an agent may do on its own: which tools it calls, what stops a loop, and who approves before anything gets out. For a design or safety review. Good for 5 to 14 steps with up to 3 gates.',
  avoidWhen:
    'The steps never loop and only look things up: use `rag-pipeline`. You need the calls between client and tool server in order: use `mcp-session`. People decide at every step: use `decision-flowchart` or `swimlane-process`.',
  visual: 87,
  ease: 80,
  overall: 84,
  rationale:
    'The frame is what runs without a person: each arrow that leaves it can be checked in seconds. It shows what may happen, not how often. You supply steps, tools, gates, what sends work back and who approves.',
  reviewed: '2026-11-23',
  revision: 1,
  data: graphForm(notation),
  sample: {
    title: 'Nothing is published without a maintainer’s yes',
    subtitle: 'Unproven findings go back twice; after the third failure a maintainer reviews',
    source: 'Illustrative workflow',
    focus: ['Proven? > Approve?', 'Approve?', 'Approve? > Published', 'Published'],
    direction: 'down',
    nodes: [
      { name: 'Pull request', at: [1, 1], kind: 'source' },
      { name: 'Plan', at: [1, 2], note: 'picks what to check', group: 'Code-review agent' },
      { name: 'Review', at: [1, 3], note: 'writes findings', group: 'Code-review agent' },
      { name: 'grep', at: [2, 2], tech: 'tool', group: 'Sandbox' },
      { name: 'run_tests', at: [2, 3], tech: 'tool', group: 'Sandbox' },
      { name: 'Proven?', at: [1, 4], kind: 'gate', note: 'second model', group: 'Code-review agent' },
      { name: 'Approve?', at: [1, 5], kind: 'gate', group: 'Maintainer' },
      { name: 'Published', at: [1, 6], kind: 'sink', note: 'as comments' },
      { name: 'Review by hand', at: [2, 5], kind: 'sink', note: 'nothing published', group: 'Maintainer' },
    ],
    edges: [
      { from: 'Pull request', to: 'Plan', text: 'diff' },
      { from: 'Plan', to: 'Review', text: 'checks' },
      { from: 'Plan', to: 'grep', text: 'pattern' },
      { from: 'grep', to: 'Plan', text: 'hits' },
      { from: 'Review', to: 'run_tests', text: 'branch' },
      { from: 'run_tests', to: 'Review', text: 'logs' },
      { from: 'Review', to: 'Proven?', text: 'findings' },
      { from: 'Proven?', to: 'Approve?', text: 'Yes' },
      { from: 'Proven?', to: 'Review by hand', text: 'No: 3rd time' },
      { from: 'Proven?', to: 'Plan', kind: 'feedback', text: 'No: 1st, 2nd time' },
      { from: 'Approve?', to: 'Published', text: 'Yes' },
      { from: 'Approve?', to: 'Review by hand', text: 'No' },
    ],
    groups: [
      { name: 'Code-review agent', note: 'runs without a person' },
      { name: 'Sandbox', kind: 'tools', note: 'no network', group: 'Code-review agent' },
      { name: 'Maintainer', note: 'decides what is published' },
    ],
  },
  draw: (data, sheet) => {
    drawGraph(data, sheet, notation)
    if (data.groups.every(({ group }) => group === undefined)) return
    for (const piece of sheet.pieces)
      if (data.groups.some((each) => each === piece.item)) piece.elements = piece.elements.flatMap(stepped)
  },
  describe: (data) => {
    const { nodes, edges, groups } = data
    const named = (kind: string): string[] => nodes.flatMap((node) => (node.kind === kind ? (node.name ?? []) : []))
    const back = edges.filter(({ kind }) => kind !== 'data')
    const ends = nodes
      .filter(({ kind, name }) => kind === 'sink' && name !== undefined)
      .map((node) => {
        const sources = namesOf(sourcesOf(node, data))
        return sources.length === 0
          ? node.name
          : `${node.name}, reached ${sources.length === 1 ? 'only ' : ''}from ${enumerate(sources)}`
      })
    return `A language-model (LLM) agent ${groups.length === 0 ? '' : `in ${count(groups.length, 'frame')}, ${enumerate(groups.map(({ name }) => name))}, `}with ${count(named('step').length, 'step')}: ${enumerate(named('step'))}. Gates: ${enumerate(named('gate'))}. Ends: ${ends.length === 0 ? 'none' : ends.join('; ')}. ${count(back.length, 'arrow')} for feedback and failures: ${enumerate(back.map(({ from, to, text = '' }) => `${from} to ${to} (${text})`))}.${markedWords(data)}`
  },
})
