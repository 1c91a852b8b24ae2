/**
 * Graph data as languages can say them: nodes and groups with keys of letters and digits, and edges between keys.
 */
import type {
  ColorWords,
  GraphDirection,
  GraphDocument,
  GraphEdge,
  GraphNode,
  NodeLook,
} from '../../drawing/data/graph-types.ts'
import { drawnLines } from '../../drawing/data/line-breaks.ts'
import type { Unsayable } from './written.ts'

export type PlainNode = {
  key: string
  label: string
  kind: string
  inside: PlainNode[]
  isGroup: boolean
  look?: NodeLook | undefined
}

export type PlainEdge = {
  from: string
  to: string
  text: string
  ends: [string, string]
  tail: string
  head: string
  stroke: string
}

export type PlainGraph = {
  title: string
  direction: GraphDirection | undefined
  roots: PlainNode[]
  edges: PlainEdge[]
  paths: Map<string, string>
  /** What the key calls colors. */
  key: ColorWords
  /** Of each group, a node in it, for languages that join nodes only. */
  firsts: Map<string, string>
}

/** Where the kinds of edges of recipes are dashed. */
const dashedKinds = new Set([
  'optional',
  'control',
  'egress',
  'private-egress',
  'failure',
  'feedback',
  'include',
  'extend',
])

/** Reads a graph; fields that no language says are collected. */
export function plainGraph(data: GraphDocument & { title: string }, unsaid: Unsayable): PlainGraph {
  const keys = new Map<string, PlainNode>()
  const roots: PlainNode[] = []
  const named = (item: { id?: string | undefined; name?: string | undefined }, node: PlainNode): PlainNode => {
    for (const name of [item.id, item.name]) if (name !== undefined && !keys.has(name)) keys.set(name, node)
    return node
  }
  const groups = data.groups.map((group, index) =>
    named(group, {
      key: `g${index + 1}`,
      label: drawnLines(group.name, group),
      kind: 'group',
      inside: [],
      isGroup: true,
      look: group.look,
    }),
  )
  const nodes = data.nodes.map((node, index) =>
    named(node, {
      key: `n${index + 1}`,
      // A mark without words is called by its id or its kind: other programs would write its key.
      label: drawnLines(node.name, node) ?? node.id ?? node.kind,
      kind: node.kind,
      inside: [],
      isGroup: false,
      look: node.look,
    }),
  )
  for (const [index, { group }] of data.groups.entries()) place(groups[index], group, { keys, roots })
  for (const [index, node] of data.nodes.entries()) {
    place(nodes[index], node.group, { keys, roots })
    leftOut(node, index, unsaid)
  }
  const paths = new Map<string, string>()
  follow(roots, '', paths)
  const edges = data.edges.map((edge, index) => plainEdge(edge, index, { keys, unsaid }))
  const firsts = new Map<string, string>()
  for (const root of roots) firstIn(root, firsts)
  return { title: data.title, direction: data.direction, roots, edges, paths, firsts, key: data.key ?? {} }
}

const firstIn = ({ key, inside, isGroup }: PlainNode, firsts: Map<string, string>): string | undefined => {
  if (!isGroup) return key
  const first = inside.map((each) => firstIn(each, firsts)).find((each) => each !== undefined)
  if (first !== undefined) firsts.set(key, first)
  return first
}

type Places = { keys: ReadonlyMap<string, PlainNode>; roots: PlainNode[] }

const place = (node: PlainNode | undefined, group: string | undefined, { keys, roots }: Places): void => {
  if (node !== undefined) (group === undefined ? roots : (keys.get(group)?.inside ?? roots)).push(node)
}

/** The keys of groups around a node, joined by dots. */
const follow = (nodes: readonly PlainNode[], before: string, paths: Map<string, string>): void => {
  for (const { key, inside } of nodes) {
    paths.set(key, before + key)
    follow(inside, `${before}${key}.`, paths)
  }
}

const leftOut = (node: GraphNode, index: number, unsaid: Unsayable): void => {
  const { tech, note, lines, at, value, state } = node
  if (node.name === undefined) unsaid.add('marks without words, written with their ids or kinds', `nodes.${index}`)
  const fields = { tech, note, lines, at, value, state }
  for (const [field, given] of Object.entries(fields))
    if (given !== undefined) unsaid.add(`${field} of nodes`, `nodes.${index}`)
}

const plainEdge = (
  edge: GraphEdge,
  index: number,
  { keys, unsaid }: { keys: ReadonlyMap<string, PlainNode>; unsaid: Unsayable },
): PlainEdge => {
  const {
    from,
    to,
    text = '',
    kind,
    tail = 'none',
    head = 'arrow',
    stroke,
    ends = ['', ''],
    tech,
    value,
    state,
    threats,
  } = edge
  for (const [field, given] of Object.entries({ tech, value, state, threats }))
    if (given !== undefined) unsaid.add(`${field} of edges`, `edges.${index}`)
  // Words at one end alone are read as some of those on the line.
  const only = ends.includes('') ? ends.join('') : ''
  const words = drawnLines(text, edge)
  if (only !== '') unsaid.add('words at one end, written on the line', `edges.${index}`)
  return {
    from: keys.get(from)?.key ?? from,
    to: keys.get(to)?.key ?? to,
    text: only === '' ? words : words === '' ? only : `${words} (${only})`,
    ends: only === '' ? ends : ['', ''],
    tail,
    head,
    stroke: stroke ?? (dashedKinds.has(kind) ? 'dashed' : 'solid'),
  }
}

/** Marks at ends as the three that languages share. */
export const markOf = (mark: string): 'none' | 'arrow' | 'circle' | 'cross' =>
  mark === 'none' || mark === 'circle' || mark === 'cross' ? mark : mark.includes('diamond') ? 'circle' : 'arrow'
