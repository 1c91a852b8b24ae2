/**
 * Graphs in D2.
 */

import type { NodeLook } from '../../drawing/data/graph-types.ts'
import { keywords } from '../d2/d2-syntax.ts'
import { entryOf } from '../text/entry-of.ts'
import { type GraphWriter, type LookWords, plainKinds, wordsOfLook } from './graph-writer.ts'
import { type LookClass, lookClasses } from './look-classes.ts'
import { markOf, type PlainEdge, type PlainGraph, type PlainNode } from './plain-graph.ts'
import { d2Text } from './quoting.ts'

const d2Names = {
  decision: 'diamond',
  diamond: 'diamond',
  gate: 'diamond',
  choice: 'diamond',
  database: 'cylinder',
  cylinder: 'cylinder',
  store: 'cylinder',
  queue: 'queue',
  person: 'person',
  actor: 'person',
  cloud: 'cloud',
  circle: 'circle',
  'double-circle': 'circle',
  ellipse: 'oval',
  'use-case': 'oval',
  pill: 'oval',
  start: 'oval',
  end: 'oval',
  source: 'oval',
  sink: 'oval',
  hexagon: 'hexagon',
  parallelogram: 'parallelogram',
  document: 'document',
  note: 'page',
  'stored-data': 'stored_data',
  chevron: 'step',
  callout: 'callout',
  folder: 'package',
  text: 'text',
}

const d2Node = ({ key, label, kind, look }: PlainNode, graph: PlainGraph): string | undefined => {
  const shape = entryOf(d2Names, kind)
  if (shape === undefined && !plainKinds.has(kind)) return undefined
  const said = [
    ...(shape === undefined ? [] : [`shape: ${shape}`]),
    ...(look === undefined ? [] : [`class: ${classesOf(graph).get(look)?.name}`]),
  ]
  return `${key}: "${d2Text(label)}"${said.length === 0 ? '' : ` { ${said.join('; ')} }`}`
}

const d2Edge = ({ from, to, text, tail, head, stroke }: PlainEdge, { paths }: PlainGraph): string => {
  const [start, end] = [markOf(tail), markOf(head)]
  const arrow = start === 'none' ? (end === 'none' ? '--' : '->') : end === 'none' ? '<-' : '<->'
  const label = text === '' ? '' : `: "${d2Text(text)}"`
  const dash = stroke === 'dashed' ? `${label === '' ? ':' : ''} { style.stroke-dash: 3 }` : ''
  return `${paths.get(from) ?? from} ${arrow} ${paths.get(to) ?? to}${label}${dash}`
}

const looks: LookWords = {
  fill: (fill) => `style.fill: "${fill}"`,
  line: { dashed: 'style.stroke-dash: 3', bold: 'style.stroke-width: 4' },
  light: 'style.font-color: "#ffffff"',
}

/** Looks by names that are no keyword in any case. */
const classesOf = (graph: PlainGraph): Map<NodeLook, LookClass> =>
  lookClasses(graph, (name) => !keywords.test(name.toLowerCase()))

const classes = (graph: PlainGraph): string[] => {
  const found = [...classesOf(graph).values()]
  const lines = found.map(({ name, color }) => `  ${name}: { ${wordsOfLook(color, looks).join('; ')} }`)
  return lines.length === 0 ? [] : ['classes: {', ...lines, '}']
}

export const d2Graph: GraphWriter = {
  begin: (graph) => [
    `direction: ${graph.direction ?? 'right'}`,
    ...(graph.title === '' ? [] : [`title: "${d2Text(graph.title)}" { shape: text; near: top-center }`]),
    ...classes(graph),
  ],
  node: d2Node,
  open: ({ key, label, look }, graph) =>
    `${key}: "${d2Text(label)}" {${look === undefined ? '' : ` class: ${classesOf(graph).get(look)?.name}`}`,
  close: '}',
  isNodeWhenEmpty: true,
  edge: d2Edge,
  end: () => [],
  classes: classesOf,
}
