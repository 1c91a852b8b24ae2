/**
 * UML 2.5.1 notations of behavior: state machines.
 */
import type { GraphNode } from '../data/graph.ts'
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
