/**
 * The notation of graphs in which a shape says how a node looks and nothing about what it is: it claims neither
 * dependencies nor decisions, and its key names no shape.
 */
import { shapeKinds } from '../../drawing/data/shape-kinds.ts'
import { plainEdges, plainNodes } from '../../drawing/graph/vocabulary.ts'

export const plainShapes = {
  kinds: [...shapeKinds, 'document', 'queue', 'timer', 'person', 'component', 'note'],
  edgeKinds: ['edge', 'link'],
  nodes: {
    ...plainNodes,
    document: { shape: 'document' },
    queue: { shape: 'queue' },
    timer: { shape: 'delay' },
    person: { shape: 'person' },
    component: { shape: 'component' },
    choice: { shape: 'choice' },
    note: { shape: 'note' },
  },
  edges: { edge: {}, link: plainEdges.link },
  unnamedGroups: ['group'],
  groups: { group: { look: 'panel' } },
  sameSize: 'near',
} as const
