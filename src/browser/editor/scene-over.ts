/**
 * The overlay of a scene being edited: frames around the selection, handles, guides, and findings of the linter.
 */

import { boundsOfSelected } from '../../editor/scene/elements.ts'
import { handlesOf } from '../../editor/scene/resize.ts'
import { boundsOf } from '../../elements/bounds.ts'
import type { Rect } from '../../geometry/rect.ts'
import { elementOf, type ReviewFinding } from '../../review/rules/rule.ts'
import type { Element } from '../../scene/scene.ts'
import { type Canvas, create } from './canvas.ts'
import { arrangedOf } from './scene-state.ts'
import type { Store } from './store.ts'

/** Draws the overlay for the state of the editor. */
export function drawOver(store: Store, canvas: Canvas): void {
  const arranged = arrangedOf(store)
  if (arranged === undefined) return canvas.over.replaceChildren()
  const { elements, selected } = arranged
  const frames = selected.flatMap((index) => elements[index] ?? []).map((each) => rectNode(boundsOf(each), 'frame', 2))
  const whole = selected.length > 1 ? boundsOfSelected(arranged) : undefined
  const only = selected.length === 1 ? elements[selected[0] ?? -1] : undefined
  const handles = only === undefined ? [] : handleNodes(only, scaleOf(canvas))
  // Findings on an earlier scene are about other elements.
  const found = store.isCurrent ? foundNodes(store.review, elements) : []
  canvas.over.replaceChildren(...found, ...frames, ...(whole ? [rectNode(whole, 'whole', 6)] : []), ...handles)
}

/** A frame around each element with findings. */
const foundNodes = (review: readonly ReviewFinding[], elements: readonly Element[]): SVGElement[] =>
  review.flatMap((finding) => {
    const element = elements[elementOf(finding) ?? -1]
    return element === undefined ? [] : [rectNode(boundsOf(element), `found ${finding.level}`, 3)]
  })

/** The handles of an element: 8 pixels wide on the screen, whatever the zoom. */
const handleNodes = (element: Element, scale: number): SVGElement[] => {
  const size = 4 / scale
  return handlesOf(element).map(({ name, at }) =>
    create('rect', {
      ...rectOf({ x: at.x - size, y: at.y - size, w: 2 * size, h: 2 * size }),
      class: `handle handle-${name}`,
      'data-handle': name,
    }),
  )
}

/** Screen pixels for each pixel of the scene. */
export const scaleOf = ({ svg }: Canvas): number => svg.getScreenCTM()?.a || 1

const rectOf = ({ x, y, w, h }: Rect): Record<string, string> => ({
  x: String(x),
  y: String(y),
  width: String(w),
  height: String(h),
})

/** A rectangle over the diagram, slightly larger than what it marks. */
export const rectNode = ({ x, y, w, h }: Rect, name: string, by = 0): SVGElement =>
  create('rect', { ...rectOf({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by }), class: name })

/** A line across the diagram that shows what dragging snaps to. */
export const guideNode = ({ x, y }: { x?: number; y?: number }): SVGElement =>
  create('line', {
    class: 'guide',
    ...(x === undefined
      ? { x1: '-10000', x2: '10000', y1: String(y), y2: String(y) }
      : { x1: String(x), x2: String(x), y1: '-10000', y2: '10000' }),
  })
