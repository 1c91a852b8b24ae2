/**
 * Draws classes and their relations in UML 2.5.1: hollow triangles at what is general, diamonds at wholes, open arrows
 * at suppliers, multiplicities beside the ends.
 */

import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import type { EdgeStyle } from '../../drawing/graph/style.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Cells, LayoutOptions } from '../../layout/model/graph.ts'
import { classView } from './class-view.ts'
import type { Class, ClassData, ClassRelation } from './classes.ts'

/** General classes are above special ones; other relations have no direction. */
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
  { nodes, edges: relations, direction }: ClassData,
  sheet: Sheet,
  { cells, layout = {} }: { cells?: Cells; layout?: LayoutOptions } = {},
): void {
  const heights = heightsOf(nodes)
  drawGraph({ nodes, edges: relations, groups: [], direction }, sheet, {
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
      const view = classView(node as unknown as Class, options)
      return { ...view, h: leveled(view.h, heights(options)) }
    },
  })
}

type Options = Parameters<typeof classView>[1]

/** The heights of all classes, the largest first; computed once for each width at which words wrap. */
const heightsOf = (nodes: Class[]): ((options: Options) => number[]) => {
  const known = new Map<number, number[]>()
  return (options) => {
    const all = known.get(options.cap) ?? nodes.map((each) => classView(each, options).h).toSorted((a, b) => b - a)
    known.set(options.cap, all)
    return all
  }
}

/** Classes whose heights differ by one step at most are equally high, so that the edges of neighbors are level. */
const alike = 16

/** The largest of the heights that are alike, those of higher classes left out. */
const leveled = (own: number, heights: number[]): number => {
  let level = Number.POSITIVE_INFINITY
  for (const height of heights) {
    if (level - height > alike) level = height
    if (height <= own) return level
  }
  return own
}
