/**
 * Graphs in each language: how a node, a group and an edge are written.
 */
import { markOf, type PlainEdge, type PlainGraph, type PlainNode } from './plain-graph.ts'
import { d2Text, dotText, mermaidText, plantText } from './quoting.ts'
import type { Unsayable, WrittenLanguage } from './written.ts'

/** How a language writes a graph; `indent` is the blanks of a line. */
type Writer = {
  begin: (graph: PlainGraph) => string[]
  node: (node: PlainNode) => string | undefined
  open: (group: PlainNode) => string
  close: string
  edge: (edge: PlainEdge, graph: PlainGraph) => string
  end: string[]
}

/** Writes a graph; shapes that the language lacks are collected. */
export function writeGraph(graph: PlainGraph, to: WrittenLanguage, unsaid: Unsayable): string {
  const writer = writers[to]
  const lines = [...writer.begin(graph)]
  const add = (nodes: readonly PlainNode[], indent: string): void => {
    for (const node of nodes) {
      if (node.isGroup) {
        lines.push(`${indent}${writer.open(node)}`)
        add(node.inside, `${indent}  `)
        lines.push(`${indent}${writer.close}`)
        continue
      }
      const line = writer.node(node)
      if (line === undefined) unsaid.add(`the kind ${node.kind}`, node.label)
      lines.push(`${indent}${line ?? writer.node({ ...node, kind: 'box' }) ?? node.key}`)
    }
  }
  add(graph.roots, '  ')
  for (const edge of graph.edges) {
    if ((edge.ends[0] !== '' || edge.ends[1] !== '') && (to === 'mermaid' || to === 'd2'))
      unsaid.add('words at ends', `${edge.from} > ${edge.to}`)
    lines.push(`  ${writer.edge(edge, graph)}`)
  }
  return `${[...lines, ...writer.end].join('\n')}\n`
}

const plain = new Set(['box', 'step', 'service', 'system', 'container', 'group', 'block', 'pod', 'device', 'component'])

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

const named = (shapes: Readonly<Record<string, string>>, kind: string): string | undefined => shapes[kind]

const mermaidNames = {
  queue: 'das',
  document: 'doc',
  timer: 'delay',
  cloud: 'cloud',
  dot: 'f-circ',
  ring: 'fr-circ',
  bar: 'fork',
  fork: 'fork',
  join: 'fork',
  initial: 'f-circ',
  final: 'fr-circ',
  triangle: 'tri',
  note: 'comment',
  text: 'text',
}

const mermaidNode = ({ key, label, kind }: PlainNode): string | undefined => {
  const words = `"${mermaidText(label) || ' '}"`
  const name = named(mermaidNames, kind)
  if (name !== undefined) return `${key}@{ shape: ${name}, label: ${words} }`
  const [open, close] = mermaidShapes[kind] ?? (plain.has(kind) ? ['[', ']'] : [])
  return open === undefined ? undefined : `${key}${open}${words}${close}`
}

const mermaidEdge = ({ from, to, text, tail, head, stroke }: PlainEdge): string => {
  const signs = { none: '', arrow: '>', circle: 'o', cross: 'x' }
  const [start, end] = [signs[markOf(tail)].replace('>', '<'), signs[markOf(head)]]
  const [one, line] = stroke === 'dashed' ? ['-.', '-'] : stroke === 'thick' ? ['==', '='] : ['--', '-']
  const arrow = `${start}${one}${end === '' ? line : stroke === 'dashed' ? `-${end}` : end}`
  return `${from} ${arrow}${text === '' ? '' : `|"${mermaidText(text)}"|`} ${to}`
}

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
      : (named(dotNames, kind) ?? (plain.has(kind) ? 'box' : undefined))
  return shape === undefined ? undefined : `${key} [label="${dotText(label)}", shape=${shape}]`
}

const dotEdge = ({ from, to, text, tail, head, stroke, ends: [first, second] }: PlainEdge): string => {
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
  ].filter((each) => each !== '')
  return `${from} -> ${to}${words.length === 0 ? '' : ` [${words.join(', ')}]`}`
}

