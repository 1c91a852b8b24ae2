/**
 * Graphviz's dot with right-angled edges; an edge at a group goes to a member.
 */
import { execFileSync } from 'node:child_process'
import type { LayoutGraph } from '../../layout/model/graph.ts'
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { BoxGraph } from './boxes.ts'
import { memberOf } from './nesting.ts'
import type { DrawnGraph } from './ruler.ts'

type DotItem = { name: string; pos?: string; bb?: string }
type DotEdge = { id: string; pos?: string; lp?: string }
type DotOutput = { bb: string; objects?: DotItem[]; edges?: DotEdge[] }

export function dotDrawing({ graph, direction }: BoxGraph): DrawnGraph | undefined {
  const source = [
    `digraph { rankdir=${direction === 'down' ? 'TB' : 'LR'}; splines=ortho; nodesep=0.55; ranksep=0.66; node [shape=box fixedsize=true label=""];`,
    ...inside(undefined, graph),
    ...graph.edges.flatMap(({ from, to, label }, index) => {
      const [start, end] = [from, to].map((id) => graph.nodes.findIndex((node) => node.id === memberOf(id, graph)))
      if (start === -1 || end === -1) return []
      // A label as a table of a given size, so that its box is that of all engines.
      const words =
        label &&
        `label=<<table border="0" fixedsize="true" width="${label.w}" height="${label.h}"><tr><td></td></tr></table>>`
      return [`n${start} -> n${end} [id="${index}" ${words ?? ''}];`]
    }),
    '}',
  ].join('\n')
  try {
    const text = execFileSync('dot', ['-Tjson'], {
      input: source,
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: 30_000,
      maxBuffer: 1 << 26,
    })
    return drawnOf(graph, JSON.parse(text.toString()) as DotOutput)
  } catch {
    return undefined
  }
}

const inside = (group: string | undefined, graph: LayoutGraph): string[] => [
  ...graph.nodes.flatMap((node, index) =>
    node.group === group ? [`n${index} [width=${node.w / 72} height=${node.h / 72}];`] : [],
  ),
  ...(graph.groups ?? []).flatMap(({ id, parent, head = { w: 0 } }, index) => {
    if (parent !== group || memberOf(id, graph) === undefined) return []
    const title = 'm'.repeat(Math.max(1, Math.round(head.w / 12)))
    return [`subgraph cluster${index} { margin=24; label="${title}";`, ...inside(id, graph), '}']
  }),
]

const drawnOf = (graph: LayoutGraph, { bb, objects = [], edges = [] }: DotOutput): DrawnGraph => {
  const bottom = numbersIn(bb)[3] ?? 0
  const [nodes, groups] = [new Map<string, Rect>(), new Map<string, Rect>()]
  for (const { name, pos, bb: box } of objects) {
    const [node, group] = [
      graph.nodes[Number(name.slice(1))],
      (graph.groups ?? [])[Number(name.slice('cluster'.length))],
    ]
    const [x = 0, y = 0, right = 0, top = 0] = numbersIn(box ?? pos ?? '')
    if (box !== undefined && group !== undefined) groups.set(group.id, { x, y: bottom - top, w: right - x, h: top - y })
    else if (pos !== undefined && node !== undefined)
      nodes.set(node.id, { x: x - node.w / 2, y: bottom - y - node.h / 2, w: node.w, h: node.h })
  }
  const drawn = new Map(edges.map((edge) => [Number(edge.id), edge]))
  return {
    nodes,
    groups,
    edges: graph.edges.map(({ label }, index) => {
      const { pos = '', lp } = drawn.get(index) ?? {}
      const [x = 0, y = 0] = numbersIn(lp ?? '')
      return {
        points: cornersOf(pos, bottom),
        ...(label === undefined || lp === undefined
          ? {}
          : { label: { x: x - label.w / 2, y: bottom - y - label.h / 2, ...label } }),
      }
    }),
  }
}

const numbersIn = (text: string): number[] => (text.match(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/g) ?? []).map(Number)

/** The corners of a spline whose curves are straight: every third point, and the arrow's tip; runs of one line are one. */
const cornersOf = (pos: string, bottom: number): Point[] => {
  const parts = pos.split(/\s+/).filter((part) => part !== '')
  const pointOf = (part: string): Point => {
    const [x = 0, y = 0] = numbersIn(part)
    return { x, y: bottom - y }
  }
  const tip = parts.find((part) => part.startsWith('e'))
  const curve = parts.filter((part) => !/^[es]/.test(part)).filter((_, index) => index % 3 === 0)
  const points = [...curve, ...(tip === undefined ? [] : [tip])].map(pointOf)
  return points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]]
    return !(before && after && areInLine(before, point, after))
  })
}

const areInLine = (a: Point, b: Point, c: Point): boolean =>
  (Math.abs(a.x - b.x) < 1 && Math.abs(b.x - c.x) < 1) || (Math.abs(a.y - b.y) < 1 && Math.abs(b.y - c.y) < 1)
