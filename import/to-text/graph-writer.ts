/**
 * How a language writes a graph.
 */
import type { PlainEdge, PlainGraph, PlainNode } from './plain-graph.ts'

/** The lines of a graph; a node whose kind the language has no shape for is undefined. */
export type GraphWriter = {
  begin: (graph: PlainGraph) => string[]
  node: (node: PlainNode) => string | undefined
  open: (group: PlainNode) => string
  close: string
  /** A group with nothing in it is a node there. */
  isNodeWhenEmpty?: true
  edge: (edge: PlainEdge, graph: PlainGraph) => string
  end: string[]
}

/** Kinds that are a box in every language. */
export const plainKinds: ReadonlySet<string> = new Set([
  'box',
  'step',
  'service',
  'system',
  'container',
  'group',
  'block',
  'pod',
  'device',
  'component',
])
