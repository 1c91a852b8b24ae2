/**
 * UML 2.5.1 notations of behavior: state machines, activities and use cases.
 */
import type { GraphNode } from '../data/graph.ts'
import { actorView } from './actor-view.ts'
import { extendedUseCase } from './extension-points.ts'
import { shapeView } from './node-view.ts'
import { stateView } from './state-view.ts'
import type { DrawNode } from './style.ts'

const stateNode: DrawNode<GraphNode> = (node, options) => (node.kind === 'state' ? stateView(node, options) : undefined)

/** State machines (clause 14): states with their activities, pseudostates, composite states and their regions as groups. */
export const states = {
  kinds: ['state', 'initial', 'choice', 'final', 'fork', 'join', 'history'],
  unnamed: ['initial', 'choice', 'final', 'fork', 'join', 'history'],
  edgeKinds: ['transition'],
  groupKinds: ['composite', 'region'],
  unnamedGroups: ['region'],
  nodes: {
    state: { shape: 'round' },
    initial: { shape: 'dot', text: 'Initial' },
    choice: { shape: 'choice', text: 'Choice' },
    final: { shape: 'ring', text: 'Final state' },
    fork: { shape: 'bar', text: 'Fork or join' },
    join: { shape: 'bar', text: 'Fork or join' },
    history: { shape: 'history', text: 'Last active state' },
  },
  edges: { transition: { to: 'open' } },
  groups: { composite: { look: 'state' }, region: { look: 'region', text: 'Active at the same time' } },
  node: stateNode,
  sameSize: 'none',
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
  nodes: {
    start: { shape: 'dot', text: 'Initial node' },
    step: { shape: 'round' },
    decision: { shape: 'choice', text: 'Decision or merge' },
    fork: { shape: 'bar', text: 'Fork or join' },
    join: { shape: 'bar', text: 'Fork or join' },
    end: { shape: 'ring', text: 'Activity final' },
    'flow-end': { shape: 'crossed', text: 'Flow final' },
  },
  // Most flows carry no words: they may be short.
  edges: { next: { to: 'open', run: 16 } },
  groups: { lane: { look: 'panel', text: 'Partition' } },
  node: activityNode,
} as const

/** Use cases (clause 18): actors outside the system, what it does for them inside, and how use cases build on others. */
export const useCases = {
  kinds: ['use-case', 'actor'],
  edgeKinds: ['association', 'include', 'extend', 'generalization'],
  groupKinds: ['system'],
  nodes: {
    actor: { shape: 'actor' },
    'use-case': { shape: 'ellipse' },
  },
  edges: {
    association: { to: 'none', link: true, run: 8 },
    include: { to: 'open', dashed: true, run: 16, trunk: true },
    extend: { to: 'open', dashed: true, run: 16 },
    generalization: { text: 'Is a kind of', to: 'triangle' },
  },
  groups: { system: { look: 'panel' } },
  sameSize: 'width',
  node: (node: GraphNode, options: Parameters<DrawNode<GraphNode>>[1]) => {
    if (node.kind === 'actor') return actorView(node, options)
    return node.kind === 'use-case' && node.lines !== undefined ? extendedUseCase(node, options) : undefined
  },
} as const
