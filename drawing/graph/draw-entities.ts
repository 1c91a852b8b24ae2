/**
 * Draws entities and their relations: with the marks of crow's-foot notation at both ends, or as arrows to what a
 * foreign key refers to.
 */
import type { Entity, EntityData, Relation } from '../data/entities.ts'
import type { Sheet } from '../sheet.ts'
import { drawGraph } from './draw-graph.ts'
import { addEntityKey, cardinalityEnds, entityView, rowMiddle } from './entity-view.ts'
import type { Cells, LayoutOptions, Port } from './model/graph.ts'

/** `references`: relations are arrows, without cardinalities. */
export type EntityStyle = { cells?: Cells; layout?: LayoutOptions; references?: boolean }

/** Relations meet entities; where their ends name a field, its row. */
export function drawEntities(
  { nodes, edges }: EntityData,
  sheet: Sheet,
  { cells, layout = {}, references = false }: EntityStyle = {},
): void {
  drawGraph({ nodes, edges, groups: [] }, sheet, {
    nodes: { table: { shape: 'box', text: 'Table' } },
    edges: {
      relation: references
        ? { text: 'Refers to', link: true, trunk: true }
        : { text: 'Relation', to: 'none', link: true },
    },
    sameSize: 'none',
    layout,
    ...(cells === undefined ? {} : { cells }),
    node: (node) => entityView(node as Entity, sheet),
    ends: (edge) => (references ? ['none', 'arrow'] : cardinalityEnds((edge as Relation).ends)),
    owner: (reference) => ownerOf(nodes, sheet.find(reference)),
  })
  addEntityKey(nodes, references ? [] : edges.flatMap(({ ends }) => ends), sheet)
}

/** The entity that an end of a relation names, and the row where it names a field. */
const ownerOf = (nodes: readonly Entity[], item: object): { node: Entity; port?: Port } | undefined => {
  for (const node of nodes) {
    const row = node.fields.indexOf(item as Entity['fields'][number])
    if (node === item) return { node }
    if (row >= 0) return { node, port: { side: 'beside', offset: rowMiddle(row) } }
  }
  return undefined
}
