/**
 * A mind map: branches that leave the subject thick and taper off, words on their lines, and each level in one column a side.
 */
import { place } from '../../drawing/block.ts'
import type { TreeNode } from '../../drawing/data/tree.ts'
import { path } from '../../drawing/primitives.ts'
import { shapeOf } from '../../drawing/shapes/shape.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { type Rect, rightOf } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import { taper, twig } from './branches.ts'
import { type MapView, mapOf } from './views.ts'
import { widthOf } from './words.ts'

/** Draws the map; what is in focus, the way to it and what is below it have the accent. */
export function drawMindMap(root: TreeNode, sheet: Sheet): void {
  const views = mapOf(root, sheet)
  const byNode = new Map(views.map((view) => [view.node, view]))
  for (const view of views) {
    const parent = view.parent === undefined ? undefined : byNode.get(view.parent.node)
    sheet.put(view.node, drawWords(view), 'over')
    if (parent !== undefined) sheet.put(view.node, [drawBranch(view, parent)], view.tone === 'accent' ? 'line' : 'mark')
  }
  sheet.prove('branches', ...root.children)
}

const drawWords = ({ node, rect, words, line, side, parent }: MapView) => {
  if (parent === undefined)
    return [...shapeOf('pill').outline(rect, { fill: 'surface', stroke: 'ink' }), ...place(words.over, rect)]
  const align = side === 'left' ? 'end' : 'start'
  const inner: Rect = { ...rect, x: rect.x + 4, w: rect.w - 8 }
  const under = { ...inner, y: line + 6, h: words.under.h }
  return [
    ...place(words.over, { ...inner, h: line - 4 - rect.y }, { align, valign: 'top' }),
    ...(node.note === undefined ? [] : place(words.under, under, { align, valign: 'top' })),
  ]
}

/** From the subject a tapering limb, further out a line. */
const drawBranch = ({ node, words, rect, line, side, tone }: MapView, above: MapView) => {
  const isLeft = side === 'left'
  const [near, far] = isLeft ? [rightOf(rect), rect.x] : [rect.x, rightOf(rect)]
  const from = { x: isLeft ? above.rect.x : rightOf(above.rect), y: above.line }
  if (above.parent === undefined) return path(taper(from, { x: near, y: line }, far), limbLook(tone))
  // The line of a leaf ends with its words.
  const end = node.children.length > 0 ? far : near + (isLeft ? -1 : 1) * Math.ceil(widthOf(words) + 8)
  return path(twig(from, { x: near, y: line }, end), twigLook(tone))
}

/** What is minor has a paler limb and a dashed twig. */
const limbLook = (tone: Color | undefined) =>
  ({ fill: tone ?? 'muted', stroke: 'none', ...(tone === 'muted' ? { dashed: true } : {}) }) as const

const twigLook = (tone: Color | undefined) =>
  tone === undefined ? {} : tone === 'muted' ? { dashed: true } : { stroke: tone }
