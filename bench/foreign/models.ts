/**
 * What Mermaid and Graphviz understand of a diagram, as a foreign graph.
 */
import type { ForeignEdge, ForeignGraph, ForeignGroup, ForeignNode } from './graph.ts'

/** One item of a model, with the fields that any of the languages has. */
type Item = {
  id?: string
  name?: string
  label?: string | string[] | null
  title?: string
  shape?: string
  layoutShape?: string
  from?: string
  to?: string
  start?: string
  end?: string
  type?: string
  stroke?: string
  nodes?: string[]
  parentId?: string
  isGroup?: boolean
  dir?: string
  explicitDir?: boolean
}

export type Model = {
  direction?: string
  rankdir?: string
  directed?: boolean
  nodes?: Item[]
  edges?: Item[]
  subgraphs?: Item[]
  clusters?: Item[]
}

/** A flowchart of Mermaid. */
export const flowchart = ({ direction, nodes = [], edges = [], subgraphs = [] }: Model): ForeignGraph => {
  const around = (id = ''): string | undefined => subgraphs.find((group) => group.nodes?.includes(id) === true)?.id
  const isGroup = new Set(subgraphs.map(({ id }) => id))
  return {
    ...flowing(direction),
    nodes: nodes
      .filter(({ id }) => !isGroup.has(id))
      .map(
        ({ id = '', label, layoutShape }): ForeignNode => ({
          id,
          label: wordsOf(label),
          shape: layoutShape ?? '',
          group: around(id),
        }),
      ),
    edges: edges
      .filter(({ stroke }) => stroke !== 'invisible')
      .map(({ from = '', to = '', label, type, stroke = '' }) => ({
        from,
        to,
        label: wordsOf(label),
        ...endsOf(type),
        stroke: strokes[stroke] ?? 'solid',
      })),
    groups: subgraphs.map(
      ({ id = '', title = '', dir }): ForeignGroup => ({
        id,
        label: title,
        group: around(id),
        ...flowing(dir),
      }),
    ),
  }
}

/** A state machine of Mermaid, without its remarks. */
export const states = ({ direction, nodes = [], edges = [] }: Model): ForeignGraph => {
  const all = nodes.filter(({ shape }) => shape !== 'note' && shape !== 'noteGroup')
  const known = new Set(all.map(({ id = '' }) => id))
  const parent = ({ parentId = '' }: Item): string | undefined => (known.has(parentId) ? parentId : undefined)
  return {
    ...flowing(direction),
    nodes: all
      .filter(({ isGroup }) => isGroup !== true)
      .map((node) => ({ id: node.id ?? '', label: wordsOf(node.label), shape: node.shape ?? '', group: parent(node) })),
    edges: edges
      .filter(({ start = '', end = '' }) => known.has(start) && known.has(end))
      .map(({ start = '', end = '', label }) => ({ ...arrow, from: start, to: end, label: wordsOf(label) })),
    groups: all
      .filter(({ isGroup }) => isGroup === true)
      .map((node) => ({
        id: node.id ?? '',
        label: wordsOf(node.label),
        group: parent(node),
        ...flowing(node.explicitDir === true ? node.dir : undefined),
      })),
  }
}

/** A graph of Graphviz. */
export const dot = ({ directed, rankdir, nodes = [], edges = [], clusters = [] }: Model): ForeignGraph => {
  const around = (id: string): string | undefined =>
    clusters.findLast((group) => group.nodes?.includes(id) === true)?.name
  return {
    ...flowing(rankdir),
    nodes: nodes.map(({ name = '', label, shape = 'box' }): ForeignNode => {
      const own = wordsOf(label)
      return { id: name, label: own === '\\N' || own === '' ? name : own, shape, group: around(name) }
    }),
    edges: edges.map(
      ({ from = '', to = '', label }): ForeignEdge => ({
        ...arrow,
        ...(directed === true ? {} : { head: 'none' }),
        from,
        to,
        label: wordsOf(label),
      }),
    ),
    groups: clusters.map(({ name = '', label }): ForeignGroup => ({ id: name, label: wordsOf(label) || name })),
  }
}

const arrow = { stroke: 'solid', head: 'arrow', tail: 'none' } as const

const wordsOf = (label: Item['label']): string => [label ?? ''].flat().join(' ')

const flowing = (words: string | undefined): { direction?: 'right' | 'down' } =>
  words === undefined ? {} : { direction: /^(LR|RL)$/.test(words) ? 'right' : 'down' }

const strokes: Record<string, ForeignEdge['stroke']> = { normal: 'solid', dotted: 'dashed', thick: 'thick' }

const heads: Record<string, ForeignEdge['head']> = { open: 'none', cross: 'cross', circle: 'circle', point: 'arrow' }

/** `double_arrow_cross` has a cross at both ends. */
const endsOf = (type = 'arrow_point'): Pick<ForeignEdge, 'head' | 'tail'> => {
  const head = heads[type.replace(/^.*_/, '')] ?? 'arrow'
  return { head, tail: type.startsWith('double') ? head : 'none' }
}
