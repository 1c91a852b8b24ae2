/** A C4 dynamic diagram: one lookup in a parcel-tracking platform as numbered steps over its containers. */
import { completing } from '../../drawing/data/form.ts'
import { type GraphData, graphForm } from '../../drawing/data/graph.ts'
import { count } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { c4 } from '../../drawing/graph/notations.ts'
import { defineRecipe } from '../../drawing/recipe.ts'

/** The order of the list becomes the number of each step, as c4model.com and Structurizr write it. */
const numberSteps = <Data extends GraphData>(data: Data): Data => ({
  ...data,
  edges: data.edges.map((edge, index) => ({ ...edge, text: `${index + 1}. ${edge.text ?? 'Uses'}` })),
})

/** How many steps there are, and which one is in focus. */
const derive = ({ edges, focus = [] }: GraphData & { focus?: string[] | undefined }) => {
  const marked = edges.findIndex(({ id, from, to }) => focus.some((name) => name === id || name === `${from} > ${to}`))
  return { steps: String(edges.length), step: String(marked + 1) }
}

export default defineRecipe({
  name: 'C4 dynamic',
  family: 'Sequences',
  description:
    'One scenario over the containers of a system: the boxes of a C4 container diagram, joined by numbered steps in the order in which they happen, each a verb with its protocol. Also called C4 dynamic view, collaboration or communication diagram.',
  useWhen:
    'Readers know the containers and ask how they work together in one case: a sign-in, an order, a lookup. Good for 3 to 8 elements and up to 16 steps, beside the container diagram in a README or a design review.',
  avoidWhen:
    'You need replies, loops or more than 16 steps: use `request-sequence` or `sequence-fragments`. You need all relationships, not one case: use `c4-container`. You need decisions: use `decision-flowchart`.',
  aliases: ['dynamic diagram', 'dynamic view', 'collaboration diagram', 'numbered steps', 'c4 scenario'],
  visual: 86,
  ease: 74,
  overall: 82,
  rationale:
    'Readers find the boxes where the container diagram has them, and the numbers lead through one case. A step in the middle renumbers all that follow, and its arrow needs a free lane. You supply steps in order; numbers are added.',
  reviewed: '2026-11-22',
  revision: 1,
  data: completing(graphForm({ ...c4, nodes: 12, edges: 16, groups: 4 }), numberSteps),
  sample: {
    title: 'Only a cache miss reaches the database: step {step} of {steps}',
    subtitle: 'A recipient opens the tracking link; on a hit, step {step} is skipped',
    focus: ['read', 'Tracking views'],
    nodes: [
      { name: 'Recipient', kind: 'person', note: 'Waits for a parcel' },
      {
        name: 'Tracking page',
        kind: 'container',
        tech: 'React',
        note: 'Shows where the parcel is',
        group: 'Parcel tracking',
      },
      { name: 'Tracking API', kind: 'container', tech: 'Go', note: 'Answers lookups', group: 'Parcel tracking' },
      {
        name: 'View cache',
        kind: 'database',
        tech: 'Redis',
        note: 'Keeps hot views for 30 s',
        group: 'Parcel tracking',
      },
      {
        name: 'Tracking views',
        kind: 'database',
        tech: 'PostgreSQL',
        note: 'One row per parcel',
        group: 'Parcel tracking',
      },
      { name: 'Map service', kind: 'external', note: 'Draws streets' },
    ],
    edges: [
      { from: 'Recipient', to: 'Tracking page', text: 'Opens the tracking link', tech: 'HTTPS' },
      { from: 'Tracking page', to: 'Tracking API', text: 'Requests the view', tech: 'JSON/HTTPS' },
      { from: 'Tracking API', to: 'View cache', text: 'Looks up the view', tech: 'RESP/TLS' },
      { id: 'read', from: 'Tracking API', to: 'Tracking views', text: 'Reads the row', tech: 'SQL/TLS' },
      { from: 'Tracking page', to: 'Map service', text: 'Loads the map', tech: 'HTTPS' },
      { from: 'Tracking page', to: 'Recipient', text: 'Shows the last scan' },
    ],
    groups: [{ name: 'Parcel tracking', note: '[Software System]' }],
  },
  derive,
  draw: (data, sheet) => drawGraph(data, sheet, c4.style),
  describe: ({ edges }) =>
    `${count(edges.length, 'numbered step')} over people, containers and stores, each from the caller to what it uses: ${edges
      .map(({ from, to, text = '' }) => `${text} (${from} to ${to})`)
      .join('; ')}.`,
})
