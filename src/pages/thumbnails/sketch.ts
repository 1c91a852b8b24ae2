/**
 * A diagram as its smallest thumbnails show it: the whole of it, without its words. Each is a bar as long as it was,
 * so that a table, a sequence or a chart is told by its shape where letters would be specks.
 *
 * Pure. The result is a scene of its own, small enough that strokes and arrow heads are seen at their usual width.
 */
import { boundsOf, boundsOfAll, textBounds } from '../../elements/bounds.ts'
import { moveElement } from '../../elements/move.ts'
import type { Rect } from '../../geometry/rect.ts'
import { scalePath } from '../../geometry/scale-path.ts'
import type { Color } from '../../scene/limits.ts'
import type { Element, Scene, Text } from '../../scene/scene.ts'
import { sketchSize } from '../universal/picture-look.ts'

/** The least that is blank around the drawing. */
const margin = 12

/** The sketch of a scene. */
export function sketchOf(scene: Scene): Scene {
  const drawn = drawingOf(scene)
  const all = boundsOfAll(drawn) ?? { x: 0, y: 0, w: scene.width, h: scene.height }
  const by = scaleOf(all)
  const [dx, dy] = [sketchSize.w / 2 - by * (all.x + all.w / 2), sketchSize.h / 2 - by * (all.y + all.h / 2)]
  const elements = drawn.map((element) => moveElement(scaled(element, by), dx, dy))
  return { ...scene, width: sketchSize.w, height: sketchSize.h, elements }
}

/** A scene without its heading, key and source, which say nothing without their words. */
const drawingOf = ({ height, elements }: Scene): Element[] => {
  const heading = headingIn(elements)
  const key = Math.min(...elements.filter((element) => isNote(element, height)).map((element) => boundsOf(element).y))
  return elements.filter(
    (element) => !heading.has(element) && boundsOf(element).y < key - aboveNote && !isBlank(element),
  )
}

/** The words that a scene begins with: lines at one margin, each below the one before. */
const headingIn = (elements: readonly Element[]): ReadonlySet<Element> => {
  const lines = new Set<Element>()
  let last: Text | undefined
  for (const element of elements) {
    if (element.type !== 'text' || (element.size ?? 16) < 16) return lines
    if (last !== undefined && (element.x !== last.x || element.y - last.y > 34)) return lines
    lines.add((last = element))
  }
  return lines
}

/** Small words at the foot. */
const isNote = (element: Element, height: number): boolean =>
  element.type === 'text' && (element.size ?? 16) <= 12 && element.y > height - 100

/** The symbols of a key are as high as this above its words. */
const aboveNote = 12

const scaleOf = ({ w, h }: Rect): number =>
  Math.min((sketchSize.w - 2 * margin) / w, (sketchSize.h - 2 * margin) / h, 1)

const isBlank = (element: Element): boolean => element.type === 'text' && element.text.trim() === ''

const scaled = (element: Element, by: number): Element => {
  switch (element.type) {
    case 'text':
      return barOf(element, by)
    case 'path':
      return { ...element, d: scalePath(element.d, by) }
    case 'line':
      return { ...element, x: by * element.x, y: by * element.y, x2: by * element.x2, y2: by * element.y2 }
    case 'box':
      return { ...element, x: by * element.x, y: by * element.y, w: by * element.w, h: by * element.h }
    case 'circle':
      return { ...element, x: by * element.x, y: by * element.y, r: by * element.r }
    default:
      return element satisfies never
  }
}

/** Words as a bar, as high as their small letters, where those are. */
const barOf = (text: Text, by: number): Element => {
  const bounds = textBounds(text)
  const h = Math.max(thinnest, by * (text.size ?? 16) * smallLetters)
  const middle = by * (text.y - ((text.size ?? 16) * smallLetters) / 2)
  return {
    type: 'box',
    x: by * bounds.x,
    y: middle - h / 2,
    w: by * bounds.w,
    h,
    fill: bars[text.fill ?? 'ink'] ?? text.fill ?? 'muted',
    stroke: 'none',
  }
}

const thinnest = 2

const smallLetters = 0.55

const bars: Partial<Record<Color, Color>> = { ink: 'muted', muted: 'rule' }
