/**
 * Foreign graphs laid out by several engines, as a table for each size.
 */
import { layoutGraph } from '../../layout/layout.ts'
import { readForeign } from '../foreign/read.ts'
import { type BoxGraph, boxesOf } from './boxes.ts'
import { backwardOf } from './flow.ts'
import { type DrawnGraph, type Ruled, rule } from './ruler.ts'

/** An engine: undefined where it draws nothing. */
export type Engine = {
  name: string
  draw: (boxes: BoxGraph) => Promise<DrawnGraph | undefined> | DrawnGraph | undefined
}

export const ours: Engine = {
  name: 'diagref',
  draw: ({ graph, direction }) => {
    const { nodes, groups, edges, direction: drawn } = layoutGraph(graph, { direction })
    // What is on the path of another by intention draws nothing but its words.
    const strokes = edges.map((edge) => (edge.joins?.at === 'both' ? { ...edge, points: [] } : edge))
    return { nodes, groups, edges: strokes, direction: drawn }
  },
}

type Row = Ruled & {
  nodes: number
  edges: number
  width: number
  backward: number
  forward: number
  milliseconds: number
}

/** From two nodes to as many as one drawing takes; each graph once. */
export function readBoxes(folder: string): BoxGraph[] {
  const seen = new Set<string>()
  return readForeign(folder).flatMap(({ name, graph }) => {
    const boxes = boxesOf(name, graph)
    const { nodes, edges } = boxes.graph
    const key = JSON.stringify(boxes.graph)
    if (nodes.length < 2 || nodes.length > 60 || edges.length < 1 || edges.length > 100 || seen.has(key)) return []
    seen.add(key)
    return [boxes]
  })
}

/** The wide page that drawings are held against, in pixels. */
const page = 1120

export async function rowsOf(engine: Engine, all: readonly BoxGraph[]): Promise<(Row | undefined)[]> {
  const rows: (Row | undefined)[] = []
  for (const boxes of all) {
    const start = process.cpuUsage()
    const drawn = await engine.draw(boxes)
    const { user, system } = process.cpuUsage(start)
    rows.push(drawn === undefined ? undefined : { ...rowOf(boxes, drawn), milliseconds: (user + system) / 1000 })
  }
  return rows
}

const rowOf = ({ graph, direction }: BoxGraph, drawn: DrawnGraph): Omit<Row, 'milliseconds'> => {
  const rects = [...drawn.nodes.values(), ...drawn.groups.values()]
  const [left, right] = [Math.min(...rects.map(({ x }) => x)), Math.max(...rects.map(({ x, w }) => x + w))]
  return {
    ...rule(graph, drawn),
    ...backwardOf(graph, drawn, drawn.direction ?? direction),
    nodes: graph.nodes.length,
    edges: graph.edges.length,
    width: right - left,
  }
}

const isClean = ({ through, merged, walls, words, overlaps, width }: Row): boolean =>
  through + merged + walls + words + overlaps === 0 && width <= page

const sizes = [
  { name: '2 to 12 nodes', most: 12 },
  { name: '13 to 24 nodes', most: 24 },
  { name: '25 to 60 nodes', most: 60 },
] as const

/** One table for all graphs, and one for each range of sizes. */
export function tablesOf(
  results: readonly { name: string; rows: readonly (Row | undefined)[] }[],
  all: readonly BoxGraph[],
): string {
  const count = ({ graph }: BoxGraph): number => graph.nodes.length
  const ranges = [
    { name: 'All', of: () => true },
    ...sizes.map(({ name, most }, index) => ({
      name,
      of: (boxes: BoxGraph) => count(boxes) <= most && count(boxes) > (sizes[index - 1]?.most ?? 0),
    })),
  ]
  return ranges
    .map(({ name, of }) => {
      const chosen = [...all.keys()].filter((index) => of(all[index]!))
      const lines = results.map((result) =>
        lineOf(
          result.name,
          chosen.map((index) => result.rows[index]),
        ),
      )
      return [`**${name}** (${chosen.length} graphs)`, '', ...head, ...lines].join('\n')
    })
    .join('\n\n')
}

const head = [
  '| | drawn | clean | crossings | bends per edge | through nodes | merged | walls crossed | words hit | length, k px | backward | wider than 1,120 px | CPU ms: median / p95 |',
  '|---|---|---|---|---|---|---|---|---|---|---|---|---|',
]

const lineOf = (name: string, rows: readonly (Row | undefined)[]): string => {
  const drawn = rows.filter((row) => row !== undefined)
  const sum = (of: (row: Row) => number): number => drawn.reduce((all, row) => all + of(row), 0)
  const times = drawn.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const time = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0)
  return `| ${[
    name,
    drawn.length,
    drawn.filter(isClean).length,
    sum(({ crossings }) => crossings),
    (sum(({ bends }) => bends) / sum(({ edges }) => edges)).toFixed(2),
    sum(({ through }) => through),
    sum(({ merged }) => merged),
    sum(({ walls }) => walls),
    `${sum(({ words }) => words)} of ${sum(({ labels }) => labels)}`,
    (sum(({ length }) => length) / 1000).toFixed(0),
    `${(
      (100 * sum(({ backward }) => backward)) /
        Math.max(
          1,
          sum(({ forward }) => forward),
        )
    ).toFixed(1)}%`,
    drawn.filter(({ width }) => width > page).length,
    name.startsWith('dot') ? '' : `${time(0.5)} / ${time(0.95)}`,
  ].join(' | ')} |`
}