const plantNames = {
  database: 'database',
  cylinder: 'database',
  store: 'database',
  queue: 'queue',
  person: 'actor',
  actor: 'actor',
  cloud: 'cloud',
  hexagon: 'hexagon',
  folder: 'folder',
  component: 'component',
  'use-case': 'usecase',
  ellipse: 'usecase',
  document: 'file',
  artifact: 'artifact',
  interface: 'interface',
}

const plantNode = ({ key, label, kind }: PlainNode): string | undefined => {
  const word = named(plantNames, kind) ?? (plain.has(kind) ? 'rectangle' : undefined)
  return word === undefined ? undefined : `${word} "${plantText(label) || ' '}" as ${key}`
}

const plantEdge = ({ from, to, text, tail, head, stroke, ends: [first, second] }: PlainEdge): string => {
  const signs = { none: '', arrow: '>', circle: 'o', cross: 'x' }
  const line = stroke === 'dashed' ? '..' : stroke === 'thick' ? '==' : '--'
  const arrow = `${signs[markOf(tail)].replace('>', '<')}${line}${signs[markOf(head)]}`
  const words = (each: string): string => (each === '' ? '' : ` "${plantText(each)}"`)
  return `${from}${words(first)} ${arrow}${words(second)} ${to}${text === '' ? '' : ` : ${plantText(text)}`}`
}

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
  folder: 'package',
  text: 'text',
}

const d2Node = ({ key, label, kind }: PlainNode): string | undefined => {
  const shape = named(d2Names, kind)
  if (shape === undefined && !plain.has(kind)) return undefined
  return `${key}: "${d2Text(label)}"${shape === undefined ? '' : ` { shape: ${shape} }`}`
}

const d2Edge = ({ from, to, text, tail, head, stroke }: PlainEdge, { paths }: PlainGraph): string => {
  const [start, end] = [markOf(tail), markOf(head)]
  const arrow = start === 'none' ? (end === 'none' ? '--' : '->') : end === 'none' ? '<-' : '<->'
  const label = text === '' ? '' : `: "${d2Text(text)}"`
  const dash = stroke === 'dashed' ? `${label === '' ? ':' : ''} { style.stroke-dash: 3 }` : ''
  return `${paths.get(from) ?? from} ${arrow} ${paths.get(to) ?? to}${label}${dash}`
}

const writers: Readonly<Record<WrittenLanguage, Writer>> = {
  mermaid: {
    begin: ({ title, direction }) => [
      '---',
      `title: ${JSON.stringify(title)}`,
      '---',
      `flowchart ${direction === 'down' ? 'TB' : 'LR'}`,
    ],
    node: mermaidNode,
    open: ({ key, label }) => `subgraph ${key}["${mermaidText(label)}"]`,
    close: 'end',
    edge: mermaidEdge,
    end: [],
  },
  dot: {
    begin: ({ title, direction }) => [
      'digraph {',
      `  label="${dotText(title)}"`,
      `  rankdir=${direction === 'down' ? 'TB' : 'LR'}`,
    ],
    node: dotNode,
    open: ({ key, label }) => `subgraph cluster_${key} { label="${dotText(label)}"`,
    close: '}',
    edge: dotEdge,
    end: ['}'],
  },
  plantuml: {
    begin: ({ title, direction }) => [
      '@startuml',
      `title ${plantText(title)}`,
      ...(direction === 'down' ? [] : ['left to right direction']),
    ],
    node: plantNode,
    open: ({ key, label }) => `package "${plantText(label)}" as ${key} {`,
    close: '}',
    edge: plantEdge,
    end: ['@enduml'],
  },
  d2: {
    begin: ({ title, direction }) => [
      `direction: ${direction ?? 'right'}`,
      `title: "${d2Text(title)}" { shape: text; near: top-center }`,
    ],
    node: d2Node,
    open: ({ key, label }) => `${key}: "${d2Text(label)}" {`,
    close: '}',
    edge: d2Edge,
    end: [],
  },
}
