/**
 * Lines and paths as lines and arrows of an Excalidraw file, bound to the shapes at whose outlines arrows end.
 *
 * The format binds arrows to rectangles and ellipses alone: a shape drawn as a path, such as a cylinder, has an invisible
 * rectangle in its group, which they are bound to.
 */

import type { Point } from '../geometry/rect.ts'
import { round } from '../geometry/round.ts'
import type { Element, Line, Path, Scene } from '../scene/scene.ts'
import { placeOf, shapeAt } from './bindings.ts'
import { base, type ExcalidrawItem, type ItemContext, paint } from './excalidraw-item.ts'
import { idOf } from './id-of.ts'
import { slashLine } from './slash.ts'
import { type Stroke, strokesOf } from './strokes.ts'

/** A stroke, and the slash of a failing arrow, which is in a group with it: the format has no such head. */
export function strokeItems(element: Line | Path, context: ItemContext): ExcalidrawItem[] {
  const items = itemsOf(element, context)
  const slash = slashLine(element, context.scene)
  if (slash === undefined) return items
  const own = itemsOf(slash, context).map((item) => ({ ...item, id: `${idOf(context.index)}-slash` }))
  return [...items, ...own].map((item) => ({ ...item, groupIds: [`group-${context.index}`] }))
}

/** The format fills each stroke separately: a shape with holes is one filled stroke, and its outlines. */
const itemsOf = (element: Line | Path, context: ItemContext): ExcalidrawItem[] => {
  const strokes = strokesOf(element)
  const item = (stroke: Stroke, part: number): ExcalidrawItem =>
    strokeItem(element, stroke, { ...context, part, isLast: part === strokes.length - 1 })
  if (element.type === 'line' || (element.fill ?? 'none') === 'none' || strokes.length < 2) return strokes.map(item)
  const [first] = strokes
  const whole = strokes.flatMap(({ points }) => [
    ...points,
    ...points.slice(0, 1),
    ...(first?.points.slice(0, 1) ?? []),
  ])
  const filled = {
    ...item({ points: whole, isClosed: true, form: 'straight', controls: [] }, 0),
    strokeColor: 'transparent',
  }
  const outlines = strokes.map((stroke, part) => ({ ...item(stroke, part + 1), backgroundColor: 'transparent' }))
  return [filled, ...outlines].map((each) => ({ ...each, groupIds: [`group-${context.index}`] }))
}

const strokeItem = (
  element: Line | Path,
  { points, isClosed, form }: Stroke,
  { index, scene, colors, part, isLast }: ItemContext & { part: number; isLast: boolean },
): ExcalidrawItem => {
  const [start = { x: 0, y: 0 }] = points
  const isArrow = element.arrow === true && isLast && !isClosed
  return {
    ...base(idOf(index, part), { ...start, ...sizeOf(points) }),
    type: isArrow ? 'arrow' : 'line',
    ...paint(colors, element),
    points: points.map(({ x, y }) => [round(x - start.x), round(y - start.y)]),
    roundness: form === 'curved' ? { type: 2 } : null,
    lastCommittedPoint: null,
    ...(isArrow ? arrowEnds(scene, start, points.at(-1) ?? start) : looseEnds),
  }
}

const sizeOf = (points: readonly Point[]): { w: number; h: number } => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { w: Math.max(...xs) - Math.min(...xs), h: Math.max(...ys) - Math.min(...ys) }
}

const looseEnds = { startBinding: null, endBinding: null, startArrowhead: null, endArrowhead: null }

const arrowEnds = (scene: Scene, start: Point, end: Point) => ({
  startBinding: bindingAt(scene, start),
  endBinding: bindingAt(scene, end),
  startArrowhead: null,
  endArrowhead: 'triangle',
  elbowed: false,
})

const bindingAt = (scene: Scene, end: Point) => {
  const index = shapeAt(scene, end, { paths: true })
  if (index === undefined) return null
  const elementId = scene.elements[index]?.type === 'path' ? frameIdOf(index) : idOf(index)
  return { elementId, focus: 0, gap: 1 }
}

const frameIdOf = (index: number): string => `${idOf(index)}-frame`

const unpainted = { strokeColor: 'transparent', backgroundColor: 'transparent' }

/** The invisible rectangle of a shape that is drawn as a path; none for other elements. */
export const frameItem = (element: Element | undefined, index: number): ExcalidrawItem | undefined => {
  const rect = element?.type === 'path' ? placeOf(element) : undefined
  return rect && { ...base(frameIdOf(index), rect), type: 'rectangle', ...unpainted }
}
