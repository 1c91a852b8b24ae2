/**
 * Looks that a shape does not have, such as a bar or words alone: a note names each, so that nothing is lost in silence.
 */
import type { GraphDocument, GraphGroup, GraphNode } from '../data/graph.ts'
import { shapeOf } from '../shapes/shape.ts'
import type { Sheet } from '../sheet.ts'
import { groupStyle, nodeStyle } from './kind-styles.ts'
import type { AnyNotation } from './notation.ts'
import type { NodeStyle } from './style.ts'

export function noteLooks(data: GraphDocument, style: AnyNotation, sheet: Sheet): void {
  for (const item of bareOf(data, style)) sheet.note(item, 'look', 'what is not filled has no look')
}

/** What has a look in the data, and none in the picture. */
export const bareOf = ({ nodes, groups }: GraphDocument, style: AnyNotation): (GraphNode | GraphGroup)[] => [
  ...groups.filter((group) => group.look !== undefined && isBare(group, style)),
  ...nodes.filter((node) => node.look !== undefined && !isFilled(nodeStyle(style, node).shape)),
]

/** Lanes and regions look alike, and so do packages with a tab for their name. */
const isBare = (group: GraphGroup, style: AnyNotation): boolean =>
  (style.layout?.lanes !== undefined && group.group === undefined) ||
  ['region', 'folder'].includes(groupStyle(style, group).look)

/** Whether a fill changes how a shape is drawn. */
const isFilled = (shape: NodeStyle['shape']): boolean => {
  const drawnIn = (paint: object): string => JSON.stringify(shapeOf(shape).outline({ x: 0, y: 0, w: 96, h: 48 }, paint))
  return drawnIn({ fill: 'soft' }) !== drawnIn({})
}
