/**
 * What people do to a graph: longer words, one node more, one fewer.
 */
import type { Sample, SampleEdge, SampleNode } from './sample.ts'

const filler = ' extended wording for more room and detail'

/** A text 1.3 times as long. */
const longer = (text: string): string => {
  const more = filler.slice(0, Math.round(text.length * 0.3)).replace(/ $/, 'x')
  return text + more
}

const keyOf = ({ id, name }: SampleNode): string => id ?? name ?? ''

export const longerWords = (sample: Sample): Sample => {
  const { nodes, edges } = sample.data
  const named = new Map(nodes.map((node) => [keyOf(node), node.id === undefined ? longer(keyOf(node)) : keyOf(node)]))
  const end = (name: string): string => named.get(name) ?? name
  const words = <Item extends SampleNode | SampleEdge>(item: Item): Item => {
    const changed = Object.entries(item).map(([key, value]) =>
      ['name', 'note', 'tech', 'text'].includes(key) ? [key, longer(value)] : [key, value],
    )
    return Object.fromEntries(changed) as Item
  }
  return withData(sample, {
    nodes: nodes.map(words),
    edges: edges.map(words).map((edge) => ({ ...edge, from: end(edge.from), to: end(edge.to) })),
  })
}

/** Without one node, and without the edges that touch it. */
export const without = (sample: Sample, index: number): Sample => {
  const { nodes, edges } = sample.data
  const gone = nodes[index]
  const isGone = (end: string): boolean => gone !== undefined && (end === gone.name || end === gone.id)
  return withData(sample, {
    nodes: nodes.filter((node) => node !== gone),
    edges: edges.filter(({ from, to }) => !isGone(from) && !isGone(to)),
  })
}

/** With one node more, joined to one of the others. */
export const withOneMore = (sample: Sample, index: number): Sample => {
  const { nodes, edges } = sample.data
  const neighbor = nodes[index]
  if (neighbor === undefined) return sample
  const isPlain = !['decision', 'person', 'start', 'end', 'bar', 'gateway'].includes(neighbor.kind ?? '')
  const { note: _, tech: __, id: ___, kind = 'box', ...rest } = neighbor
  const extra = { ...rest, name: 'Audit trail', kind: isPlain ? kind : 'box' }
  const labeled = edges.some(({ text }) => text !== undefined)
  const edge: SampleEdge = { from: keyOf(neighbor), to: 'Audit trail', ...(labeled ? { text: 'appends to' } : {}) }
  const [first] = edges
  return withData(sample, {
    nodes: [...nodes, extra],
    edges: [...edges, first?.kind === undefined ? edge : { ...edge, kind: first.kind }],
  })
}

/** What no longer exists is neither in focus nor remarked on; groups left empty go too. */
const withData = (sample: Sample, { nodes, edges }: { nodes: SampleNode[]; edges: SampleEdge[] }): Sample => {
  const { focus: _, callouts: __, ...data } = sample.data as Sample['data'] & { focus?: unknown; callouts?: unknown }
  return { ...sample, data: { ...data, nodes, edges } }
}
