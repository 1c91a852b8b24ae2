/**
 * Collections of diagrams as foreign graphs: by what Mermaid and Graphviz themselves understand of them (`model`), one
 * diagram a line.
 */
import { existsSync, readFileSync } from 'node:fs'
import type { ForeignGraph, ForeignGroup } from './graph.ts'
import { dot, flowchart, type Model, states } from './models.ts'

export type Foreign = { name: string; kind: 'flowchart' | 'state' | 'dot'; graph: ForeignGraph }

const collections = {
  flowchart: { file: 'mermaid/flowchart.jsonl', read: flowchart },
  state: { file: 'mermaid/state.jsonl', read: states },
  dot: { file: 'dot/graphviz.jsonl', read: dot },
} as const

/** All graphs of a folder of collections that have a node; those of other languages are left out. */
export const readForeign = (folder: string): Foreign[] =>
  (Object.keys(collections) as (keyof typeof collections)[]).flatMap((kind) => {
    const { file, read } = collections[kind]
    return linesOf(`${folder}/${file}`).flatMap(({ name, model }): Foreign[] => {
      const graph = model === undefined ? undefined : sound(read(model))
      return graph === undefined || graph.nodes.length === 0 ? [] : [{ name, kind, graph }]
    })
  })

const linesOf = (file: string): { name: string; model?: Model }[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as { name: string; model?: Model })
    : []

/** Without edges and groups that lead nowhere or in a circle, which the programs leave out of the picture too. */
const sound = ({ nodes, edges, groups, ...rest }: ForeignGraph): ForeignGraph => {
  const known = new Set([...nodes.map(({ id }) => id), ...groups.map(({ id }) => id)])
  const fine = groups.filter((group) => !isInCircle(group, groups))
  const ids = new Set<string | undefined>(fine.map(({ id }) => id))
  const inside = <Item extends { group?: string | undefined }>(item: Item): Item =>
    ids.has(item.group) ? item : { ...item, group: undefined }
  return {
    ...rest,
    nodes: [...new Map(nodes.map((node) => [node.id, inside(node)])).values()],
    edges: edges.filter(({ from, to }) => known.has(from) && known.has(to)),
    groups: [...new Map(fine.map((group) => [group.id, inside(group)])).values()],
  }
}

const isInCircle = (group: ForeignGroup, groups: readonly ForeignGroup[]): boolean => {
  const seen = new Set<string>()
  for (let next: ForeignGroup | undefined = group; next !== undefined; ) {
    if (seen.has(next.id)) return true
    seen.add(next.id)
    const { group: outer }: ForeignGroup = next
    next = groups.find(({ id }) => id === outer)
  }
  return false
}
