/**
 * The shared vocabulary of graphs: what nodes, edges and groups can be, in all recipes and whatever they are read from.
 *
 * A recipe names the kinds that have a meaning in its notation; it draws every other kind plainly, with a note. Kinds
 * called after a shape say how something is drawn and nothing about what it is.
 */
import { processKinds } from './process-kinds.ts'
import { shapeKinds } from './shape-kinds.ts'

/** Kinds of nodes. */
export const nodeKinds = [
  ...shapeKinds,
  // Flows and pipelines.
  'step',
  'decision',
  'start',
  'end',
  'timer',
  'document',
  'data',
  'fork',
  'join',
  'flow-end',
  'source',
  'store',
  'gate',
  'sink',
  ...processKinds,
  // States.
  'state',
  'initial',
  'choice',
  'final',
  'junction',
  'history',
  // Systems and what they are made of.
  'system',
  'person',
  'container',
  'component',
  'interface',
  'port',
  'database',
  'queue',
  'external',
  'service',
  'pod',
  'network',
  'gateway',
  'device',
  'package',
  'artifact',
  'object',
  // Requirements and remarks.
  'actor',
  'use-case',
  'requirement',
  'block',
  'test-case',
  'problem',
  'note',
] as const

/** Kinds of edges. */
export const edgeKinds = [
  'edge',
  'link',
  'next',
  'data',
  'failure',
  'feedback',
  'transition',
  'traffic',
  'control',
  'replication',
  'egress',
  'private-egress',
  'required',
  'optional',
  'requires',
  'provides',
  'uses',
  'association',
  'include',
  'extend',
  'generalization',
  'satisfies',
  'verifies',
  'derives',
  'refines',
  'contains',
  'concerns',
  'deploys',
  'manifests',
  'supplies',
  'partnership',
  'shared-kernel',
  'message',
  'on-timer',
  'on-error',
] as const

/** Kinds of groups. */
export const groupKinds = [
  'group',
  'boundary',
  'zone',
  'network',
  'node',
  'subnet',
  'tier',
  'stage',
  'lane',
  'composite',
  'region',
  'system',
  'subsystem',
  'package',
  'agent',
  'tools',
  'device',
  'environment',
  'pool',
] as const

/** A kind of the vocabulary. */
export type NodeKind = (typeof nodeKinds)[number]
export type EdgeKind = (typeof edgeKinds)[number]
export type GroupKind = (typeof groupKinds)[number]

/** Kinds of nodes that are marks: they may have no name; only where kinds are shapes alone one is shown, under the mark. */
export const markKinds: readonly NodeKind[] = [
  'dot',
  'ring',
  'cross',
  'bar',
  'hourglass',
  'bolt',
  'initial',
  'choice',
  'final',
  'junction',
  'history',
  'fork',
  'join',
  'flow-end',
  'parallel',
  'inclusive',
  'event-choice',
]
