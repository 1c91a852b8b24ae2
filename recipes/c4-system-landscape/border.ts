/** What leaves an organization: relations whose ends are in different outermost groups, and the systems inside that have some. */
import type { GraphDocument, GraphEdge, GraphGroup, GraphNode } from '../../drawing/data/graph.ts'
import { GraphNames } from '../../drawing/data/graph-names.ts'

/**
 * `crossing`: the relations that cross a border; `inside`: the systems inside of one, `doors` those of them with such a
 * relation, `people` who else is inside; `outside`: who and what is around.
 */
type Border = Record<'inside' | 'doors' | 'people' | 'outside', GraphNode[]> & { crossing: GraphEdge[] }

export function borderOf(data: GraphDocument): Border {
  const names = new GraphNames(data)
  const around = (item: GraphNode | GraphGroup): GraphGroup | undefined => names.around(item).at(-1)
  const nodeAt = (reference: string): GraphNode | undefined => names.end(reference)?.node
  const crossing = data.edges.filter(({ from, to }) => {
    const [start, end] = [from, to].map((each) => {
      const item = names.end(each)
      return item?.node === undefined ? item && (around(item.group) ?? item.group) : around(item.node)
    })
    return start !== end
  })
  const met = new Set(crossing.flatMap(({ from, to }) => [nodeAt(from), nodeAt(to)]))
  const within = data.nodes.filter((node) => around(node) !== undefined)
  const inside = within.filter(({ kind }) => kind !== 'person' && kind !== 'external')
  return {
    crossing,
    inside,
    doors: inside.filter((node) => met.has(node)),
    people: within.filter((node) => !inside.includes(node)),
    outside: data.nodes.filter((node) => !within.includes(node)),
  }
}
