/** A C4 dynamic diagram: one lookup in a parcel-tracking platform as numbered steps over its containers. */
import { completing } from '../../drawing/data/form.ts'
import { type GraphDocument, graphForm } from '../../drawing/data/graph.ts'
import { GraphNames } from '../../drawing/data/graph-names.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { restyled } from '../../drawing/graph/notation.ts'
import { c4 } from '../../drawing/graph/notations.ts'
import { shortCells } from '../../drawing/graph/short-cells.ts'
import { drawDiscs, numberSteps, stepDisc, wordsOfStep } from '../../drawing/graph/step-discs.ts'
import { emptyGroups } from '../../drawing/graph/to-layout-graph.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { centerOf } from '../../src/geometry/rect.ts'

/** Where the search begins: what every lookup passes in one column beside the person, the stores beside what asks them. */
const cells = shortCells('Recipient 1 1, Tracking page 2 1, Tracking API 2 2, View cache 3 2, Parcel database 3 3')

/** How many steps there are, and the number of each step that has an id, by its id. */
const derive = ({ edges }: GraphDocument): Record<string, string> =>
  Object.fromEntries([
    ...edges.flatMap(({ id }, index) => (id === undefined ? [] : [[id, `${index + 1}`]])),
    ['steps', `${edges.length}`],
  ])

/** Says which boundaries have nothing in them: their frames stand alone. */
const noteEmpty = (data: GraphDocument, sheet: Sheet): void => {
  const names = new GraphNames(data)
  const ends = new Set(data.edges.flatMap(({ from, to }) => [names.group(from), names.group(to)]))
  for (const group of emptyGroups(data))
    if (!ends.has(group)) sheet.note(group, undefined, 'nothing is in it: say so at its members (group)')
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
  visual: 84,
  ease: 74,
  overall: 82,
  rationale:
    'Numbered discs lead the eye through one case, and the calls that only a miss needs stand out from those that always happen. A step in the middle renumbers all that follow. You supply the steps in order and name those that only sometimes happen.',
  reviewed: '2026-11-28',
  revision: 1,
  data: completing(graphForm(c4), numberSteps),
  sample: {
    title: 'Only a cache miss reads the database',
    subtitle: 'A miss takes {steps} steps; a hit ends after step {hit}',
    source: 'Dynamic diagram of Parcel tracking: a lookup; illustrative',
    focus: ['read', 'store', 'Parcel database'],
    key: { focus: 'Only on a miss' },
    nodes: [
      { name: 'Recipient', kind: 'person', note: 'Waits for a parcel', at: [1, 1] },
      ...(
        [
          ['Tracking page', 'container', 'React', 'Shows the parcel', [2, 1]],
          ['Tracking API', 'container', 'Go', 'Answers lookups', [3, 1]],
          ['View cache', 'database', 'Redis', 'Recent lookups', [3, 2]],
          ['Parcel database', 'database', 'PostgreSQL', 'One row per parcel', [2, 2]],
        ] as const
      ).map(([name, kind, tech, note, at]) => ({
        name,
        kind,
        tech,
        note,
        at: [at[0], at[1]] as [number, number],
        group: 'Parcel tracking',
      })),
    ],
    edges: [
      { from: 'Recipient', to: 'Tracking page', text: 'Opens the link', tech: 'HTTPS' },
      { from: 'Tracking page', to: 'Tracking API', text: 'Gets\u00a0the\u00a0view', tech: 'JSON/HTTPS' },
      { id: 'hit', from: 'Tracking API', to: 'View cache', text: 'Asks\u00a0first', tech: 'RESP/TLS' },
      { id: 'read', from: 'Tracking API', to: 'Parcel database', text: 'Reads\u00a0the\u00a0row', tech: 'SQL/TLS' },
      { id: 'store', from: 'Tracking API', to: 'View cache', text: 'Saves\u00a0the\u00a0view', tech: 'RESP/TLS' },
    ],
    groups: [{ name: 'Parcel tracking', note: '[Software System]' }],
  },
  derive,
  draw: (data, sheet) => {
    drawGraph(data, sheet, {
      ...restyled(c4, { nodes: { container: { isKeyed: true } }, groups: { boundary: { text: 'Boundary' } } }),
      cells,
    })
    if (data.edges.length > 0)
      sheet.key({ text: 'Step', w: 20, sample: (rect) => stepDisc('1', centerOf(rect), false) })
    drawDiscs(data.edges, sheet)
    noteEmpty(data, sheet)
    for (const edge of data.edges) if (edge.id !== undefined) sheet.prove(edge.id, edge)
    sheet.prove('steps', ...data.edges.slice(-1))
  },
  describe: ({ edges, focus = [], key }) => {
    const steps = edges.map((edge, index) => `${index + 1}. ${wordsOfStep(edge)} (${edge.from} to ${edge.to})`)
    const marked = edges.flatMap((edge, index) =>
      [edge.id, wordsOfStep(edge), `${edge.from} > ${edge.to}`].some(
        (name) => name !== undefined && focus.includes(name),
      )
        ? [`${index + 1}`]
        : [],
    )
    const only = marked.length === 0 ? '' : ` ${key?.focus ?? 'Highlighted'}: ${enumerate(marked, 16)}.`
    return `${count(edges.length, 'numbered step')} over people, containers and stores: ${steps.join('; ')}.${only}`
  },
})
