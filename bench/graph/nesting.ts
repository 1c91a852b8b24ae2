/**
 * What is in which group.
 */
import type { LayoutGraph } from '../../layout/model/graph.ts'

/** The group directly around each node and group. */
export const outerGroups = ({ nodes, groups = [] }: LayoutGraph): ReadonlyMap<string, string | undefined> =>
  new Map([
    ...groups.map(({ id, parent }) => [id, parent] as const),
    ...nodes.map(({ id, group }) => [id, group] as const),
  ])

/** Whether something is in a group, however deep. */
export function isInside(id: string, group: string, outer: ReadonlyMap<string, string | undefined>): boolean {
  const seen = new Set<string>()
  for (let next = outer.get(id); next !== undefined && !seen.has(next); next = outer.get(next)) {
    if (next === group) return true
    seen.add(next)
  }
  return false
}

/** A node itself, or the first one in a group. */
export function memberOf(id: string, graph: LayoutGraph): string | undefined {
  const { nodes, groups = [] } = graph
  if (nodes.some((node) => node.id === id)) return id
  const own = nodes.find(({ group }) => group === id)
  if (own !== undefined) return own.id
  for (const inner of groups.filter(({ parent }) => parent === id)) {
    const member = memberOf(inner.id, graph)
    if (member !== undefined) return member
  }
  return undefined
}
