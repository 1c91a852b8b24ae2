/**
 * The notation of graphs in which a shape says how a node looks and nothing about what it is: it claims neither
 * dependencies nor decisions, and its key names no shape.
 */
import { plainEdges, plainNodes } from './vocabulary.ts'

export const plainShapes = {
  kinds: [
    'box',
    'rounded',
    'pill',
    'subroutine',
    'cylinder',
    'circle',
    'double-circle',
    'ellipse',
    'diamond',
    'hexagon',
    'parallelogram',
    'parallelogram-left',
    'trapezoid',
    'trapezoid-down',
    'triangle',
    'flag',
    'cloud',
    'folder',
    'document',
    'queue',
    'timer',
    'person',
    'component',
    'note',
    'text',
    'dot',
    'ring',
    'cross',
    'bar',
  ],
  edgeKinds: ['edge', 'link'],
  nodes: {
    ...plainNodes,
    document: { shape: 'document' },
    queue: { shape: 'queue' },
    timer: { shape: 'delay' },
    person: { shape: 'person' },
    component: { shape: 'component' },
    note: { shape: 'note' },
  },
  edges: { edge: { plain: 'Leads to' }, link: plainEdges.link },
  groups: { group: { look: 'panel' } },
} as const
