/**
 * Objects that several others refer to: what one of them changes there, the others see.
 */
import type { GraphDocument, GraphNode } from '../../drawing/data/graph.ts'
import { sourcesOf } from '../../drawing/data/neighbors.ts'

/** An object, and the others that hold a reference to it. */
export type SharedObject = { object: GraphNode; holders: GraphNode[] }

/** The objects with at least two holders, in the order of the data; a reference of an object to itself is none. */
export function sharedObjects({ nodes, edges }: Pick<GraphDocument, 'nodes' | 'edges'>): SharedObject[] {
  const references = edges.filter(({ kind }) => kind === 'association')
  return nodes.flatMap((object) => {
    const holders = sourcesOf(object, { nodes, edges: references }).filter((holder) => holder !== object)
    return holders.length > 1 ? [{ object, holders }] : []
  })
}

/**
 * The one object that two others refer to, where it refers to nothing itself: both reach it from above, so that their
 * arrows are alike. Among more of them, each is reached where there is room.
 */
export function sharedByTwo(data: Pick<GraphDocument, 'nodes' | 'edges'>): GraphNode | undefined {
  const [only, ...others] = sharedObjects(data)
  if (only === undefined || others.length > 0 || only.holders.length > 2) return undefined
  const isEnd = data.nodes.every((node) => !sourcesOf(node, data).includes(only.object))
  return isEnd ? only.object : undefined
}
