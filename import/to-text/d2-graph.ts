/**
 * Graphs in D2.
 */

import { entryOf } from '../text/entry-of.ts'
import { colored } from './frame-colors.ts'
import { type GraphWriter, plainKinds } from './graph-writer.ts'
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

const d2Node = ({ key, label, kind }: PlainNode): string | undefined => {
  const shape = entryOf(d2Names, kind)
  if (shape === undefined && !plainKinds.has(kind)) return undefined
  return `${key}: "${d2Text(label)}"${shape === undefined ? '' : ` { shape: ${shape} }`}`
}

const d2Edge = ({ from, to, text, tail, head, stroke }: PlainEdge, { paths }: PlainGraph): string => {
  const [start, end] = [markOf(tail), markOf(head)]
  const arrow = start === 'none' ? (end === 'none' ? '--' : '->') : end === 'none' ? '<-' : '<->'
  const label = text === '' ? '' : `: "${d2Text(text)}"`
  const dash = stroke === 'dashed' ? `${label === '' ? ':' : ''} { style.stroke-dash: 3 }` : ''
  return `${paths.get(from) ?? from} ${arrow} ${paths.get(to) ?? to}${label}${dash}`
}

const style: Parameters<typeof colored>[1] = {
  fill: (fill) => ` style.fill: "${fill}"`,
  line: { dashed: ' style.stroke-dash: 3', bold: ' style.stroke-width: 4' },
}

export const d2Graph: GraphWriter = {
  begin: ({ title, direction }) => [
    `direction: ${direction ?? 'right'}`,
    ...(title === '' ? [] : [`title: "${d2Text(title)}" { shape: text; near: top-center }`]),
  ],
  node: d2Node,
  open: ({ key, label, color }) => `${key}: "${d2Text(label)}" {${colored(color, style)}`,
  close: '}',
  isNodeWhenEmpty: true,
  edge: d2Edge,
  end: [],
}
