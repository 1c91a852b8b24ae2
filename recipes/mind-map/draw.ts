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

/** Draws the map; what is in focus, the way to it and what is below it have the accent. */
export function drawMindMap(root: TreeNode, sheet: Sheet): void {
  const views = mapOf(root, sheet)
  const byNode = new Map(views.map((view) => [view.node, view]))
  for (const view of views) {
    const parent = view.parent === undefined ? undefined : byNode.get(view.parent.node)
    sheet.put(view.node, drawWords(view), 'over')
    if (parent === undefined) continue
    const limbs = views.filter(({ depth, side }) => depth === 1 && side === view.side)
    const branch = drawBranch(view, parent, offsetIn(limbs, view))
    sheet.put(view.node, [branch], view.tone === 'accent' ? 'line' : 'mark')
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

/** Limbs of a side leave the subject so far apart, at most so far from its middle, and begin so far inside of it, in pixels. */
const limb = { apart: 16, most: 12, under: 8 } as const

/** How far below the middle of the subject a limb leaves it. */
const offsetIn = (limbs: readonly MapView[], view: MapView): number => {
  const [at, last] = [limbs.toSorted((a, b) => a.line - b.line).indexOf(view), limbs.length - 1]
  return last < 1 ? 0 : (at - last / 2) * Math.min(limb.apart, (2 * limb.most) / last)
}

/** From the subject a tapering limb, further out a line as long as those of its column. */
const drawBranch = ({ rect, line, side, tone }: MapView, above: MapView, offset: number) => {
  const isLeft = side === 'left'
  const [near, far] = isLeft ? [rightOf(rect), rect.x] : [rect.x, rightOf(rect)]
  const from = { x: isLeft ? above.rect.x : rightOf(above.rect), y: above.line }
  const to = { x: near, y: line }
  // Under the round end of the subject, or from its middle to what is over and under it.
  const under = from.x === near ? above.rect.w / 2 : limb.under
  const root = { x: from.x + (isLeft ? under : -under), y: from.y + offset }
  if (above.parent === undefined) return path(taper(root, to, far), limbLook(tone))
  return path(twig(from, to, far), twigLook(tone))
}

/** What is minor has a paler limb and a dashed twig. */
const limbLook = (tone: Color | undefined) =>
  ({ fill: tone ?? 'muted', stroke: 'none', ...(tone === 'muted' ? { dashed: true } : {}) }) as const

const twigLook = (tone: Color | undefined) =>
  tone === undefined ? {} : tone === 'muted' ? { dashed: true } : { stroke: tone }
