/** A data-flow diagram for a threat model: a password reset, its trust boundaries, and what can go wrong on each flow. */
import { type GraphEdge, graphForm } from '../../drawing/data/graph.ts'
import { lettersOf } from '../../drawing/data/threats.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { markedWords } from '../../drawing/graph/marked-words.ts'
import { shortCells } from '../../drawing/graph/short-cells.ts'
import { drawDiscs } from '../../drawing/graph/step-discs.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { squareEntities } from './entities.ts'
import { drawShared } from './shared-threats.ts'

/** Where the search begins: processes in a column under the outsider that they call, who uses them left, stores right. */
const cells = shortCells(`Relay mail 1 1, Issue link 2 1, Accounts 3 1, User 1 2, Set password 2 2, Audit log 3 2`)

/** Data-flow diagrams as threat models draw them. */
const notation = {
  kinds: ['step', 'source', 'sink', 'store'],
  edgeKinds: ['data'],
  groupKinds: ['boundary'],
  nodes: {
    step: { shape: 'circle', text: 'Process' },
    source: { shape: 'box', text: 'External entity', isKeyed: true },
    sink: { shape: 'box', text: 'External entity', isKeyed: true },
    store: { shape: 'data-store', text: 'Data store' },
  },
  edges: { data: { text: 'Data flow', numbered: true } },
  groups: { boundary: { look: 'zone', text: 'Trust boundary' } },
  layout: { direction: 'right' },
  cells,
  // One long name makes not all processes as large as its circle.
  sameSize: 'near',
} as const

export default defineRecipe({
  name: 'Threat-model data-flow diagram',
  family: 'Architecture',
  description:
    'Processes as circles, data stores as two parallel lines, external entities as boxes, trust boundaries dashed, and the STRIDE threats of each interaction as letters at its flow. Also called DFD, threat model or trust boundary diagram.',
  useWhen:
    'A security review needs to know what can go wrong before code is written: which data cross which trust boundary, and which threats each flow must answer. Reads best with 1 feature of 4 to 12 elements and up to 16 flows.',
  avoidWhen:
    'You need applications, technologies and protocols: use `c4-container`. You need subnets and routes: use `cloud-vpc-three-tier`. You need likelihood and impact of known risks: use `risk-matrix`. You need the order of messages: use `request-sequence`.',
  visual: 86,
  ease: 76,
  overall: 84,
  rationale:
    'Boundaries and letters let a reviewer walk flow by flow, by number where texts begin with one; threats that all flows in focus share have its color. Letters show which threats were identified, not whether they are mitigated, so a list of mitigations must follow. You supply data, boundaries and threats.',
  reviewed: '2026-11-23',
  revision: 1,
  data: graphForm(notation, { threats: true }),
  sample: {
    title: 'The mail provider sees every reset link',
    subtitle: 'For 15 minutes the link is the key to the account; signed over the old password hash, it works once',
    focus: ['Relay mail', 'Issue link > Relay mail', 'Relay mail > User'],
    key: { focus: 'Seen by the provider' },
    source: 'Illustrative; threats by STRIDE per interaction',
    nodes: [
      { name: 'User', kind: 'source' },
      { name: 'Issue link', group: 'Shop' },
      { name: 'Relay mail', group: 'Mail provider' },
      { name: 'Set password', group: 'Shop' },
      { name: 'Accounts', kind: 'store', group: 'Shop' },
      { name: 'Audit log', kind: 'store', group: 'Shop' },
    ],
    edges: [
      { from: 'User', to: 'Issue link', text: '1 email\u00a0address', threats: ['spoofing', 'denial-of-service'] },
      { from: 'Accounts', to: 'Issue link', text: '2 old password hash', threats: ['information-disclosure'] },
      {
        from: 'Issue link',
        to: 'Relay mail',
        text: '3 one-use\u00a0link, for\u00a015\u00a0min',
        threats: ['tampering', 'information-disclosure'],
      },
      {
        from: 'Relay mail',
        to: 'User',
        text: '4 link',
        threats: ['spoofing', 'information-disclosure'],
      },
      {
        from: 'User',
        to: 'Set password',
        text: '5 link, new password',
        threats: ['spoofing', 'elevation-of-privilege'],
      },
      { from: 'Accounts', to: 'Set password', text: '6 old hash', threats: ['information-disclosure'] },
      { from: 'Set password', to: 'Accounts', text: '7 new hash', threats: ['tampering'] },
      { from: 'Set password', to: 'Audit log', text: '8 who, when', threats: ['tampering', 'repudiation'] },
    ],
    groups: [{ name: 'Shop', note: 'own network' }, { name: 'Mail provider' }],
  },
  draw: (data, sheet) => {
    drawGraph(data, sheet, notation)
    drawDiscs(data.edges, sheet)
    drawShared(data, sheet)
    squareEntities(data, sheet)
  },
  describe: (data) => {
    const { nodes, edges, groups, focus = [] } = data
    const isMarked = ({ from, to, id, text }: GraphEdge): boolean =>
      [`${from} > ${to}`, id, text].some((name) => name !== undefined && focus.includes(name))
    const flows = edges
      .toSorted((a, b) => Number(isMarked(b)) - Number(isMarked(a)))
      .map(
        ({ from, to, text = 'data', threats = [] }) =>
          `${text} from ${from} to ${to}${threats.length > 0 ? ` (${lettersOf(threats)})` : ''}`,
      )
    const boundaries = `${count(groups.length, 'trust boundary', 'trust boundaries')} (${enumerate(groups.map(({ name }) => name))})`
    return `${count(nodes.length, 'element')} and ${count(edges.length, 'data flow')} with ${boundaries}.${markedWords(data)} Flows with the STRIDE letters of their threats: ${enumerate(flows, 5)}.`
  },
})
