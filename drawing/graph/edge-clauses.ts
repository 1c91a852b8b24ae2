/**
 * Edges in words, for people who cannot see them.
 */
import type { GraphDocument, GraphEdge, GraphNode } from '../data/graph.ts'
import { GraphNames } from '../data/graph-names.ts'
import { namedIn, namesOf } from '../data/named.ts'
import type { Net } from '../data/neighbors.ts'

/**
 * Each edge as a clause, `Tracking page opens Tracking API`: its nodes by their names, its words as a verb between them. Nodes
 * of one name are told apart by the groups that they are in, where these are given.
 */
export const edgeClauses = (
  { nodes, edges, groups = [] }: Net & Partial<Pick<GraphDocument, 'groups'>>,
  verbOf = ({ text }: GraphEdge): string => text ?? 'to',
): string[] => {
  const said = placedName({ nodes, groups })
  const nameOf = (reference: string): string => {
    const [node] = namedIn(nodes, [reference])
    return node === undefined ? reference : said(node)
  }
  return edges.map((edge) => [nameOf(edge.from), withinSentence(verbOf(edge)), nameOf(edge.to)].join(' '))
}

/** What nodes are called: those of one name are told apart by the groups that they are in. */
export const placedName = ({
  nodes,
  groups,
}: Pick<GraphDocument, 'nodes' | 'groups'>): ((node: GraphNode) => string) => {
  const names = new GraphNames({ nodes, groups })
  return (node) => {
    const [name = ''] = namesOf([node])
    const place = placeOf(node, nodes, names)
    return place === undefined ? name : `${name} (${place})`
  }
}

/** The innermost group around a node by which it differs from others of its name. */
const placeOf = (node: GraphNode, nodes: readonly GraphNode[], names: GraphNames): string | undefined => {
  const others = nodes.filter((each) => each !== node && each.name !== undefined && each.name === node.name)
  const placesOf = (each: GraphNode): string[] => names.around(each).map(({ name }) => name)
  return others.length === 0
    ? undefined
    : placesOf(node).find((place) => !others.some((other) => placesOf(other).includes(place)))
}

/** Words as they continue a sentence; what begins with several capitals, such as SQL, keeps them. */
const withinSentence = (words: string): string => words.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())
