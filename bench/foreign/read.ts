/**
 * Collections of diagrams as foreign graphs: by what Mermaid and Graphviz themselves understand of them (`model`), one
 * diagram a line.
 */
import { existsSync, readFileSync } from 'node:fs'
import type { ForeignEdge, ForeignGraph, ForeignGroup, ForeignNode } from './graph.ts'

export type Foreign = { name: string; kind: 'flowchart' | 'state' | 'dot'; graph: ForeignGraph }

const files = {
  flowchart: 'mermaid/flowchart.jsonl',
  state: 'mermaid/state.jsonl',
  dot: 'dot/graphviz.jsonl',
} as const

/** All graphs of a folder of collections that have a node; those of other languages are left out. */
export const readForeign = (folder: string): Foreign[] =>
  (Object.keys(files) as (keyof typeof files)[]).flatMap((kind) =>
    linesOf(`${folder}/${files[kind]}`).flatMap(({ name, model }): Foreign[] => {
      if (model === undefined) return []
      const graph = readers[kind](model)
      return graph.nodes.length === 0 ? [] : [{ name, kind, graph: sound(graph) }]
    }),
  )

type Line = { name: string; model?: Model }
// The models are what other programs wrote: nothing is known of them.
// biome-ignore lint: their fields are read one by one
type Model = Record<string, any>

export const linesOf = (file: string): Line[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Line)
    : []

const directionOf = (words: string | undefined): 'right' | 'down' | undefined =>
  words === undefined ? undefined : /^(LR|RL)$/.test(words) ? 'right' : 'down'

const given = <Key extends string>(key: Key, value: 'right' | 'down' | undefined) =>
  value === undefined ? {} : ({ [key]: value } as { [Each in Key]: 'right' | 'down' })

const readers: Record<Foreign['kind'], (model: Model) => ForeignGraph> = {
  flowchart: ({ direction, nodes = [], edges = [], subgraphs = [] }) => {
    const groups: Model[] = subgraphs
    const around = (id: string): string | undefined =>
      groups.find((group) => (group['nodes'] ?? []).includes(id))?.['id']
    const isGroup = new Set(groups.map(({ id }) => id as string))
    return {
      ...given('direction', directionOf(direction)),
      nodes: (nodes as Model[])
        .filter(({ id }) => !isGroup.has(id))
        .map(
          ({ id, label, layoutShape }): ForeignNode => ({
            id,
            label: label ?? '',
            shape: layoutShape,
            group: around(id),
          }),
        ),
      edges: (edges as Model[])
        .filter(({ stroke }) => stroke !== 'invisible')
        .map(({ from, to, label, type, stroke }) => ({
          from,
          to,
          label: label ?? '',
          ...endsOf(type),
          stroke: strokes[stroke] ?? 'solid',
        })),
      groups: groups.map(
        ({ id, title, dir }): ForeignGroup => ({
          id,
          label: title ?? '',
          group: around(id),
          direction: directionOf(dir),
        }),
      ),
    }
  },
  state: ({ direction, nodes = [], edges = [] }) => {
    const all: Model[] = (nodes as Model[]).filter(({ shape }) => shape !== 'note' && shape !== 'noteGroup')
    const known = new Set(all.map(({ id }) => id))
    const parent = ({ parentId }: Model): string | undefined => (known.has(parentId) ? parentId : undefined)
    return {
      ...given('direction', directionOf(direction)),
      nodes: all
        .filter(({ isGroup }) => isGroup !== true)
        .map((node) => ({
          id: node['id'],
          label: [node['label']].flat().join(' '),
          shape: node['shape'],
          group: parent(node),
        })),
      edges: (edges as Model[])
        .filter(({ start, end }) => known.has(start) && known.has(end))
        .map(({ start, end, label }) => ({
          from: start,
          to: end,
          label: label ?? '',
          stroke: 'solid',
          head: 'arrow',
          tail: 'none',
        })),
      groups: all
        .filter(({ isGroup }) => isGroup === true)
        .map((node) => ({
          id: node['id'],
          label: [node['label']].flat().join(' '),
          group: parent(node),
          direction: node['explicitDir'] === true ? directionOf(node['dir']) : undefined,
        })),
    }
  },
  dot: ({ directed, rankdir, nodes = [], edges = [], clusters = [] }) => {
    const groups: Model[] = clusters
    const around = (id: string): string | undefined =>
      groups.findLast((group) => (group['nodes'] ?? []).includes(id))?.['name']
    return {
      ...given('direction', directionOf(rankdir)),
      nodes: (nodes as Model[]).map(
        ({ name, label, shape }): ForeignNode => ({
          id: name,
          label: label === '\\N' || label === null || label === undefined ? name : label,
          shape: shape ?? 'box',
          group: around(name),
        }),
      ),
      edges: (edges as Model[]).map(
        ({ from, to, label }): ForeignEdge => ({
          from,
          to,
          label: label ?? '',
          stroke: 'solid',
          head: directed === true ? 'arrow' : 'none',
          tail: 'none',
        }),
      ),
      groups: groups.map(({ name, label }): ForeignGroup => ({ id: name, label: label ?? name })),
    }
  },
}

const strokes: Record<string, ForeignEdge['stroke']> = { normal: 'solid', dotted: 'dashed', thick: 'thick' }

const endsOf = (type: string | undefined): Pick<ForeignEdge, 'head' | 'tail'> => {
  const words = type ?? 'arrow_point'
  const head = words.includes('open')
    ? 'none'
    : words.includes('cross')
      ? 'cross'
      : words.includes('circle')
        ? 'circle'
        : 'arrow'
  return { head, tail: words.startsWith('double') ? head : 'none' }
}

/** Without edges and groups that lead nowhere or in a circle, which the programs leave out of the picture too. */
const sound = ({ nodes, edges, groups, ...rest }: ForeignGraph): ForeignGraph => {
  const known = new Set([...nodes.map(({ id }) => id), ...groups.map(({ id }) => id)])
  const isCircle = (group: ForeignGroup): boolean => {
    const seen = new Set<string>()
    for (
      let next: ForeignGroup | undefined = group;
      next !== undefined;
      next = groups.find(({ id }) => id === next?.group)
    ) {
      if (seen.has(next.id)) return true
      seen.add(next.id)
    }
    return false
  }
  const fine = groups.filter((group) => !isCircle(group))
  const fineIds = new Set(fine.map(({ id }) => id))
  const inside = <Item extends { group?: string | undefined }>(item: Item): Item =>
    item.group !== undefined && fineIds.has(item.group) ? item : { ...item, group: undefined }
  return {
    ...rest,
    nodes: [...new Map(nodes.map((node) => [node.id, inside(node)])).values()],
    edges: edges.filter(({ from, to }) => known.has(from) && known.has(to)),
    groups: [...new Map(fine.map((group) => [group.id, inside(group)])).values()],
  }
}
