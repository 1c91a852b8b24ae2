/**
 * What every item of an Excalidraw file has: a position, paint.
 */
import type { Rect } from '../geometry/rect.ts'
import { elementFill, elementStroke, type PaintedStroke } from '../render/paint.ts'
import type { Colors, Shade } from '../render/palette.ts'
import type { Element, Scene } from '../scene/scene.ts'

export type ExcalidrawItem = Record<string, unknown> & {
  id: string
  boundElements: { type: 'text' | 'arrow'; id: string }[]
}

/** What an element is drawn in; `container` is the box of a text. */
export type ItemContext = { index: number; scene: Scene; colors: Colors; container: number | undefined }

/** An item at a position, with everything else that every item has. */
export const base = (id: string, { x, y, w, h }: Rect): ExcalidrawItem => ({
  id,
  x,
  y,
  width: w,
  height: h,
  ...everyItem(),
})

/** Seeds only shape the hand-drawn look, which is off. */
const everyItem = () => ({
  angle: 0,
  strokeWidth: 1,
  strokeStyle: 'solid',
  fillStyle: 'solid',
  roughness: 0,
  opacity: 100,
  groupIds: [],
  frameId: null,
  roundness: null,
  seed: 1,
  version: 1,
  versionNonce: 1,
  isDeleted: false,
  boundElements: [],
  updated: 1,
  link: null,
  locked: false,
})

/** How an element's outline and inside are painted. */
export const paint = (colors: Colors, element: Exclude<Element, { type: 'text' }>) =>
  painted(colors, {
    fill: element.type === 'line' ? undefined : elementFill(element),
    stroke: elementStroke(element),
    dashed: 'dashed' in element && element.dashed === true,
  })

type Painted = { fill?: Shade | undefined; stroke?: PaintedStroke | undefined; dashed?: boolean }

/** The paint of shades; a stroke that is not there leaves no trace. */
export const painted = (colors: Colors, { fill, stroke, dashed = false }: Painted) => ({
  strokeColor: stroke === undefined ? 'transparent' : colors[stroke.shade],
  backgroundColor: fill === undefined ? 'transparent' : colors[fill],
  strokeWidth: stroke?.width ?? 1,
  strokeStyle: dashed ? 'dashed' : 'solid',
})
