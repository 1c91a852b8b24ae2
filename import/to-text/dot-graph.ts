/**
 * Graphs in DOT.
 */

import { lookColors } from '../convert/written-looks.ts'
import { entryOf } from '../text/entry-of.ts'
import { directionWords, type GraphWriter, type LookWords, plainKinds, wordsOfLook } from './graph-writer.ts'
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

const dotNode = ({ key, label, kind, look }: PlainNode): string | undefined => {
  const isRounded = kind === 'rounded' || kind === 'state'
  const shape = isRounded ? 'box' : (entryOf(dotNames, kind) ?? (plainKinds.has(kind) ? 'box' : undefined))
  const said = [...(isRounded ? ['rounded'] : []), ...styleOf(look)]
  return shape === undefined
    ? undefined
    : `${key} [label="${dotText(label)}", shape=${shape}${said.length === 0 ? '' : `, ${inStyle(said)}`}]`
}

/** Words of a look, of which those of its line are styles. */
const styleOf = (look: PlainNode['look']): string[] => (look === undefined ? [] : wordsOfLook(lookColors[look], looks))

const looks: LookWords = {
  fill: (fill) => `fillcolor="${fill}"`,
  line: { dashed: 'dashed', bold: 'bold' },
  light: 'fontcolor="#ffffff"',
}

/** Styles are one attribute. */
const inStyle = (words: readonly string[], between = ', '): string => {
  const [attributes, styles] = [words.filter((each) => each.includes('=')), words.filter((each) => !each.includes('='))]
  const all = [...styles, ...(attributes.length === 0 ? [] : ['filled'])]
  return [`style=${all.length === 1 ? all[0] : `"${all.join(',')}"`}`, ...attributes].join(between)
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

export const dotGraph: GraphWriter = {
  begin: ({ title, direction, edges, firsts }) => [
    'digraph {',
    ...(edges.some(({ from, to }) => firsts.has(from) || firsts.has(to)) ? ['  compound=true'] : []),
    ...(title === '' ? [] : [`  label="${dotText(title)}"`]),
    `  rankdir=${directionWords[direction ?? 'right']}`,
  ],
  node: dotNode,
  open: ({ key, label, look }) =>
    `subgraph cluster_${key} { label="${dotText(label)}"${look === undefined ? '' : `; ${inStyle(styleOf(look), '; ')}`}`,
  close: '}',
  edge: dotEdge,
  end: () => ['}'],
}
