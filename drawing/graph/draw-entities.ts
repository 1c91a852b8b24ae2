/**
 * Draws entities and their relations: with the marks of crow's-foot notation at both ends, or as arrows to what a
 * foreign key refers to.
 */

import type { Cells, LayoutOptions } from '../../layout/model/graph.ts'
import { type Entity, type EntityData, type EntityField, keysOf, type Relation } from '../data/entities.ts'
import type { GraphNode } from '../data/graph.ts'
import type { Sheet } from '../sheet.ts'
import { drawGraph } from './draw-graph.ts'
import { edgeEntry } from './edge-entry.ts'
import { endAtRow, ownerOf } from './entity-ends.ts'
import { addEntityKey, cardinalityEnds } from './entity-key.ts'
import { type EntityView, entityView } from './entity-view.ts'
import { mayBeNull } from './entity-words.ts'
import { foldEntities } from './fold-entities.ts'
import type { AnyNotation } from './notation.ts'
import { drawReadings } from './readings.ts'
import { startCells } from './start-cells.ts'
import type { EdgeStyle } from './style.ts'
import { type GridPlace, mostInGrid, tableGrids } from './table-grid.ts'

/** `references`: relations are arrows, without cardinalities; `isGrid`: tables without places are in columns and rows. */
export type EntityStyle = { cells?: Cells; layout?: LayoutOptions; references?: boolean; isGrid?: boolean }

/** Relations meet entities; where their ends name a field, its row. */
export function drawEntities(
  { nodes, edges, direction }: EntityData,
  sheet: Sheet,
  { cells, layout = {}, references = false, isGrid = false }: EntityStyle = {},
): void {
  const ends = new Set(edges.flatMap(({ from, to }) => [sheet.find(from), sheet.find(to)]))
  const folds = foldEntities({ nodes, edges }, (field) => ends.has(field) || sheet.isFocus(field))
  const views = new Map<GraphNode, EntityView>(
    nodes.map((node) => [node, entityView(node, sheet, { fold: folds.get(node) })]),
  )
  const isOptional = ({ from, ends: counts }: { from: string; ends?: readonly string[] | undefined }): boolean =>
    references && (counts?.[1] === '0..1' || mayBeNull(sheet.find(from)))
  const laid = drawGraph({ nodes, edges, groups: [], direction }, sheet, {
    nodes: { table: { shape: 'box', text: 'Table' } },
    edges: { relation: references ? referenceLook(edges, isOptional) : { text: 'Relation', to: 'none', link: true } },
    sameSize: references && areAlike([...views.values()]) ? 'width' : 'column',
    isRegular: true,
    layout,
    ...(isGrid && direction === undefined ? gridsFor({ nodes, edges }, views, { cells, sheet, references }) : {}),
    ...(cells === undefined ? {} : { cells }),
    // A copy: each way to lay them out makes columns of its own equally wide.
    node: (node) => {
      const view = views.get(node)
      return view && { ...view }
    },
    isDashed: isOptional,
    ends: (edge) => (references ? ['none', 'arrow'] : cardinalityEnds((edge as Relation).ends)),
    ...(references ? {} : { rowOf: (edge) => rowOf(edge as Relation, views, sheet) }),
    owner: (_reference, side, edge) => endAtRow(edge, side, { edges, views, sheet, references, isDashed: isOptional }),
  })
  drawReadings(sheet.shownOf(edges), laid, sheet)
  noteTurned(edges, sheet)
  if (references) noteEnds(edges, sheet)
  sheet.ifTooWide(
    'nodes',
    'give tables places in fewer columns (at), shorten names and types, or draw a part (options around and depth)',
  )
  if (edges.some(isOptional)) sheet.key(edgeEntry('Refers to, may be null', { dashed: true }))
  const shown = nodes.flatMap((node) => folds.get(node)?.fields ?? node.fields)
  addEntityKey(shown, references ? [] : edges.flatMap(({ ends }) => ends), sheet)
}

/** Whether words are read against their arrow: all have a triangle then that says how. */
const isAgainst = ({ turned, text }: Relation): boolean => turned === true && text !== undefined

/** How references look; the key says what dashes are. */
const referenceLook = (edges: readonly Relation[], isOptional: (edge: Relation) => boolean): EdgeStyle => ({
  ...(edges.every(isOptional) ? {} : { text: 'Refers to' }),
  link: true,
  trunk: true,
  read: edges.some(isAgainst),
})

