/**
 * Graphs in DOT.
 */

import { entryOf } from '../text/entry-of.ts'
import { colored } from './frame-colors.ts'
import { type GraphWriter, plainKinds } from './graph-writer.ts'
import { markOf, type PlainEdge, type PlainGraph, type PlainNode } from './plain-graph.ts'
import { dotText } from './quoting.ts'

const dotNames = {
  decision: 'diamond',
  diamond: 'diamond',
  gate: 'diamond',
  choice: 'diamond',
  database: 'cylinder',
  cylinder: 'cylinder',
  store: 'cylinder',
  circle: 'circle',
  'double-circle': 'doublecircle',
  ellipse: 'ellipse',
  hexagon: 'hexagon',
  parallelogram: 'parallelogram',
  trapezoid: 'trapezium',
  'trapezoid-down': 'invtrapezium',
  triangle: 'triangle',
  'triangle-down': 'invtriangle',
  egg: 'egg',
  house: 'house',
  'house-down': 'invhouse',
  pentagon: 'pentagon',
  septagon: 'septagon',
  octagon: 'octagon',
  'double-octagon': 'doubleoctagon',
  'triple-octagon': 'tripleoctagon',
  star: 'star',
  pointer: 'cds',
  'arrow-right': 'rarrow',
  'arrow-left': 'larrow',
  cube: 'box3d',
  'marked-box': 'Msquare',
  'marked-diamond': 'Mdiamond',
  'marked-circle': 'Mcircle',
  underline: 'underline',
  note: 'note',
  folder: 'folder',
  component: 'component',
  text: 'plaintext',
  dot: 'point',
  start: 'oval',
  end: 'oval',
  pill: 'oval',
  source: 'oval',
  sink: 'oval',
}

const dotNode = ({ key, label, kind }: PlainNode): string | undefined => {
  const shape =
    kind === 'rounded' || kind === 'state'
      ? 'box, style=rounded'
      : (entryOf(dotNames, kind) ?? (plainKinds.has(kind) ? 'box' : undefined))
  return shape === undefined ? undefined : `${key} [label="${dotText(label)}", shape=${shape}]`
}

const dotEdge = (
  { from, to, text, tail, head, stroke, ends: [first, second] }: PlainEdge,
  { firsts }: PlainGraph,
): string => {
  // An edge of a group is one of a node in it that is cut off at the group.
  const [inFrom, inTo] = [firsts.get(from), firsts.get(to)]
  const marks = { none: 'none', arrow: 'normal', circle: 'odot', cross: 'tee' }
  const [start, end] = [markOf(tail), markOf(head)]
  const dir = start === 'none' ? (end === 'none' ? 'none' : undefined) : end === 'none' ? 'back' : 'both'
  const words = [
    text === '' ? '' : `label="${dotText(text)}"`,
    first === '' ? '' : `taillabel="${dotText(first)}"`,
    second === '' ? '' : `headlabel="${dotText(second)}"`,
    dir === undefined ? '' : `dir=${dir}`,
    end === 'circle' || end === 'cross' ? `arrowhead=${marks[end]}` : '',
    start === 'circle' || start === 'cross' ? `arrowtail=${marks[start]}` : '',
    stroke === 'dashed' ? 'style=dashed' : stroke === 'thick' ? 'style=bold' : '',
    inFrom === undefined ? '' : `ltail=cluster_${from}`,
    inTo === undefined ? '' : `lhead=cluster_${to}`,
  ].filter((each) => each !== '')
  return `${inFrom ?? from} -> ${inTo ?? to}${words.length === 0 ? '' : ` [${words.join(', ')}]`}`
}

const style: Parameters<typeof colored>[1] = {
  fill: (fill) => `; style=filled; fillcolor="${fill}"`,
  line: { dashed: '; style=dashed', bold: '; style=bold' },
}

export const dotGraph: GraphWriter = {
  begin: ({ title, direction, edges, firsts }) => [
    'digraph {',
    ...(edges.some(({ from, to }) => firsts.has(from) || firsts.has(to)) ? ['  compound=true'] : []),
    ...(title === '' ? [] : [`  label="${dotText(title)}"`]),
    `  rankdir=${direction === 'down' ? 'TB' : 'LR'}`,
  ],
  node: dotNode,
  open: ({ key, label, color }) => `subgraph cluster_${key} { label="${dotText(label)}"${colored(color, style)}`,
  close: '}',
  edge: dotEdge,
  end: ['}'],
}
