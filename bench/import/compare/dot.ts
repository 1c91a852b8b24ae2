/**
 * A graph of DOT against what Graphviz makes of it: nodes with their labels, edges between them, clusters.
 */

import { labelWords, recordFields } from '../../../import/dot/dot-words.ts'
import type { DotModel } from '../../../import/dot/read-dot.ts'
import { Differences, type Theirs } from './differences.ts'

export function compareDot(ours: DotModel, theirs: Theirs): string[] {
  const differences = new Differences()
  differences.same('directed', ours.directed, theirs['directed'])
  const clusters = new Set<string>((theirs['clusters'] ?? []).map(({ name }: Theirs) => name))
  const nodes: Theirs[] = (theirs['nodes'] ?? []).filter(({ name }: Theirs) => !clusters.has(name))
  differences.alike(
    'node',
    [...ours.nodes.keys()],
    nodes.map(({ name }) => name),
  )
  for (const { name, label } of nodes) {
    const node = ours.nodes.get(name)
    const said = [node?.label ?? '', ...(node?.note?.split(' | ') ?? [])].filter((each) => each !== '').join(' ')
    const written = label ?? '\\N'
    // Graphviz keeps labels in HTML apart from others by their brackets.
    const word = { text: written, ...(/^\s*<[\s\S]*>\s*$/.test(written) ? { html: true as const } : {}) }
    const wanted = labelWords(word, name)
    const fields = recordFields(word, name).join(' ')
    if (squeezed(said) !== squeezed(wanted) && squeezed(said) !== squeezed(fields))
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

const squeezed = (words: string): string => words.replaceAll(/[\s<>]+/g, '')

/** Without a direction, an edge has no first end. */
const endsOf = ({ from, to }: { from: string; to: string }, directed: boolean): string =>
  JSON.stringify(directed ? [from, to] : [from, to].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
