/**
 * What is wrong with a graph before it is laid out: `layoutGraph` itself takes references and sizes on trust.
 */
import type { LayoutEdge, LayoutGraph, Size } from './model/graph.ts'

/** Each fault with its place, such as `edges[2].to: there is no node or group "x"`; empty if the graph can be laid out. */
export function faultsOfGraph(graph: LayoutGraph): string[] {
  const groups = new Map((graph.groups ?? []).map((group) => [group.id, group.parent]))
  const ids = [...graph.nodes.map(({ id }) => id), ...groups.keys()]
  const known = new Set(ids)
  return [
    ...repeated(graph),
    ...graph.nodes.flatMap((node, index) => [
      ...sizeFaults({ '': node }, `nodes[${index}]`),
      ...sizeFaults(numbered(node.narrower), `nodes[${index}]`),
      ...numberFaults({ '.at[0]': node.at?.[0], '.at[1]': node.at?.[1] }, `nodes[${index}]`, 'cells'),
      ...missing(node.group, groups, `nodes[${index}].group`, 'group'),
    ]),
    ...graph.edges.flatMap((edge, index) => [
      ...missing(edge.from, known, `edges[${index}].from`, 'node or group'),
      ...missing(edge.to, known, `edges[${index}].to`, 'node or group'),
      ...sizeFaults(
        { '.label': edge.label, '.ends[0]': edge.ends?.[0], '.ends[1]': edge.ends?.[1] },
        `edges[${index}]`,
      ),
      ...sizeFaults(numbered(edge.narrower), `edges[${index}]`),
      ...numberFaults(runsOf(edge), `edges[${index}]`, 'pixels'),
    ]),
    ...(graph.groups ?? []).flatMap(({ id, parent, head, aside, rules = [] }, index) => [
      ...sizeFaults({ '.head': head, '.aside': aside }, `groups[${index}]`, 0),
      ...numberFaults(
        Object.fromEntries(rules.map((rule, at) => [`.rules[${at}]`, rule])),
        `groups[${index}]`,
        'pixels',
      ),
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

/** Sizes that are no numbers of pixels from `least` on; a title may have no size. */
const sizeFaults = (sizes: Record<string, Size | undefined>, of: string, least = Number.MIN_VALUE): string[] =>
  Object.entries(sizes).flatMap(([at, size]) =>
    (['w', 'h'] as const).flatMap((side) => {
      const value = size?.[side] ?? (size === undefined ? least : Number.NaN)
      if (value >= least && value <= largestSide) return []
      const from = least === 0 ? 'from 0' : 'above 0'
      return [`${of}${at}.${side}: must be a number of pixels ${from} and up to ${largestSide}, got ${value}`]
    }),
  )

/** Straight runs at the ends of an edge, and places along sides. */
const runsOf = ({ run, runs, fromPort, toPort }: LayoutEdge): Record<string, number | string | undefined> => ({
  '.run': run,
  '.runs[0]': runs?.[0],
  '.runs[1]': runs?.[1],
  '.fromPort.offset': fromPort?.offset,
  '.toPort.offset': toPort?.offset,
})

/** What is given and no number from 0 on. */
const numberFaults = (values: Record<string, number | string | undefined>, of: string, unit: string): string[] =>
  Object.entries(values).flatMap(([at, value]) => {
    if (value === undefined || value === 'middle' || (Number(value) >= 0 && Number(value) <= largestSide)) return []
    return [`${of}${at}: must be a number of ${unit} from 0 and up to ${largestSide}, got ${value}`]
  })

const numbered = (narrower: readonly Size[] = []): Record<string, Size> =>
  Object.fromEntries(narrower.map((size, at) => [`.narrower[${at}]`, size]))

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
