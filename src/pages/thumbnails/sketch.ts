/**
 * A diagram as its smallest thumbnails show it: the whole of it, without its words. Each is a bar as long as it was,
 * so that a table, a sequence or a chart is told by its shape where letters would be specks.
 *
 * Pure. The result is a scene of its own, small enough that strokes and arrow heads are seen at their usual width.
 */
import { boundsOfAll, textBounds } from '../../elements/bounds.ts'
import { moveElement } from '../../elements/move.ts'
import { scalePath } from '../../geometry/scale-path.ts'
import type { Color } from '../../scene/limits.ts'
import type { Element, Scene, Text } from '../../scene/scene.ts'
import { sketchSize } from '../universal/picture-look.ts'
import { figureIn } from './figure-in.ts'

/** The least that is blank around the drawing. */
const margin = 12

/** The sketch of a scene; on a larger canvas strokes are finer. */
export function sketchOf(scene: Scene, { w: width, h: height } = sketchSize): Scene {
  const drawn = figureIn(scene)
  const all = boundsOfAll(drawn) ?? { x: 0, y: 0, w: scene.width, h: scene.height }
  const by = Math.min((width - 2 * margin) / all.w, (height - 2 * margin) / all.h, 1)
  const [dx, dy] = [width / 2 - by * (all.x + all.w / 2), height / 2 - by * (all.y + all.h / 2)]
  const elements = drawn.map((element) => moveElement(scaled(element, by), dx, dy))
  return { ...scene, width, height, elements }
}

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
