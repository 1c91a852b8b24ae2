/**
 * What is wrong with a graph before it is laid out: `layoutGraph` itself takes references and sizes on trust.
 */
import type { LayoutGraph } from './model/graph.ts'

/** Each fault with its place, such as `edges[2].to: there is no node or group "x"`; empty if the graph can be laid out. */
export function faultsOfGraph(graph: LayoutGraph): string[] {
  const groups = new Map((graph.groups ?? []).map((group) => [group.id, group.parent]))
  const ids = [...graph.nodes.map(({ id }) => id), ...groups.keys()]
  const known = new Set(ids)
  return [
    ...repeated(graph),
    ...graph.nodes.flatMap((node, index) => [
      ...badSizes(node, `nodes[${index}]`),
      ...missing(node.group, groups, `nodes[${index}].group`, 'group'),
    ]),
    ...graph.edges.flatMap((edge, index) => [
      ...missing(edge.from, known, `edges[${index}].from`, 'node or group'),
      ...missing(edge.to, known, `edges[${index}].to`, 'node or group'),
      ...(edge.label === undefined ? [] : badSizes(edge.label, `edges[${index}].label`)),
    ]),
    ...(graph.groups ?? []).flatMap(({ id, parent }, index) => [
      ...missing(parent, groups, `groups[${index}].parent`, 'group'),
      ...(isInsideItself(id, groups) ? [`groups[${index}].parent: ${JSON.stringify(id)} is inside itself`] : []),
    ]),
  ]
}

const repeated = ({ nodes, groups = [] }: LayoutGraph): string[] =>
  Object.entries({ nodes, groups }).flatMap(([list, items]) => {
    const first = new Set<string>()
    return items.flatMap(({ id }, index) => {
      if (!first.has(id)) return first.add(id) && []
      return [`${list}[${index}].id: ${JSON.stringify(id)} is there already`]
    })
  })

const badSizes = ({ w, h }: { w: number; h: number }, at: string): string[] =>
  Object.entries({ w, h }).flatMap(([side, value]) =>
    Number.isFinite(value) && value > 0 && value <= largestSide
      ? []
      : [`${at}.${side}: must be a number of pixels above 0 and up to ${largestSide}, got ${value}`],
  )

/** Beyond this, sums of coordinates are no longer exact enough to compare. */
const largestSide = 100_000

const missing = (
  id: string | undefined,
  known: { has: (id: string) => boolean },
  at: string,
  kind: string,
): string[] => (id === undefined || known.has(id) ? [] : [`${at}: there is no ${kind} ${JSON.stringify(id)}`])

const isInsideItself = (id: string, parents: ReadonlyMap<string, string | undefined>): boolean => {
  const seen = new Set<string>()
  for (let each = parents.get(id); each !== undefined && !seen.has(each); each = parents.get(each)) {
    if (each === id) return true
    seen.add(each)
  }
  return false
}
