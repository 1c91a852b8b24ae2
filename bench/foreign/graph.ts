/**
 * A foreign graph, whatever language it was written in, and as data of a recipe.
 */

import { clip } from '../../src/scene/clip.ts'

export type ForeignNode = { id: string; label: string; shape: string; group?: string | undefined }
export type ForeignEdge = {
  from: string
  to: string
  label: string
  stroke: 'solid' | 'dashed' | 'thick'
  head: 'arrow' | 'none' | 'circle' | 'cross'
  tail: 'arrow' | 'none' | 'circle' | 'cross'
}
export type ForeignGroup = {
  id: string
  label: string
  group?: string | undefined
  direction?: 'right' | 'down' | undefined
}

export type ForeignGraph = {
  direction?: 'right' | 'down'
  nodes: ForeignNode[]
  edges: ForeignEdge[]
  groups: ForeignGroup[]
}

/** Words in one line, cut to what data allow. */
export const oneLine = (words: string, most: number): string => {
  const line = words
    .replaceAll(/<br\s*\/?>|\\n|[\s\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return clip(line, most)
}

type DataOptions = {
  /** The kind of a node; undefined is the recipe's default. */
  kindOf: (shape: string, node: ForeignNode) => string | undefined
  /** Kinds of nodes without a name. */
  nameless?: ReadonlySet<string>
}

/** Data of a recipe of the shape `graph`. */
export function graphData(name: string, graph: ForeignGraph, { kindOf, nameless = new Set() }: DataOptions): object {
  const ids = idsOf([...graph.groups.map(({ id }) => `group ${id}`), ...graph.nodes.map(({ id }) => id)])
  const groupOf = (group: string | undefined) => (group === undefined ? {} : { group: ids.get(`group ${group}`) })
  const endOf = (id: string): string | undefined =>
    graph.nodes.some((node) => node.id === id) ? ids.get(id) : ids.get(`group ${id}`)
  return {
    title: oneLine(name, 72),
    ...(graph.direction === undefined ? {} : { direction: graph.direction }),
    nodes: graph.nodes.map((node) => {
      const kind = kindOf(node.shape, node)
      return {
        id: ids.get(node.id),
        ...(kind !== undefined && nameless.has(kind)
          ? {}
          : { name: oneLine(node.label, 80) || oneLine(node.id, 80) || '?' }),
        ...(kind === undefined ? {} : { kind }),
        ...groupOf(node.group),
      }
    }),
    edges: graph.edges.map(({ from, to, label, stroke, head, tail }) => ({
      from: endOf(from),
      to: endOf(to),
      ...(oneLine(label, 120) === '' ? {} : { text: oneLine(label, 120) }),
      ...(stroke === 'solid' ? {} : { stroke }),
      ...(head === 'arrow' ? {} : { head }),
      ...(tail === 'none' ? {} : { tail }),
    })),
    ...(graph.groups.length === 0
      ? {}
      : {
          groups: graph.groups.map(({ id, label, group, direction }) => ({
            id: ids.get(`group ${id}`),
            name: oneLine(label, 80) || oneLine(id, 80) || '?',
            ...groupOf(group),
            ...(direction === undefined ? {} : { direction }),
          })),
        }),
  }
}

/** Ids as data allow them, by the ids in the source. */
const idsOf = (all: readonly string[]): Map<string, string> =>
  new Map([...new Set(all)].map((id, index) => [id, `id-${index}`]))
