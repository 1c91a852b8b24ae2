/**
 * Draws classes and their relations in UML 2.5.1: hollow triangles at what is general, diamonds at wholes, open arrows
 * at suppliers, multiplicities beside the ends.
 */

import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import type { Grid } from '../../drawing/graph/notation.ts'
import { drawReadings } from '../../drawing/graph/readings.ts'
import type { EdgeStyle, NodeView } from '../../drawing/graph/style.ts'
import { mostInGrid, tableGrids } from '../../drawing/graph/table-grid.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Cells, LayoutOptions } from '../../layout/model/graph.ts'
import { type ClassLook, classView } from './class-view.ts'
import type { Class, ClassData, ClassRelation } from './classes.ts'
import { foldMembers } from './fold-members.ts'

/** General classes are above special ones; other relations have no direction. */
const edges: Record<ClassRelation['kind'], EdgeStyle> = {
  association: { to: 'none', link: true, read: true },
  inheritance: { text: 'Generalization', to: 'triangle', upward: true, trunk: true },
  implementation: { text: 'Realization', to: 'triangle', upward: true, dashed: true, trunk: true },
  composition: { text: 'Composition', from: 'filled-diamond', to: 'none', link: true },
  aggregation: { text: 'Aggregation', from: 'diamond', to: 'none', link: true },
  dependency: { text: 'Dependency', to: 'open', dashed: true, link: true },
  link: { text: 'Link', to: 'none', dashed: true, link: true },
}

/** Draws classes on the sheet. */
export function drawClasses(
  { nodes, edges: relations, direction }: ClassData,
  sheet: Sheet,
  { cells, layout: wanted = {} }: { cells?: Cells; layout?: LayoutOptions } = {},
): void {
  const fold = foldMembers({ nodes, edges: relations }, (member) => sheet.isFocus(member))
  const sizes = sizesOf(nodes, (node) => isGeneral(node, relations))
  const layout = drawGraph({ nodes, edges: relations, groups: [], direction }, sheet, {
    nodes: {
      class: { shape: 'box', text: 'Class' },
      abstract: { shape: 'box', text: 'Class' },
      interface: { shape: 'box', text: 'Class' },
      enum: { shape: 'box', text: 'Class' },
    },
    edges,
    flatGrid: () =>
      gridOf({ nodes, edges: relations }, (node) => classView(node, { cap: widestWords, sheet, fold }), sheet),
    sameSize: 'none',
    layout: { direction: 'down', ...wanted },
    ...(cells === undefined ? {} : { cells }),
    node: (node, { cap }) => {
      const look = { cap, sheet, fold }
      const view = classView(node as unknown as Class, look)
      const { w, h } = sizes(look, isGeneral(node as unknown as Class, relations))
      return { ...view, w: leveled(view.w, w), h: leveled(view.h, h) }
    },
  })
  drawReadings(relations, layout, sheet)
}

/** Whether others are kinds of a class: it is over these, not beside others. */
const isGeneral = ({ id, name }: Pick<Class, 'id' | 'name'>, relations: readonly ClassRelation[]): boolean =>
  relations.some(({ kind, to }) => isKindOf(kind) && (to === id || to === name))

const isKindOf = (kind: ClassRelation['kind']): boolean => kind === 'inheritance' || kind === 'implementation'

/** As wide as words of classes are, in pixels, where these have room. */
const widestWords = 176

/** Pixels between classes in a grid: room for signs at both ends of a line. */
const between = { x: 80, y: 72 } as const

/** Places of a few classes in columns, each below what it is a kind of. */
const gridOf = (
  { nodes, edges: relations }: Pick<ClassData, 'nodes' | 'edges'>,
  viewOf: (node: Class) => NodeView,
  sheet: Sheet,
): Grid | undefined => {
  if (nodes.length > mostInGrid) return undefined
  const numberOf = (reference: string): number =>
    nodes.findIndex(({ id, name }) => id === reference || name === reference)
  const links = relations.map(({ from, to, kind }) => [numberOf(from), numberOf(to), isKindOf(kind)] as const)
  const { grid: places } = tableGrids({ sizes: nodes.map(viewOf), links }, { page: sheet.page.room.w, between })
  return new Map(nodes.flatMap((node, index) => (places[index] === undefined ? [] : [[node, places[index]]])))
}

/** Widths and heights, the largest first. */
type Sizes = { w: number[]; h: number[] }

/** The sizes of all classes that are general or of all others; computed once for each width at which words wrap. */
const sizesOf = (
  nodes: Class[],
  isGeneralClass: (node: Class) => boolean,
): ((look: ClassLook, general: boolean) => Sizes) => {
  const known = new Map<string, Sizes>()
  return (look, general) => {
    const key = `${look.cap} ${general}`
    const views = (): { w: number; h: number }[] =>
      nodes.filter((each) => isGeneralClass(each) === general).map((each) => classView(each, look))
    const found = known.get(key) ?? sorted(views())
    known.set(key, found)
    return found
  }
}

const sorted = (views: { w: number; h: number }[]): Sizes => ({
  w: views.map(({ w }) => w).toSorted((a, b) => b - a),
  h: views.map(({ h }) => h).toSorted((a, b) => b - a),
})

/** Classes whose sizes differ by one step at most are equally large, so that columns and the edges of neighbors are even. */
const alike = 16

/** The largest of the sizes that are alike, those of larger classes left out. */
const leveled = (own: number, sizes: number[]): number => {
  let level = Number.POSITIVE_INFINITY
  for (const size of sizes) {
    if (level - size > alike) level = size
    if (size <= own) return level
  }
  return own
}
