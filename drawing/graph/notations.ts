/**
 * Notations: the kinds of nodes, edges and groups that recipes of one interchange group share, and how they are drawn.
 *
 * Their kinds, default first, are those of the data's form, so that what is a database in one recipe's data is a database
 * in every other.
 */
import type { GraphNode } from '../data/graph.ts'

/** The C4 model (c4model.com): people, software systems, containers, components, and the boundaries around them. */
export const c4 = {
  kinds: ['system', 'person', 'container', 'component', 'database', 'queue', 'external'],
  groupKinds: ['boundary'],
  nodes: {
    person: { shape: 'person', text: 'Person' },
    system: { shape: 'box', text: 'Software system' },
    container: { shape: 'box', text: 'Container' },
    component: { shape: 'component', text: 'Component' },
    database: { shape: 'cylinder', text: 'Data store' },
    queue: { shape: 'queue', text: 'Topic or queue' },
    external: { shape: 'external', text: 'External system' },
  },
  edges: { edge: { text: 'Uses' } },
  // Its name says what it is.
  groups: { boundary: { look: 'zone' } },
  sameSize: 'all',
  // A dashed frame is a boundary.
  isSigned: true,
  tech: ({ kind, tech }: GraphNode): string => {
    const type = c4Types[kind] ?? 'Container'
    return tech === undefined ? type : `${type}: ${tech}`
  },
} as const

/** C4 names the type of every element in brackets. */
const c4Types: Record<string, string> = {
  person: 'Person',
  system: 'Software System',
  external: 'Software System',
  component: 'Component',
}

/** Deployments: services, pods and stores inside zones, gateways on their borders. */
export const zones = {
  kinds: ['service', 'pod', 'database', 'queue', 'network', 'gateway', 'person', 'external'],
  edgeKinds: ['traffic', 'control', 'replication', 'egress', 'private-egress'],
  groupKinds: ['zone', 'network', 'node', 'subnet'],
  nodes: {
    service: { shape: 'box', text: 'Service' },
    pod: { shape: 'box', text: 'Pod' },
    database: { shape: 'cylinder', text: 'Data store' },
    queue: { shape: 'queue', text: 'Queue' },
    network: { shape: 'hexagon', text: 'Network device' },
    gateway: { shape: 'hexagon', text: 'Gateway', border: true },
    person: { shape: 'person', text: 'Person' },
    external: { shape: 'external', text: 'External system' },
  },
  edges: {
    traffic: { text: 'Traffic' },
    control: { text: 'Control', dashed: true },
    replication: { text: 'Replication', stroke: 'ink' },
    egress: { text: 'Egress', dashed: true },
    'private-egress': { text: 'Private egress', to: 'open', dashed: true, trunk: true },
  },
  groups: {
    zone: { look: 'zone', text: 'Zone' },
    network: { look: 'panel', text: 'Network' },
    node: { look: 'panel', text: 'Node' },
    subnet: { look: 'panel', text: 'Subnet' },
  },
} as const

/** Dependencies: who cannot work without whom, and who has a fallback. */
export const dependencies = {
  kinds: ['service', 'database', 'queue', 'external'],
  edgeKinds: ['required', 'optional'],
  groupKinds: ['tier'],
  nodes: {
    service: { shape: 'box', text: 'Service' },
    database: { shape: 'cylinder', text: 'Data store' },
    queue: { shape: 'queue', text: 'Queue' },
    external: { shape: 'external', text: 'External system' },
  },
  edges: {
    required: { text: 'Cannot work without' },
    optional: { text: 'Has a fallback', dashed: true },
  },
  groups: { tier: { look: 'panel', text: 'Tier' } },
} as const

/** Control flow: ISO 5807's steps, questions with an exit for each answer, starts and ends; and waits. */
export const control = {
  kinds: ['step', 'decision', 'start', 'end', 'timer', 'document'],
  edgeKinds: ['next'],
  nodes: {
    start: { shape: 'pill' },
    decision: { shape: 'diamond' },
    step: { shape: 'box', text: 'Step' },
    timer: { shape: 'delay', text: 'Wait' },
    document: { shape: 'document', text: 'Document' },
    end: { shape: 'pill' },
  },
  edges: { next: {} },
} as const

/** Pipelines: what enters, what is done to it, where it waits or is kept, and where it ends. */
export const pipeline = {
  kinds: ['step', 'source', 'queue', 'store', 'gate', 'sink'],
  edgeKinds: ['data', 'failure', 'feedback'],
  groupKinds: ['stage'],
  nodes: {
    source: { shape: 'pill' },
    step: { shape: 'box', text: 'Step' },
    gate: { shape: 'diamond' },
    queue: { shape: 'queue', text: 'Queue or topic' },
    store: { shape: 'cylinder', text: 'Store' },
    sink: { shape: 'pill' },
  },
  edges: {
    data: { plain: 'Next' },
    failure: { text: 'Failure', stroke: 'negative', back: true },
    feedback: { text: 'Feedback', dashed: true, back: true },
  },
  groups: { stage: { look: 'panel', text: 'Path' } },
} as const
