/**
 * Looks that a shape does not have, such as a bar or words alone: a note names each, so that nothing is lost in silence.
 */
import type { GraphDocument, GraphGroup } from '../data/graph.ts'
import { shapeOf } from '../shapes/shape.ts'
import type { Sheet } from '../sheet.ts'
import { groupStyle, nodeStyle } from './kind-styles.ts'
import type { AnyNotation } from './notation.ts'
import type { NodeStyle } from './style.ts'

export function noteLooks({ nodes, groups }: GraphDocument, style: AnyNotation, sheet: Sheet): void {
  for (const group of groups)
    if (group.look !== undefined && isBare(group, style)) sheet.note(group, 'look', 'what is not filled has no look')
  for (const node of nodes)
    if (node.look !== undefined && !isFilled(nodeStyle(style, node).shape))
      sheet.note(node, 'look', 'what is not filled has no look')
}

/** Lanes and regions look alike, and so do packages with a tab for their name. */
const isBare = (group: GraphGroup, style: AnyNotation): boolean =>
  (style.layout?.lanes !== undefined && group.group === undefined) ||
  ['region', 'folder'].includes(groupStyle(style, group).look)

/** Whether a fill changes how a shape is drawn. */
export const isFilled = (shape: NodeStyle['shape']): boolean => {
  const drawnIn = (paint: object): string => JSON.stringify(shapeOf(shape).outline({ x: 0, y: 0, w: 96, h: 48 }, paint))
  return drawnIn({ fill: 'soft' }) !== drawnIn({})
}
