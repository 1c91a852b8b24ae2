/** A C4 component diagram: the parts inside one application, what each is for, and what they use outside it. */
import { completing } from '../../drawing/data/form.ts'
import { graphForm } from '../../drawing/data/graph.ts'
import { namesOf } from '../../drawing/data/named.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { withComponents } from '../../drawing/graph/c4-kinds.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { edgeClauses } from '../../drawing/graph/edge-clauses.ts'
import { markedWords } from '../../drawing/graph/marked-words.ts'
import { restyled } from '../../drawing/graph/notation.ts'
import { c4 } from '../../drawing/graph/notations.ts'
import { shortCells } from '../../drawing/graph/short-cells.ts'
import { defineRecipe } from '../../drawing/recipe.ts'

/** Where the search begins: callers above, components in the container, what they use below, two of it on both sides. */
const cells = shortCells(`Carrier system 1 1, Tracking page 2.5 1, Scan handler 1 2, Rate limiter 2.5 2,
  Carrier adapters 1 3, Lookup handler 2.5 3, View reader 2.5 4, Scan publisher 1 4, Scan events 1 5,
  View cache 2 5, Tracking views 3 5`)

export default defineRecipe({
  name: 'C4 component (level 3)',
  family: 'Architecture',
  description:
    'One container opened up: the components inside it as boxes with technology and responsibility, and the people, systems, containers and data stores that call them or that they use. Also called component diagram or C4 level 3.',
  useWhen:
    'Developers need to know where a change belongs inside one deployable application: which handler, adapter or repository does what, and what it touches outside. Reads best with 5 to 12 components of one container and about 16 relationships.',
  avoidWhen:
    'You need the applications of a whole system: use `c4-container`. You need to show which source code may know which: use `hexagonal-architecture`. You need the order of calls: use `c4-dynamic`.',
  visual: 88,
  ease: 76,
  overall: 85,
  rationale:
    'Calls run down through one frame, so a change can be traced to its component and to what it hands on. Classes and interfaces stay invisible. You supply responsibilities, technologies and protocols.',
  reviewed: '2026-11-28',
  revision: 1,
  data: completing(graphForm(c4), withComponents),
  sample: {
    title: 'A new carrier changes one component',
    subtitle: 'Only the adapters know carrier formats; everything downstream gets one kind of scan',
    source: 'Component diagram of the tracking API; illustrative',
    focus: ['Carrier adapters'],
    key: { focus: 'Differs by carrier' },
    nodes: [
      { name: 'Carrier system', kind: 'external', note: 'Posts its own format' },
      { name: 'Tracking page', kind: 'container', tech: 'React', note: 'Shows where it is' },
      ...[
        ['Scan handler', 'HTTP handler', 'Takes in scans'],
        ['Carrier adapters', 'Go packages', 'One per carrier format'],
        ['Scan publisher', 'Kafka client', 'Keys scans by parcel'],
        ['Rate limiter', 'middleware', 'Slows down scrapers'],
        ['Lookup handler', 'HTTP handler', 'Answers lookups'],
        ['View reader', 'Go package', 'Asks the cache first'],
      ].map(([name, tech, note]) => ({ name, kind: 'component' as const, tech, note, group: 'Tracking API' })),
      { name: 'Scan events', kind: 'queue', tech: 'Kafka topic', note: 'In order per parcel' },
      { name: 'View cache', kind: 'database', tech: 'Redis', note: 'Hot views' },
      { name: 'Tracking views', kind: 'database', tech: 'Postgres', note: 'Row per parcel' },
    ],
    edges: [
      { from: 'Carrier system', to: 'Scan handler', text: 'Posts scans to', tech: 'HTTPS' },
      { from: 'Tracking page', to: 'Rate limiter', text: 'Gets views from', tech: 'JSON/HTTPS' },
      { from: 'Scan handler', to: 'Carrier adapters', text: 'Passes raw scans to' },
      { from: 'Carrier adapters', to: 'Scan publisher', text: 'Sends plain scans to' },
      { from: 'Scan publisher', to: 'Scan events', text: 'Publishes to', tech: 'Kafka/TLS' },
      { from: 'Rate limiter', to: 'Lookup handler', text: 'Forwards to' },
      { from: 'Lookup handler', to: 'View reader', text: 'Reads through' },
      { from: 'View reader', to: 'View cache', text: 'Reads and fills', tech: 'RESP/TLS' },
      { from: 'View reader', to: 'Tracking views', text: 'Reads on a miss', tech: 'SQL/TLS' },
    ],
    groups: [{ name: 'Tracking API', note: '[Container: Go]' }],
  },
  draw: (data, sheet) => {
    const marked = data.nodes.filter((node) => sheet.isFocus(node))
    drawGraph(data, sheet, {
      // Components and containers say in brackets what they are, and the boundary is named as one, too.
      ...restyled(c4, { nodes: { component: { isKeyed: false } } }),
      isSubject: (node) => marked.length === 1 && marked.includes(node),
      sameSize: 'wide',
      layout: { direction: 'down' },
      cells,
    })
  },
  describe: (data) => {
    const { nodes, edges, groups } = data
    const [inside, around] = [true, false].map((isInside) =>
      enumerate(namesOf(nodes.filter(({ group }) => (group !== undefined) === isInside))),
    )
    const clauses = enumerate(edgeClauses({ nodes, edges }), 5)
    const parts =
      groups.length === 0
        ? `Without a boundary: ${around}`
        : `Inside ${enumerate(namesOf(groups), 3)}: ${inside}; around it ${around}`
    return `${parts}.${markedWords(data)} ${count(edges.length, 'relationship')}, each with a verb, point the way the verb reads: ${clauses}.`
  },
})
