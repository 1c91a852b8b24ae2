/**
 * A graph of DOT against what Graphviz makes of it: nodes with their labels, edges between them, clusters.
 */

import { labelWords, recordFields } from '../../../import/dot/dot-words.ts'
import type { DotModel } from '../../../import/dot/read-dot.ts'
import type { ModelNode } from '../../../import/models/graph.ts'
import { Differences, type Theirs } from './differences.ts'

export function compareDot(ours: DotModel, theirs: Theirs): string[] {
  const differences = new Differences()
  differences.same('directed', ours.directed, theirs['directed'])
  // A node that is called like a cluster is listed with these, too, with a node's label.
  const groups: Theirs[] = (theirs['clusters'] ?? []).filter(
    ({ label, nodes }: Theirs) => label !== '\\N' || nodes.length > 0,
  )
  const clusters = new Set<string>(groups.map(({ name }) => name))
  const both = new Set<string>(
    (theirs['clusters'] ?? []).filter((each: Theirs) => !groups.includes(each)).map(({ name }: Theirs) => name),
  )
  const nodes: Theirs[] = (theirs['nodes'] ?? []).filter(({ name }: Theirs) => !clusters.has(name) || both.has(name))
  differences.alike(
    'node',
    [...ours.nodes.keys()],
    nodes.map(({ name }) => name),
  )
  for (const { name, label } of nodes) {
    const node = ours.nodes.get(name)
    const said = wordsOf(node)
    const written = label ?? '\\N'
    // Graphviz keeps labels in HTML apart from others by their brackets.
    const word = { text: written, ...(/^\s*<[\s\S]*>\s*$/.test(written) ? { html: true as const } : {}) }
    const wanted = labelWords(word, name)
    const fields = recordFields(word, name).join(' ')
    const marked = labelWords({ text: written, html: true }, name)
    // Outer labels are in no model.
    const own = squeezed(node?.label ?? '')
    if (![squeezed(said), own].some((each) => [wanted, fields, marked].map(squeezed).includes(each)))
      differences.found.push(`label of ${name}: ${said} | ${wanted}`)
  }
  differences.alike(
    'edge',
    ours.edges.map((edge) => endsOf(ours.inner.get(edge) ?? edge, ours.directed)),
    (theirs['edges'] ?? []).map((edge: Theirs) => endsOf(edge as { from: string; to: string }, ours.directed)),
  )
  differences.alike(
    'cluster',
    ours.groups.map(({ id }) => id),
    [...clusters],
  )
  return differences.found
}

/** Its name and what is under it. */
const wordsOf = (node: ModelNode | undefined): string =>
  [node?.label ?? '', ...(node?.lines ?? node?.note?.split(' | ') ?? [])].filter((each) => each !== '').join(' ')

const squeezed = (words: string): string => words.replaceAll(/[\s<>]+/g, '')

/** Without a direction, an edge has no first end. */
const endsOf = ({ from, to }: { from: string; to: string }, directed: boolean): string =>
  JSON.stringify(directed ? [from, to] : [from, to].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
