/**
 * What every item of an Excalidraw file has: a position, paint.
 */
import type { Rect } from '../geometry/rect.ts'
import type { Colors } from '../render/palette.ts'
import type { Scene } from '../scene/scene.ts'

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
  strokeWidth: 1.5,
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

type Painted = { fill?: keyof Colors | undefined; stroke?: keyof Colors | undefined; dashed?: boolean | undefined }

export const paint = (colors: Colors, { fill = 'none', stroke = 'none', dashed }: Painted) => ({
  strokeColor: stroke === 'none' ? 'transparent' : colors[stroke],
  backgroundColor: fill === 'none' ? 'transparent' : colors[fill],
  strokeStyle: dashed === true ? 'dashed' : 'solid',
})
