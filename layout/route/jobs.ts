/**
 * What is routed at once: an edge, or the edges of a trunk that share a node.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Edge, Model, Node } from '../model/model.ts'

/** `hub`: which end the edges share. */
export type Job = { edges: Edge[]; hub: 'from' | 'to' }

/** Edges that lead back go last, around the others. */
const later = 2000

/** Jobs in the order in which they are laid: the short ones first. */
export function jobsOf({ edges }: Model, rects: Map<Node, Rect>): Job[] {
  const length = (edge: Edge): number => distance(edge, rects) + (edge.given.back ? later : 0)
  const trunks = trunksOf(edges)
  const single = edges.filter((edge) => !trunks.some((job) => job.edges.includes(edge)))
  const jobs: Job[] = [...trunks, ...single.map((edge): Job => ({ edges: [edge], hub: 'from' }))]
  for (const job of jobs) job.edges.sort((a, b) => length(a) - length(b) || a.index - b.index)
  const first = ({ edges: [edge] }: Job): number => (edge === undefined ? 0 : length(edge))
  return jobs.sort((a, b) => first(a) - first(b) || (a.edges[0]?.index ?? 0) - (b.edges[0]?.index ?? 0))
}

/** The largest bundles first: an edge belongs to one of them. Edges that must meet their node at different ports share none. */
const trunksOf = (edges: readonly Edge[]): Job[] => {
  const bundles = new Map<string, Job>()
  for (const edge of edges) {
    const { trunk } = edge.given
    if (trunk === undefined) continue
    for (const hub of ['from', 'to'] as const) {
      const port = hub === 'from' ? edge.given.fromPort : edge.given.toPort
      const key = `${hub} ${edge[hub].index} ${port?.side} ${port?.offset} ${trunk}`
      const job = bundles.get(key) ?? { edges: [], hub }
      job.edges.push(edge)
      bundles.set(key, job)
    }
  }
  const taken = new Set<Edge>()
  const largest = [...bundles.values()].sort((a, b) => b.edges.length - a.edges.length)
  return largest.flatMap((job) => {
    const free = job.edges.filter((edge) => !taken.has(edge))
    if (free.length < 2) return []
    for (const edge of free) taken.add(edge)
    return [{ ...job, edges: free }]
  })
}

const distance = ({ from, to }: Edge, rects: Map<Node, Rect>): number => {
  const [a, b] = [rects.get(from), rects.get(to)]
  if (a === undefined || b === undefined) return 0
  return Math.abs(a.x + a.w / 2 - b.x - b.w / 2) + Math.abs(a.y + a.h / 2 - b.y - b.h / 2)
}
