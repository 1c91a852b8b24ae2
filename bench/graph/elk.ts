/**
 * ELK's layered method, with right-angled edges and room like ours.
 */
import type { LayoutEdge, LayoutGroup } from '../../layout/model/graph.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { BoxGraph } from './boxes.ts'
import type { Engine } from './corpus.ts'
import type { DrawnGraph } from './ruler.ts'

type ElkLabel = { width: number; height: number; x?: number; y?: number; text?: string }
type ElkEdge = {
  id: string
  sources: string[]
  targets: string[]
  labels?: ElkLabel[]
  sections?: { startPoint: Point; endPoint: Point; bendPoints?: Point[] }[]
}
type ElkNode = {
  id: string
  x?: number
  y?: number
  width?: number
  height?: number
  children?: ElkNode[]
  edges?: ElkEdge[]
  layoutOptions?: Record<string, string>
}
export type ElkModule = new () => { layout: (graph: ElkNode) => Promise<ElkNode> }

const options = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.spacing.nodeNode': '40',
  'elk.layered.spacing.nodeNodeBetweenLayers': '48',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '16',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '16',
  'elk.spacing.edgeLabel': '8',
  'elk.json.edgeCoords': 'ROOT',
}

export const elkDrawing =
  (Elk: ElkModule): Engine['draw'] =>
  async (boxes) => {
    try {
      return drawnOf(boxes, await new Elk().layout(graphOf(boxes)))
    } catch {
      return undefined
    }
  }

const graphOf = ({ graph: { nodes, edges, groups = [] }, direction }: BoxGraph): ElkNode => ({
  id: ' root',
  layoutOptions: { ...options, 'elk.direction': direction === 'down' ? 'DOWN' : 'RIGHT' },
  children: childrenOf(undefined, { nodes, groups }),
  edges: edges.map(edgeOf),
})

const childrenOf = (
  group: string | undefined,
  graph: Pick<BoxGraph['graph'], 'nodes'> & { groups: readonly LayoutGroup[] },
): ElkNode[] => [
  ...graph.nodes.filter((node) => node.group === group).map(({ id, w, h }) => ({ id, width: w, height: h })),
  ...graph.groups
    .filter(({ parent }) => parent === group)
    .map(({ id, head = { w: 0, h: 0 } }): ElkNode => {
      const children = childrenOf(id, graph)
      if (children.length === 0) return { id, width: Math.max(96, head.w), height: 48 }
      return {
        id,
        children,
        layoutOptions: {
          'elk.padding': `[top=${24 + head.h},left=24,bottom=24,right=24]`,
          'elk.nodeSize.constraints': 'MINIMUM_SIZE',
          'elk.nodeSize.minimum': `(${head.w + 16},${head.h + 24})`,
        },
      }
    }),
]

const edgeOf = ({ from, to, label }: LayoutEdge, index: number): ElkEdge => ({
  id: ` edge ${index}`,
  sources: [from],
  targets: [to],
  ...(label === undefined ? {} : { labels: [{ text: 'x', width: label.w, height: label.h }] }),
})

const drawnOf = ({ graph }: BoxGraph, root: ElkNode): DrawnGraph => {
  const rects = new Map<string, Rect>()
  const visit = ({ children = [] }: ElkNode, x: number, y: number): void => {
    for (const child of children) {
      const rect = { x: x + (child.x ?? 0), y: y + (child.y ?? 0), w: child.width ?? 0, h: child.height ?? 0 }
      rects.set(child.id, rect)
      visit(child, rect.x, rect.y)
    }
  }
  visit(root, 0, 0)
  const isNode = new Set(graph.nodes.map(({ id }) => id))
  return {
    nodes: new Map([...rects].filter(([id]) => isNode.has(id))),
    groups: new Map([...rects].filter(([id]) => !isNode.has(id))),
    edges: (root.edges ?? []).map(({ sections = [], labels: [label] = [] }) => ({
      points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]),
      label: label && { x: label.x ?? 0, y: label.y ?? 0, w: label.width, h: label.height },
    })),
  }
}
