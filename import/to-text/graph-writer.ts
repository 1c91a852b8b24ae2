/**
 * How a language writes a graph.
 */
import type { NodeLook } from '../../drawing/data/graph-types.ts'
import type { LookColor } from '../convert/written-looks.ts'
import type { LookClass } from './look-classes.ts'
import type { PlainEdge, PlainGraph, PlainNode } from './plain-graph.ts'

/** The lines of a graph; a node whose kind the language has no shape for is undefined. */
export type GraphWriter = {
  begin: (graph: PlainGraph) => string[]
  node: (node: PlainNode, graph: PlainGraph) => string | undefined
  open: (group: PlainNode, graph: PlainGraph) => string
  close: string
  /** A group with nothing in it is a node there. */
  isNodeWhenEmpty?: true
  edge: (edge: PlainEdge, graph: PlainGraph) => string
  end: (graph: PlainGraph) => string[]
  /** Looks have names there, which say what the key says. */
  classes?: (graph: PlainGraph) => Map<NodeLook, LookClass>
}

/** Mermaid's and DOT's words for directions. */
export const directionWords = { right: 'LR', down: 'TB', left: 'RL', up: 'BT' } as const

/** How a language says looks: the color of one, and lines that are dashed or bold. */
export type LookWords = {
  fill: (color: string) => string
  line: Readonly<Record<'dashed' | 'bold', string>>
  /** Words on a dark ground. */
  light: string
}

/** What a language says of a look. */
export const wordsOfLook = ({ fill, line, hasLightWords }: LookColor, words: LookWords): string[] => [
  words.fill(fill),
  ...(line === undefined ? [] : [words.line[line]]),
  ...(hasLightWords === true ? [words.light] : []),
]

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
