/**
 * Writes graphs: nodes within groups, then edges, in the words of each language.
 */
import type { NodeLook } from '../../drawing/data/graph-types.ts'
import { nameOfWords } from '../convert/written-looks.ts'
import { d2Graph } from './d2-graph.ts'
import { dotGraph } from './dot-graph.ts'
import type { GraphWriter } from './graph-writer.ts'
import { mermaidGraph } from './mermaid-graph.ts'
import { markOf, type PlainGraph, type PlainNode } from './plain-graph.ts'
import { plantumlGraph } from './plantuml-graph.ts'
import type { Unsayable, WrittenLanguage } from './written.ts'

/** Writes a graph; shapes that the language lacks are collected. */
export function writeGraph(graph: PlainGraph, to: WrittenLanguage, unsaid: Unsayable): string {
  const writer = writers[to]
  const lines = [...writer.begin(graph)]
  noteKey(graph, writer, unsaid)
  if (to === 'plantuml' && (graph.direction === 'left' || graph.direction === 'up'))
    unsaid.add('a direction to the left or up, turned around', graph.direction)
  const add = (nodes: readonly PlainNode[], indent: string): void => {
    for (const node of nodes) {
      if (node.isGroup) {
        if (node.inside.length === 0 && writer.isNodeWhenEmpty === true)
          unsaid.add('groups with nothing in them, written as nodes', node.label)
        lines.push(`${indent}${writer.open(node, graph)}`)
        add(node.inside, `${indent}  `)
        lines.push(`${indent}${writer.close}`)
        continue
      }
      const line = writer.node(node, graph)
      if (line === undefined) unsaid.add(`the kind ${node.kind}`, node.label)
      lines.push(`${indent}${line ?? writer.node({ ...node, kind: 'box' }, graph) ?? node.key}`)
    }
  }
  add(graph.roots, '  ')
  for (const edge of graph.edges) {
    if ((edge.ends[0] !== '' || edge.ends[1] !== '') && (to === 'mermaid' || to === 'd2'))
      unsaid.add('words at ends', `${edge.from} > ${edge.to}`)
    if (to === 'mermaid' && markOf(edge.tail) !== 'none' && !['none', markOf(edge.tail)].includes(markOf(edge.head)))
      unsaid.add('marks that differ at both ends', `${edge.from} > ${edge.to}`)
    lines.push(`  ${writer.edge(edge, graph)}`)
  }
  return `${[...lines, ...writer.end(graph)].join('\n')}\n`
}

/** Words of the key that are no name of a class, or of what has none. */
const noteKey = (graph: PlainGraph, writer: GraphWriter, unsaid: Unsayable): void => {
  const classes = writer.classes?.(graph)
  for (const [look, words] of Object.entries(graph.key))
    if (classes === undefined || classes.get(look as NodeLook)?.name !== (nameOfWords(words ?? '') ?? ''))
      unsaid.add('words of the key', look)
}

const writers: Readonly<Record<WrittenLanguage, GraphWriter>> = {
  mermaid: mermaidGraph,
  dot: dotGraph,
  plantuml: plantumlGraph,
  d2: d2Graph,
}
