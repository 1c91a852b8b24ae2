/** A C4 system context: one software system, the people who use it, and the systems that it depends on. */
import { graphForm } from '../../drawing/data/graph.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { edgeClauses } from '../../drawing/graph/edge-clauses.ts'
import { markedWords } from '../../drawing/graph/marked-words.ts'
import { restyled } from '../../drawing/graph/notation.ts'
import { c4 } from '../../drawing/graph/notations.ts'
import { shortCells } from '../../drawing/graph/short-cells.ts'
import { boxEntry } from '../../drawing/key.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { hubPlaces } from './hub-places.ts'

/** Where the search begins: people on the left, the system in the middle, what it depends on to the right. */
const cells = shortCells(`Recipient 1 2, Parcel tracking 2 2, Carrier system 3 2, SMS gateway 2 3,
  Card payments 2 1`)

export default defineRecipe({
  name: 'C4 system context (level 1)',
  family: 'Architecture',
  description:
    'One software system as a single box in the middle, the people who use it and the other systems around it, with a verb and a protocol on each arrow. Also called context diagram or C4 level 1.',
  useWhen:
    'Readers need to know what a system is for, who uses it and what it depends on, before any technology inside it: project kickoff, README, audit scope. Reads best with 4 to 10 people and systems around one system.',
  avoidWhen:
    'You need the applications and data stores inside the system: use `c4-container`. You need all systems of an organization: use `c4-system-landscape`. You need the order of calls: use `request-sequence`. You need attackers and trust boundaries: use `threat-model-dfd`.',
  visual: 91,
  ease: 86,
  overall: 89,
  rationale:
    'One line through the system, in the accent, shows what a use of it cannot do without; everything off that line is an extra. It shows nothing of the inside, so a second diagram usually follows. You supply names, purposes and protocols.',
  reviewed: '2026-11-28',
  revision: 1,
  data: graphForm(c4),
  sample: {
    title: 'A parcel stays in sight while texts and payments are down',
    subtitle: 'A lookup needs scans from the carrier; the SMS gateway and card payments are extras',
    source: 'Illustrative systems',
    focus: [
      'Parcel tracking',
      'Carrier system',
      'Recipient',
      'Recipient > Parcel tracking',
      'Carrier system > Parcel tracking',
    ],
    key: { focus: 'Works in this outage', negative: 'Down' },
    nodes: [
      { name: 'Parcel tracking', kind: 'system', note: 'Shows where parcels are' },
      { name: 'Recipient', kind: 'person', note: 'Waits for a parcel' },
      { name: 'Carrier system', kind: 'external', note: 'Scans parcels on their way' },
      { name: 'SMS gateway', kind: 'external', note: 'Reaches any phone', state: 'negative' },
      { name: 'Card payments', kind: 'external', note: 'Charges fees', state: 'negative' },
    ],
    edges: [
      { from: 'Recipient', to: 'Parcel tracking', text: 'Looks up parcels in', tech: 'HTTPS' },
      { from: 'Carrier system', to: 'Parcel tracking', text: 'Posts new scans to', tech: 'HTTPS' },
      { from: 'Parcel tracking', to: 'SMS gateway', text: 'Sends texts via', tech: 'JSON/HTTPS', state: 'negative' },
      {
        from: 'Parcel tracking',
        to: 'Card payments',
        text: 'Charges via',
        tech: 'JSON/HTTPS',
        state: 'negative',
      },
    ],
  },
  draw: (data, sheet) => {
    const systems = data.nodes.filter(({ kind }) => kind === 'system')
    const [subject] = systems
    if (systems.length === 1 && subject !== undefined && sheet.isFocus(subject))
      sheet.key({ ...boxEntry('System in scope', emphasis.strong), isTint: true })
    drawGraph(data, sheet, {
      ...restyled(c4, { edges: { edge: { run: 28 } } }),
      isSubject: (node) => systems.length === 1 && systems.includes(node),
      layout: { direction: 'right' },
      cells,
      grid: hubPlaces(data),
      // A system in the middle of a page that is a little wider is easier to read than one beside a long column.
      widestGrid: 1.1,
    })
  },
  describe: (data) => {
    const { nodes, edges } = data
    const named = (kinds: string[]): string[] =>
      nodes.flatMap(({ kind, name }) => (kinds.includes(kind) && name !== undefined ? [name] : []))
    return `${enumerate(named(['system']))} with ${count(named(['person']).length, 'person', 'people')} (${enumerate(named(['person']))}) and ${count(named(['external']).length, 'external system')} (${enumerate(named(['external']))}).${markedWords(data)} ${count(edges.length, 'relationship')}, each with a verb, point the way the verb reads: ${enumerate(edgeClauses({ nodes, edges }))}.`
  },
})
