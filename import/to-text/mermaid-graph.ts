/**
 * Graphs in Mermaid.
 */

import { entryOf } from '../text/entry-of.ts'
import { directionWords, type GraphWriter, type LookWords, plainKinds, wordsOfLook } from './graph-writer.ts'
import { lookClasses } from './look-classes.ts'
import { markOf, type PlainEdge, type PlainGraph, type PlainNode } from './plain-graph.ts'
import { mermaidText, mermaidTitle } from './quoting.ts'

/** What kinds of the vocabulary are drawn as, in the words of each language. */
const mermaidShapes: Readonly<Record<string, readonly [string, string]>> = {
  decision: ['{', '}'],
  diamond: ['{', '}'],
  gate: ['{', '}'],
  choice: ['{', '}'],
  database: ['[(', ')]'],
  cylinder: ['[(', ')]'],
  store: ['[(', ')]'],
  start: ['([', '])'],
  end: ['([', '])'],
  pill: ['([', '])'],
  source: ['([', '])'],
  sink: ['([', '])'],
  rounded: ['(', ')'],
  state: ['(', ')'],
  circle: ['((', '))'],
  'double-circle': ['(((', ')))'],
  hexagon: ['{{', '}}'],
  subroutine: ['[[', ']]'],
  parallelogram: ['[/', '/]'],
  'parallelogram-left': ['[\\', '\\]'],
  trapezoid: ['[/', '\\]'],
  'trapezoid-down': ['[\\', '/]'],
}

const mermaidNames = {
  queue: 'das',
  document: 'doc',
  documents: 'docs',
  'tagged-document': 'tag-doc',
  'lined-document': 'lin-doc',
  timer: 'delay',
  cloud: 'cloud',
  bang: 'bang',
  ellipse: 'ellipse',
  flag: 'odd',
  'triangle-down': 'flip-tri',
  'sloped-box': 'sl-rect',
  card: 'notch-rect',
  'loop-limit': 'notch-pent',
  display: 'curv-trap',
  'stored-data': 'bow-rect',
  disk: 'lin-cyl',
  tape: 'paper-tape',
  'lined-box': 'lin-rect',
  'divided-box': 'div-rect',
  'window-pane': 'win-pane',
  'tagged-box': 'tag-rect',
  'stacked-box': 'st-rect',
  brace: 'brace',
  'brace-right': 'brace-r',
  braces: 'braces',
  hourglass: 'hourglass',
  bolt: 'bolt',
  cross: 'cross-circ',
  dot: 'f-circ',
  ring: 'fr-circ',
  bar: 'fork',
  fork: 'fork',
  join: 'fork',
  initial: 'f-circ',
  final: 'fr-circ',
  triangle: 'tri',
  note: 'note',
  text: 'text',
}

const mermaidNode = ({ key, label, kind }: PlainNode): string | undefined => {
  const words = `"${mermaidText(label) || ' '}"`
  const name = entryOf(mermaidNames, kind)
  if (name !== undefined) return `${key}@{ shape: ${name}, label: ${words} }`
  const [open, close] = mermaidShapes[kind] ?? (plainKinds.has(kind) ? ['[', ']'] : [])
  return open === undefined ? undefined : `${key}${open}${words}${close}`
}

const mermaidEdge = ({ from, to, text, tail, head, stroke }: PlainEdge): string => {
  const signs = { none: '', arrow: '>', circle: 'o', cross: 'x' }
  const [first, last] = [markOf(tail), markOf(head)]
  // Mermaid has no mark at the start alone, and at both ends only the same.
  const isTurned = last === 'none' && first !== 'none'
  const end = signs[isTurned ? first : last]
  const start = isTurned || first !== last ? '' : end.replace('>', '<')
  const [one, line] = stroke === 'dashed' ? ['-.', '-'] : stroke === 'thick' ? ['==', '='] : ['--', '-']
  const arrow = `${start}${one}${end === '' ? line : stroke === 'dashed' ? `-${end}` : end}`
  const [left, right] = isTurned ? [to, from] : [from, to]
  return `${left} ${arrow}${text === '' ? '' : `|"${mermaidText(text)}"|`} ${right}`
}

const looks: LookWords = {
  fill: (fill) => `fill:${fill}`,
  line: { dashed: 'stroke-dasharray:4', bold: 'stroke-width:3px' },
  light: 'color:#fff',
}

/** Classes, and what has them. */
const classes = (graph: PlainGraph): string[] =>
  Array.from(lookClasses(graph).values(), ({ name, color, keys }) => [
    `  classDef ${name} ${wordsOfLook(color, looks).join(',')}`,
    `  class ${keys.join(',')} ${name}`,
  ]).flat()

export const mermaidGraph: GraphWriter = {
  begin: ({ title, direction }) => [...mermaidTitle(title), `flowchart ${directionWords[direction ?? 'right']}`],
  node: mermaidNode,
  open: ({ key, label }) => `subgraph ${key}["${mermaidText(label)}"]`,
  close: 'end',
  edge: mermaidEdge,
  end: classes,
  classes: lookClasses,
}
