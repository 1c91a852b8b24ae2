/**
 * UML 2.5.1 notations of behavior: state machines and activities.
 */
import type { GraphNode } from '../data/graph.ts'
import { shapeView } from './node-view.ts'
import { stateView } from './state-view.ts'
import type { DrawNode } from './style.ts'

const stateNode: DrawNode<GraphNode> = (node, options) => (node.kind === 'state' ? stateView(node, options) : undefined)

/** State machines (clause 14): states with their activities, pseudostates, composite states as groups. */
export const states = {
  kinds: ['state', 'initial', 'choice', 'final'],
  unnamed: ['initial', 'choice', 'final'],
  edgeKinds: ['transition'],
  groupKinds: ['composite'],
  style: {
    nodes: {
      state: { shape: 'round', text: 'State' },
      initial: { shape: 'dot', text: 'Initial' },
      choice: { shape: 'choice', text: 'Choice' },
      final: { shape: 'ring', text: 'Final state' },
    },
    edges: { transition: { text: 'Transition', to: 'open' } },
    groups: { composite: { look: 'state', text: 'Composite state' } },
    node: stateNode,
    sameSize: 'none',
  },
} as const

/** A decision is a bare diamond with guards on its exits; one that has a name shows it. */
const activityNode: DrawNode<GraphNode> = (node, options) =>
  node.kind === 'decision' && node.name !== undefined
    ? shapeView(node, { ...options, shape: 'diamond', tech: undefined, flat: true })
    : undefined

/** Activities (clauses 15 and 16): actions, control nodes, and partitions as groups. */
export const activity = {
  kinds: ['step', 'decision', 'start', 'fork', 'join', 'end', 'flow-end'],
  unnamed: ['decision', 'start', 'fork', 'join', 'end', 'flow-end'],
  edgeKinds: ['next'],
  groupKinds: ['lane'],
  style: {
    nodes: {
      start: { shape: 'dot', text: 'Initial node' },
      step: { shape: 'round', text: 'Action' },
      decision: { shape: 'choice', text: 'Decision or merge' },
      fork: { shape: 'bar', text: 'Fork or join' },
      join: { shape: 'bar', text: 'Fork or join' },
      end: { shape: 'ring', text: 'Activity final' },
      'flow-end': { shape: 'crossed', text: 'Flow final' },
    },
    // Most flows carry no words: they may be short.
    edges: { next: { text: 'Control flow', to: 'open', run: 16 } },
    groups: { lane: { look: 'frame', text: 'Partition' } },
    node: activityNode,
  },
} as const
