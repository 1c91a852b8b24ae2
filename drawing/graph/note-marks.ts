/**
 * What the data say of marks that a mark has no room for: a note names each, so that nothing is lost in silence.
 */
import type { GraphDocument } from '../data/graph.ts'
import { isMark, shapeOf } from '../shapes/shape.ts'
import type { Sheet } from '../sheet.ts'
import { nodeStyle } from './kind-styles.ts'
import type { AnyNotation } from './notation.ts'
import type { NodeStyle } from './style.ts'

/** Notes words and looks of nodes that are drawn as a mark, or as words alone. */
export function noteMarks({ nodes }: GraphDocument, style: AnyNotation, sheet: Sheet): void {
  for (const node of nodes) {
    const { shape } = nodeStyle(style, node)
    if (node.look !== undefined && !isFilled(shape)) sheet.note(node, 'look', 'what is not filled has no look')
    if (!isMark(shape)) continue
    const lost = (['tech', 'note', 'lines'] as const).filter((field) => node[field] !== undefined)
    if (lost.length === 0 || style.node?.(node, { cap: 160, sheet, small: 'small' }) !== undefined) continue
    for (const field of lost) if (!isDrawn(field, style)) sheet.note(node, field, 'a mark has no room for it')
  }
}

/** Lines are in a box of their own, whatever the shape. */
const isDrawn = (field: string, { body }: AnyNotation): boolean => field === 'lines' && body === undefined

/** Whether a fill changes how a shape is drawn. */
const isFilled = (shape: NodeStyle['shape']): boolean => {
  const drawn = [{}, { fill: 'soft' as const }].map((paint) =>
    shapeOf(shape).outline({ x: 0, y: 0, w: 96, h: 48 }, paint),
  )
  return JSON.stringify(drawn[0]) !== JSON.stringify(drawn[1])
}
