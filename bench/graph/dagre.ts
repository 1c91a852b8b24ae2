/**
 * dagre, with room like ours. It cannot end an edge at a group: as in Mermaid, such an edge goes to a member.
 */
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { BoxGraph } from './boxes.ts'
import type { Engine } from './corpus.ts'
import { memberOf } from './nesting.ts'
import type { DrawnGraph } from './ruler.ts'

type Box = { x: number; y: number; width: number; height: number }
type DagreEdge = Box & { points: Point[] }
type DagreGraph = {
  setGraph: (options: object) => void
  setNode: (id: string, box: object) => void
  setParent: (id: string, parent: string) => void
  setEdge: (from: string, to: string, label: object, name: string) => void
  node: (id: string) => Box
  edge: (key: { v: string; w: string; name: string }) => DagreEdge | undefined
}
export type DagreModule = {
  graphlib: { Graph: new (options: object) => DagreGraph }
  layout: (graph: DagreGraph) => void
}

export const dagreDrawing =
  (dagre: DagreModule): Engine['draw'] =>
  (boxes) => {
    const graph = new dagre.graphlib.Graph({ compound: true, multigraph: true })
    graph.setGraph({ rankdir: boxes.direction === 'down' ? 'TB' : 'LR', nodesep: 40, ranksep: 48, edgesep: 16 })
    try {
      fill(graph, boxes)
      dagre.layout(graph)
      return drawnOf(boxes, graph)
    } catch {
      return undefined
    }
  }

/** Ids as dagre keeps them: in plain objects, where `constructor` would be a name that is taken. */
const keyOf = (id: string): string => `id ${id}`

const fill = (target: DagreGraph, { graph }: BoxGraph): void => {
  const { nodes, edges, groups = [] } = graph
  const full = groups.filter(({ id }) => memberOf(id, graph) !== undefined)
  for (const { id, w, h } of nodes) target.setNode(keyOf(id), { width: w, height: h })
  for (const { id } of full) target.setNode(keyOf(id), {})
  for (const { id, group } of nodes) if (group !== undefined) target.setParent(keyOf(id), keyOf(group))
  for (const { id, parent } of full) if (parent !== undefined) target.setParent(keyOf(id), keyOf(parent))
  for (const [index, { from, to, label }] of edges.entries()) {
    const [start, end] = [memberOf(from, graph), memberOf(to, graph)]
    if (start === undefined || end === undefined) continue
    target.setEdge(keyOf(start), keyOf(end), { width: label?.w ?? 0, height: label?.h ?? 0, labelpos: 'c' }, `${index}`)
  }
}

const drawnOf = ({ graph }: BoxGraph, drawn: DagreGraph): DrawnGraph => {
  const { nodes, edges, groups = [] } = graph
  const rectOf = ({ x, y, width, height }: Box): Rect => ({ x: x - width / 2, y: y - height / 2, w: width, h: height })
  const full = groups.filter(({ id }) => memberOf(id, graph) !== undefined)
  return {
    nodes: new Map(nodes.map(({ id }) => [id, rectOf(drawn.node(keyOf(id)))])),
    groups: new Map(full.map(({ id }) => [id, rectOf(drawn.node(keyOf(id)))])),
    edges: edges.map(({ from, to, label }, index) => {
      const found = drawn.edge({
        v: keyOf(memberOf(from, graph) ?? ''),
        w: keyOf(memberOf(to, graph) ?? ''),
        name: `${index}`,
      })
      if (found === undefined) return { points: [] }
      return { points: found.points, ...(label === undefined ? {} : { label: rectOf(found) }) }
    }),
  }
}
