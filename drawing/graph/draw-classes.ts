/**
 * Draws classes and their relations in UML 2.5.1: hollow triangles at what is general, diamonds at wholes, open arrows
 * at suppliers, multiplicities beside the ends.
 */
import type { Class, ClassData, ClassRelation } from '../data/classes.ts'
import type { Sheet } from '../sheet.ts'
import { classView } from './class-view.ts'
import { drawGraph } from './draw-graph.ts'
import type { Cells, LayoutOptions } from './model/graph.ts'
import type { EdgeStyle } from './style.ts'

/** What is general stands over what is special; the rest has no direction. */
const edges: Record<ClassRelation['kind'], EdgeStyle> = {
  association: { text: 'Association', to: 'none', link: true },
  inheritance: { text: 'Generalization', to: 'triangle', upward: true, trunk: true },
  implementation: { text: 'Realization', to: 'triangle', upward: true, dashed: true, trunk: true },
  composition: { text: 'Composition', from: 'filled-diamond', to: 'none', link: true },
  aggregation: { text: 'Aggregation', from: 'diamond', to: 'none', link: true },
  dependency: { text: 'Dependency', to: 'open', dashed: true, link: true },
}

/** Draws classes on the sheet. */
export function drawClasses(
  { nodes, edges: relations }: ClassData,
  sheet: Sheet,
  { cells, layout = {} }: { cells?: Cells; layout?: LayoutOptions } = {},
): void {
  drawGraph({ nodes, edges: relations, groups: [] }, sheet, {
    nodes: {
      class: { shape: 'box', text: 'Class' },
      abstract: { shape: 'box', text: 'Class' },
      interface: { shape: 'box', text: 'Class' },
      enum: { shape: 'box', text: 'Class' },
    },
    edges,
    sameSize: 'none',
    layout: { direction: 'down', ...layout },
    ...(cells === undefined ? {} : { cells }),
    node: (node, options) => {
      const own = node as unknown as Class
      const view = classView(own, options)
      const heights = siblingsOf(own, { nodes, edges: relations }).map((each) => classView(each, options).h)
      return { ...view, h: Math.max(view.h, ...heights.filter((h) => h - view.h <= alike)) }
    },
  })
}

/** Siblings whose heights differ by so little are equally high, so that their upper edges are level. */
const alike = 32

/** The classes that have a supertype in common with one. */
const siblingsOf = (own: Class, { nodes, edges: relations }: ClassData): Class[] => {
  const isNamed = (item: Class, name: string): boolean => name === item.id || name === item.name
  const upward = relations.filter(({ kind }) => edges[kind].upward)
  const general = upward.filter(({ from }) => isNamed(own, from)).map(({ to }) => to)
  return nodes.filter((node) => upward.some(({ from, to }) => isNamed(node, from) && general.includes(to)))
}
