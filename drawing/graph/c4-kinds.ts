/**
 * What C4 elements are whose kind is not given: a software system, which is what the form says, is in no other one, so that within
 * a boundary it is a part of what that is.
 */
import type { GraphDocument, GraphNode } from '../data/graph.ts'
import { GraphNames } from '../data/graph-names.ts'

type Part = 'container' | 'component'

/** Elements in the innermost boundaries are components, and beside one in a boundary around it containers. */
export const withComponents = <Data extends GraphDocument>(data: Data): Data => {
  const names = new GraphNames(data)
  return withParts(data, ({ group }) => {
    const own = names.group(group ?? '')
    return data.groups.some((each) => own !== undefined && names.group(each.group ?? '') === own)
      ? 'container'
      : 'component'
  })
}

/** Elements in a boundary that have a technology, which no software system has, are containers. */
export const withContainers = <Data extends GraphDocument>(data: Data): Data =>
  withParts(data, ({ tech }) => (tech === undefined ? undefined : 'container'))

const withParts = <Data extends GraphDocument>(data: Data, partOf: (node: GraphNode) => Part | undefined): Data => ({
  ...data,
  nodes: data.nodes.map((node) =>
    node.kind === 'system' && node.group !== undefined ? { ...node, kind: partOf(node) ?? node.kind } : node,
  ),
})
