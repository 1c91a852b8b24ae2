/**
 * Flows between columns of bars as filled ribbons (a Sankey diagram), laid out with d3-sankey.
 *
 * Heights are to one scale for bars and ribbons alike, and a graph whose inner nodes lose or gain
 * something is refused: what comes in goes out.
 */
import { type SankeyLink, type SankeyNode, sankey } from 'd3-sankey'
import type { Rect } from './label.ts'

/** How much flows from one node to another, in the unit of the picture. */
export type Flow = { from: string; to: string; value: number }

/** `area` holds bars and ribbons; columns hang from its top edge and the fullest one reaches its bottom. */
export type FlowLayout = {
  /** Names of the nodes; those of one column from top to bottom. */
  nodes: readonly string[]
  flows: readonly Flow[]
  area: Rect
  /** Width of the bars, in pixels. */
  bar: number
  /** Free pixels between two bars of a column. */
  gap: number
}

/** A node's bar; `value` is what passes through it. */
export type Bar = Rect & { value: number }

/** A flow with its outline as closed path data; `width` is its vertical extent in pixels. */
export type Ribbon = Flow & { d: string; width: number }

type Name = { name: string }
// The published types leave out the column that the layout assigns.
type Node = SankeyNode<Name, object> & { layer?: number }
type Link = SankeyLink<Name, object>

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

/** Fails, naming the node and both sums, where a node with entries and exits does not balance. */
export const mustBalance = (nodes: readonly string[], flows: readonly Flow[]): void => {
  for (const node of nodes) {
    const entries = flows.filter(({ to }) => to === node)
    const exits = flows.filter(({ from }) => from === node)
    const [into, out] = [sum(entries.map(({ value }) => value)), sum(exits.map(({ value }) => value))]
    if (entries.length > 0 && exits.length > 0 && into !== out) {
      throw new Error(`${node} takes in ${into} and gives out ${out}`)
    }
  }
}

/** A closed ribbon of constant vertical width between two middles; it leaves and arrives level. */
export const ribbonPath = (from: readonly [number, number], to: readonly [number, number], width: number): string => {
  const half = width / 2
  const [[x0, y0], [x1, y1]] = [from, to]
  const turn = (x0 + x1) / 2
  const there = `M ${x0} ${y0 - half} C ${turn} ${y0 - half} ${turn} ${y1 - half} ${x1} ${y1 - half}`
  return `${there} V ${y1 + half} C ${turn} ${y1 + half} ${turn} ${y0 + half} ${x0} ${y0 + half} Z`
}

const columnsOf = (nodes: Node[]): Node[][] => {
  const columns: Node[][] = []
  for (const node of nodes) (columns[node.layer!] ??= []).push(node)
  return columns
}

// d3-sankey moves bars to shorten ribbons; hanging columns from one edge keeps the main flow level.
const hang = (columns: Node[][], links: Link[], { area, gap }: FlowLayout): void => {
  const room = columns.map((column) => (area.h - gap * (column.length - 1)) / sum(column.map(({ value }) => value!)))
  const scale = Math.min(...room)
  for (const column of columns) {
    let y = area.y
    for (const node of column) {
      node.y0 = y
      node.y1 = y + node.value! * scale
      y = node.y1 + gap
    }
  }
  for (const link of links) link.width = link.value * scale
}

/** The bars by name, the ribbons in the order of `flows`, and the pixels that one unit is high. */
export const layFlows = (layout: FlowLayout): { bars: Map<string, Bar>; ribbons: Ribbon[]; scale: number } => {
  const { nodes, flows, area, bar } = layout
  mustBalance(nodes, flows)
  const plan = sankey<Name, object>()
    .nodeId(({ name }) => name)
    .nodeSort(null)
    .nodeWidth(bar)
    .extent([
      [area.x, area.y],
      [area.x + area.w, area.y + area.h],
    ])
  const graph = plan({
    nodes: nodes.map((name) => ({ name })),
    links: flows.map(({ from, to, value }) => ({ source: from, target: to, value })),
  })
  hang(columnsOf(graph.nodes), graph.links, layout)
  plan.update(graph)
  const bars = new Map(
    graph.nodes.map(({ name, x0, x1, y0, y1, value }) => [
      name,
      { x: x0!, y: y0!, w: x1! - x0!, h: y1! - y0!, value: value! },
    ]),
  )
  const ribbons = graph.links.map(({ y0, y1, width }, index): Ribbon => {
    const flow = flows[index]!
    const [from, to] = [bars.get(flow.from)!, bars.get(flow.to)!]
    return { ...flow, width: width!, d: ribbonPath([from.x + from.w, y0!], [to.x, y1!], width!) }
  })
  return { bars, ribbons, scale: graph.links[0]!.width! / graph.links[0]!.value }
}
