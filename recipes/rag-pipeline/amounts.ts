/**
 * Amounts in the words of a pipeline: on what holds them, and on the edge by which they leave a step.
 */
import type { GraphDocument, GraphEdge } from '../../drawing/data/graph.ts'
import { formatFor } from '../../drawing/values/format.ts'

/** An amount in words: 2.4M. */
export const amount = (value: number): string => formatFor([value]).short(value)

/** The amount of a node comes before its note, that of an edge before its words; a name is not what is counted. */
export const withAmounts = <Data extends GraphDocument>(data: Data): Data => {
  const said = (value: number | undefined, words = ''): string =>
    value === undefined ? words : `${amount(value)}${/^\p{Lu}/u.test(words) ? ',' : ''} ${words}`
  const both = (value: number | undefined, words: string | undefined): string | undefined =>
    said(value, words).trim() || undefined
  const { nodes, edges } = withAmountsOnEdges(data)
  return {
    ...data,
    nodes: nodes.map((node) => ({ ...node, note: both(node.value, node.note) })),
    edges: edges.map((edge) => ({ ...edge, text: both(edge.value, edge.text) })),
  }
}

/** How many leave a step are how many pass on the one edge that leads on from it. */
const withAmountsOnEdges = ({ nodes, edges }: GraphDocument): Pick<GraphDocument, 'nodes' | 'edges'> => {
  const outs = nodes.map((node) =>
    edges.filter(({ from, kind }) => kind === 'data' && [node.id, node.name].includes(from)),
  )
  const moved = new Map(
    nodes.flatMap(({ kind, value }, at): [GraphEdge, number][] => {
      const [out, ...others] = outs[at] ?? []
      const isOne = kind === 'step' && out !== undefined && others.length === 0 && out.value === undefined
      return isOne && value !== undefined ? [[out, value]] : []
    }),
  )
  return {
    nodes: nodes.map(({ value, ...node }, at) =>
      value === undefined || outs[at]?.some((out) => moved.has(out)) === true ? node : { ...node, value },
    ),
    edges: edges.map((edge) => (moved.has(edge) ? { ...edge, value: moved.get(edge) as number } : edge)),
  }
}
