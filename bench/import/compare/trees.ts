/**
 * Mermaid's trees and boards against its models: treemap, tree view, fishbone, mind map, kanban.
 */
import type { KanbanModel } from '../../../import/mermaid/kanban/read-kanban.ts'
import type { TreeModel } from '../../../import/models/tree.ts'
import { about } from './charts.ts'
import { saidOf, type Theirs } from './differences.ts'

/** Nodes of a nested model in order, with their depths. */
const flat = (nodes: Theirs[] = [], depth = 0): { node: Theirs; depth: number }[] =>
  nodes.flatMap((node) => [{ node, depth }, ...flat(node['children'], depth + 1)])

export function compareTreemap(ours: TreeModel, theirs: Theirs): string[] {
  const differences = about(ours, theirs)
  differences.inOrder(
    'node',
    ours.nodes.map(({ label, depth, value }) => JSON.stringify([label, depth, value ?? null])),
    flat(theirs['root']?.children).map(({ node, depth }) =>
      JSON.stringify([saidOf(node['name']), depth, node['value'] ?? null]),
    ),
  )
  return differences.found
}

export function compareTreeview(ours: TreeModel, theirs: Theirs): string[] {
  const differences = about(ours, theirs)
  const bare = (name: string): string => name.replace(/\/$/, '')
  differences.inOrder(
    'node',
    ours.nodes.map(({ label, depth, note = '' }) => JSON.stringify([bare(label), depth, note])),
    flat(theirs['root']?.children).map(({ node, depth }) =>
      JSON.stringify([bare(node['name']), depth, saidOf(node['description'])]),
    ),
  )
  return differences.found
}

export function compareIshikawa(ours: TreeModel, theirs: Theirs): string[] {
  const differences = about({ ...ours, title: ours.nodes[0]?.label ?? '' }, theirs)
  const root = theirs['root'] === undefined ? [] : [theirs['root']]
  differences.inOrder(
    'node',
    ours.nodes.map(({ label, depth }) => JSON.stringify([label, depth])),
    flat(root).map(({ node, depth }) => JSON.stringify([saidOf(node['text']), depth])),
  )
  return differences.found
}

const shapes: Readonly<Record<string, string>> = {
  circle: 'mindmapCircle',
  rect: 'rect',
  rounded: 'rounded',
  cloud: 'cloud',
  bang: 'bang',
  hexagon: 'hexagon',
}

export function compareMindmap(ours: TreeModel, theirs: Theirs): string[] {
  const differences = about(ours, theirs)
  const parents = new Map((theirs['edges'] ?? []).map(({ start, end }: Theirs) => [end, start]))
  const depthOf = (id: string): number => (parents.has(id) ? 1 + depthOf(String(parents.get(id))) : 0)
  differences.inOrder(
    'node',
    ours.nodes.map(({ label, depth, shape }) =>
      JSON.stringify([saidOf(label), depth, shapes[shape ?? ''] ?? 'defaultMindmapNode']),
    ),
    (theirs['nodes'] ?? []).map(({ id, label, shape }: Theirs) => JSON.stringify([saidOf(label), depthOf(id), shape])),
  )
  return differences.found
}

export function compareKanban(ours: KanbanModel, theirs: Theirs): string[] {
  const differences = about(ours, theirs)
  differences.inOrder(
    'column',
    ours.columns.map(({ id, label }) => JSON.stringify([id, saidOf(label)])),
    (theirs['sections'] ?? []).map(({ id, label }: Theirs) => JSON.stringify([id, saidOf(label)])),
  )
  differences.inOrder(
    'card',
    ours.columns.flatMap(({ id, cards }) =>
      cards.map((card) =>
        JSON.stringify([id, card.id, saidOf(card.label), card.ticket ?? '', card.assigned ?? '', card.priority ?? '']),
      ),
    ),
    (theirs['nodes'] ?? [])
      .filter(({ isGroup }: Theirs) => !isGroup)
      .map(({ parentId, id, label, ticket = '', assigned = '', priority = '' }: Theirs) =>
        JSON.stringify([parentId, id, saidOf(label), saidOf(ticket), saidOf(assigned), saidOf(priority)]),
      ),
  )
  return differences.found
}
