/** A C4 container diagram: what runs inside a parcel-tracking platform, and who calls whom, how. */
import { completing } from '../../drawing/data/form.ts'
import { graphForm } from '../../drawing/data/graph.ts'
import { namesOf } from '../../drawing/data/named.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { withContainers } from '../../drawing/graph/c4-kinds.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { edgeClauses } from '../../drawing/graph/edge-clauses.ts'
import { markedWords } from '../../drawing/graph/marked-words.ts'
import { c4 } from '../../drawing/graph/notations.ts'
import { shortCells } from '../../drawing/graph/short-cells.ts'
import { defineRecipe } from '../../drawing/recipe.ts'

/** Where the search begins: lookups in the upper row of the system, scans in the lower one. */
const cells =
  shortCells(`Recipient 2 1, Card payments 1 2, Tracking page 2 2, View cache 3 2, Carrier system 1 3, Tracking API 2 3,
  Tracking views 3 3, Scan events 2 4, Projector 3 4, SMS gateway 1 4`)

export default defineRecipe({
  name: 'C4 container (level 2)',
  family: 'Architecture',
  description:
    'One software system opened up: its applications, data stores and topics as boxes with name, technology and purpose, the people and systems around it, and a verb with protocol on each arrow. Also called container diagram, container view or microservices architecture diagram.',
  useWhen:
    'A team must agree on or explain which deployable parts a system has, what each is built with and who calls whom. Reads best with 4 to 12 containers and up to 20 relationships in a README, design review or onboarding page.',
  avoidWhen:
    'You need instances, zones or replicas: use `c4-deployment`. You need the order of calls in one scenario: use `c4-dynamic`. You need the inside of one application: use `c4-component`. You need only who depends on whom among many services: use `service-dependency-map`.',
  visual: 89,
  ease: 77,
  overall: 86,
  rationale:
    'Shape, bracketed technology and a verb on each arrow let every line be read aloud as a sentence, and the accent follows one use from a person to its data. It shows no order and no instances. You supply names, technologies and protocols.',
  reviewed: '2026-11-23',
  revision: 1,
  data: completing(graphForm(c4), withContainers),
  sample: {
    title: 'Lookups are answered from prepared views',
    subtitle: 'Scans pass through a topic to the projector, so no lookup waits for a scan to be processed',
    source: 'Container diagram of Parcel tracking',
    focus: [
      'Tracking views',
      'Recipient > Tracking page',
      'Tracking page',
      'Tracking API',
      'Tracking page > Tracking API',
      'Tracking API > Tracking views',
      'Tracking API > View cache',
      'View cache',
    ],
    key: { focus: 'A lookup and what answers it' },
    nodes: [
      { name: 'Recipient', at: [2, 1], kind: 'person', note: 'Waits for a parcel' },
      { name: 'Carrier system', at: [1, 3], kind: 'external', note: 'Scans parcels on their way' },
      ...(
        [
          ['Tracking page', [2, 2], 'container', 'React', 'Shows where the parcel is'],
          ['Tracking API', [2, 3], 'container', 'Go', 'Takes in scans, answers lookups'],
          ['Scan events', [2, 4], 'queue', 'Kafka topic', 'Scans in order per parcel'],
          ['Projector', [3, 4], 'container', 'Go', 'Turns scans into views and texts'],
          ['Tracking views', [3, 3], 'database', 'PostgreSQL', 'One row per parcel'],
          ['View cache', [3, 2], 'database', 'Redis', 'Hot views, for 30 s'],
        ] as const
      ).map(([name, [column, row], kind, tech, note]) => ({
        name,
        at: [column, row] as [number, number],
        kind,
        tech,
        note,
        group: 'Parcel tracking',
      })),
      { name: 'SMS gateway', at: [1, 4], kind: 'external', note: 'Reaches any phone' },
      { name: 'Card payments', at: [1, 2], kind: 'external', note: 'Charges fees' },
    ],
    edges: [
      { from: 'Recipient', to: 'Tracking page', text: 'Opens', tech: 'HTTPS' },
      { from: 'Tracking API', to: 'Card payments', text: 'Charges via', tech: 'JSON/HTTPS' },
      { from: 'Carrier system', to: 'Tracking API', text: 'Posts to', tech: 'HTTPS' },
      { from: 'Tracking page', to: 'Tracking API', text: 'Gets views from', tech: 'JSON/HTTPS' },
      { from: 'Tracking API', to: 'Scan events', text: 'Publishes to', tech: 'Kafka/TLS' },
      { from: 'Projector', to: 'Scan events', text: 'Consumes', tech: 'Kafka/TLS' },
      { from: 'Projector', to: 'Tracking views', text: 'Writes to', tech: 'SQL/TLS' },
      { from: 'Tracking API', to: 'Tracking views', text: 'Queries', tech: 'SQL/TLS' },
      { from: 'Tracking API', to: 'View cache', text: 'Reads and fills', tech: 'RESP/TLS' },
      { from: 'Projector', to: 'SMS gateway', text: 'Sends texts via', tech: 'JSON/HTTPS' },
    ],
    groups: [{ name: 'Parcel tracking', note: '[Software System]' }],
  },
  draw: (data, sheet) => drawGraph(data, sheet, { ...c4, cells }),
  suppressions: [
    {
      rule: 'R19',
      reason: 'Systems outside are in one column, left of the platform, whether they call it or it calls them.',
    },
  ],
  describe: (data) => {
    const { nodes, edges, groups } = data
    const [inside, around] = [true, false].map((isInside) =>
      enumerate(namesOf(nodes.filter(({ group }) => (group !== undefined) === isInside))),
    )
    const clauses = enumerate(edgeClauses({ nodes, edges }), 5)
    const parts =
      groups.length === 0
        ? `Without a boundary: ${around}`
        : `${enumerate(namesOf(groups), 3)} with ${inside}; around it ${around}`
    return `${parts}.${markedWords(data)} ${count(edges.length, 'relationship')}, each with a verb and a protocol, point the way the verb reads: ${clauses}.`
  },
})
