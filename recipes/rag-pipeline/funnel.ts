/**
 * What makes a pipeline a funnel: a store whose amount shrinks from step to step, and beside it one path that fills the
 * store and one that asks. Pipelines of another form are none.
 */
import type { GraphDocument, GraphEdge, GraphNode } from '../../drawing/data/graph.ts'
import { GraphNames } from '../../drawing/data/graph-names.ts'

/** A step and the edge that leads on from it, with what it leaves. */
type Step = { node: GraphNode; out: GraphEdge }

/** A node of a path with the edge by which it leads on. */
export type Station = Step

/**
 * `steps` narrow down what the store holds, `end` is where the last one leads. `ingest` leads to the store and `query` to
 * the first step; both may share their last station. `read` is how the store is read, `also` what leads from where `query`
 * begins to later steps.
 */
export type Funnel = {
  store: GraphNode
  read: GraphEdge
  steps: Step[]
  end: GraphNode
  ingest: Station[]
  query: Station[]
  shared: { fills: GraphEdge; asks: GraphEdge; node: GraphNode } | undefined
  also: { edge: GraphEdge; step: GraphNode }[]
}

type Link = { edge: GraphEdge; from: GraphNode; to: GraphNode }

/** The funnel that a pipeline is, if it is one and nothing is left over. */
export function funnelOf(data: GraphDocument): Funnel | undefined {
  const links = linksOf(data)
  const isPlain =
    data.groups.length === 0 && data.direction === undefined && data.nodes.every(({ at }) => at === undefined)
  if (!isPlain || links.length < data.edges.length) return undefined
  const store = data.nodes.find(({ kind, value = 0 }) => kind === 'store' && value > 1)
  const [read, ...more] = links.filter(({ from }) => from === store)
  if (store === undefined || read === undefined || more.length > 0) return undefined
  const narrowing = stepsFrom(read.to, store.value ?? 0, links)
  const paths = narrowing === undefined ? undefined : pathsTo({ store, read, steps: narrowing.steps }, links)
  if (narrowing === undefined || paths === undefined) return undefined
  const funnel = { store, read: read.edge, ...narrowing, ...paths }
  return isWhole(funnel, data) ? funnel : undefined
}

const linksOf = (data: GraphDocument): Link[] => {
  const names = new GraphNames(data)
  return data.edges.flatMap((edge): Link[] => {
    const [from, to] = [names.node(edge.from), names.node(edge.to)]
    return from === undefined || to === undefined || edge.kind !== 'data' ? [] : [{ edge, from, to }]
  })
}

/** The path that fills the store and the one that asks, which may lead to later steps, too. */
const pathsTo = (
  { store, read, steps }: { store: GraphNode; read: Link; steps: Step[] },
  links: Link[],
): Pick<Funnel, 'ingest' | 'query' | 'shared' | 'also'> | undefined => {
  const into = (node: GraphNode): Link[] => links.filter(({ to }) => to === node)
  const [fill, ask, ...others] = [...into(store), ...into(read.to).filter((each) => each !== read)]
  if (fill?.to !== store || ask?.to !== read.to || others.length > 0) return undefined
  const isShared = fill.from === ask.from
  const [first, second, ...rest] = isShared ? into(fill.from) : [fill, ask]
  if (first === undefined || second === undefined || rest.length > 0) return undefined
  const asked = links.filter(
    ({ edge, to }) => steps.some(({ node }, at) => at > 0 && node === to) && !isStepOf(steps, edge),
  )
  const isQuery = (path: Station[]): boolean => asked.every(({ from }) => from === path[0]?.node)
  const paths = [pathTo(first, into), pathTo(second, into)] as const
  const [query, ingest] = isShared && asked.length > 0 && isQuery(paths[0]) ? paths : [paths[1], paths[0]]
  if (!isQuery(query)) return undefined
  const shared = isShared ? { fills: fill.edge, asks: ask.edge, node: fill.from } : undefined
  return { ingest, query, shared, also: asked.map(({ edge, to }) => ({ edge, step: to })) }
}

const isStepOf = (steps: Step[], edge: GraphEdge): boolean => steps.some(({ out }) => out === edge)

/** The steps from the first one on, as long as each leads to one node with no more than before. */
const stepsFrom = (first: GraphNode, most: number, links: Link[]): Pick<Funnel, 'steps' | 'end'> | undefined => {
  const steps: Step[] = []
  let [node, left] = [first, most]
  for (;;) {
    const outs = links.filter(({ from }) => from === node)
    const [out] = outs
    if (out === undefined) return steps.length < 2 ? undefined : { steps, end: node }
    // What the last step makes is one, if nothing else is said.
    const { value = links.some(({ from }) => from === out.to) ? undefined : 1 } = out.edge
    if (
      outs.length > 1 ||
      value === undefined ||
      value < 1 ||
      value > left ||
      steps.some((step) => step.node === out.to)
    )
      return undefined
    steps.push({ node, out: out.edge })
    ;[node, left] = [out.to, value]
  }
}

/** The path that ends with a link, from where nothing leads on back. */
const pathTo = (last: Link, into: (node: GraphNode) => Link[]): Station[] => {
  const path: Station[] = [{ node: last.from, out: last.edge }]
  for (;;) {
    const before = into(path[0]?.node ?? last.from)
    const [link] = before
    if (link === undefined || before.length > 1 || path.some(({ node }) => node === link.from)) return path
    path.unshift({ node: link.from, out: link.edge })
  }
}

/** Whether a funnel holds every node and edge once, and all its words have a place. */
const isWhole = (
  { store, steps, end, ingest, query, shared, also }: Funnel,
  { nodes, edges }: GraphDocument,
): boolean => {
  const held = [store, end, ...steps.map(({ node }) => node), ...[...ingest, ...query].map(({ node }) => node)]
  if (shared !== undefined) held.push(shared.node)
  const joined = 1 + steps.length + ingest.length + query.length + also.length + (shared === undefined ? 0 : 2)
  return (
    held.length === nodes.length && new Set(held).size === nodes.length && joined === edges.length && steps.length <= 5
  )
}