/** Says which references are drawn the other way round than they were given. */
const noteTurned = (edges: readonly Relation[], sheet: Sheet): void => {
  const turned = edges.filter((edge) => edge.turned === true && sheet.isShown(edge))
  const [first] = turned
  if (first === undefined) return
  const more = turned.length > 1 ? ` and ${turned.length - 1} more` : ''
  sheet.note(
    first,
    undefined,
    `${first.from} > ${first.to}${more}: drawn from the foreign key, which was given last, to what it refers to`,
  )
}

/** Says which counts a reference does not draw: that none may be referred to is a dashed line, that many refer to one is usual. */
const noteEnds = (edges: readonly Relation[], sheet: Sheet): void => {
  const isUsual = ({ ends: [own, referred], turned }: Relation): boolean =>
    own === '0..*' || (own === '1' && referred === '0..*' && turned !== true)
  const [first, ...more] = edges.filter((edge) => sheet.isShown(edge) && !isUsual(edge))
  if (first === undefined) return
  const others = more.length > 0 ? ` and those of ${more.length} more` : ''
  sheet.note(
    first,
    'ends',
    `${first.ends.join(' to ')}${others}: not drawn; er-crows-foot draws both ends of a relation`,
  )
}

type GridMeans = { cells: Cells | undefined; sheet: Sheet; references: boolean }

/** Pixels between tables in a grid: room for arrows, or for marks at both ends and a verb. */
const between = { arrows: { x: 56, y: 56 }, marks: { x: 136, y: 96 } } as const

/** The places of tables in a grid, and in one with a column less; what is the sample, edited, has those of the sample. */
const gridsFor = (
  { nodes, edges }: Pick<EntityData, 'nodes' | 'edges'>,
  views: ReadonlyMap<GraphNode, EntityView>,
  { cells, sheet, references }: GridMeans,
): Pick<AnyNotation, 'grid' | 'narrowGrid'> => {
  if (nodes.length < 3 || nodes.length > mostInGrid || Object.keys(startCells(nodes, cells ?? {})).length > 0) return {}
  const numberOf = (reference: string): number =>
    nodes.findIndex((node) => node === ownerOf(views, sheet.find(reference))?.node)
  const links = edges.map(({ from, to }) => [numberOf(from), numberOf(to)] as const)
  const sizes = nodes.map((node) => views.get(node) ?? { w: 0, h: 0 })
  const room = { page: sheet.page.room.w, between: references ? between.arrows : between.marks }
  const asGrid = (places: readonly GridPlace[]): Map<GraphNode, GridPlace> =>
    new Map(nodes.flatMap((node, index) => (places[index] === undefined ? [] : [[node, places[index]]])))
  const { grid, narrow } = tableGrids({ sizes, links }, room)
  return { grid: asGrid(grid), ...(narrow === undefined ? {} : { narrowGrid: asGrid(narrow) }) }
}

/** The row of the foreign key that refers to the other end of a relation by its name. */
const rowOf = ({ from, to }: Relation, views: ReadonlyMap<GraphNode, EntityView>, sheet: Sheet) => {
  const [one, other] = [sheet.find(from), sheet.find(to)] as (Entity | EntityField)[]
  for (const [here, there] of [
    [one, other],
    [other, one],
  ] as const) {
    const view = views.get(here as GraphNode)
    if (view === undefined || there === undefined || !('fields' in here!)) continue
    const field = here.fields.find((each) => keysOf(each).includes('foreign') && refersTo(each.name, there.name))
    const offset = field === undefined ? undefined : view.ports.get(field)
    if (offset !== undefined) return { node: here as GraphNode, offset }
  }
  return undefined
}

/** Whether a column such as `billing_account_id` refers to `account` or `accounts`. */
const refersTo = (column: string, table: string): boolean => {
  const plain = (words: string): string => words.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const [name, target] = [plain(column).replace(/(?:id|key|code)$/, ''), plain(table).replace(/s$/, '')]
  return target !== '' && (name.endsWith(target) || name.endsWith(`${target}s`))
}

/** Whether tables are nearly equally wide: they are made equal then, so that their edges are in line. */
const areAlike = (views: readonly EntityView[]): boolean => {
  const widths = views.map(({ w }) => w)
  return Math.max(...widths) <= alike * Math.min(...widths)
}

/** How much wider than the narrowest the widest may be. */
const alike = 1.35
