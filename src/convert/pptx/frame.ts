/**
 * Where a scene is on its slide: as large as fits, in the middle.
 */
import type { Point, Rect } from '../../geometry/rect.ts'
import type { Scene } from '../../scene/scene.ts'
import { emu, tag } from './xml.ts'

/** A slide of 16:9, in pixels of 1/96 inch: the size that presentations have. */
export const slide = { w: 1280, h: 720 } as const

/** From pixels of a scene to those of its slide. */
export type SlideFrame = { scale: number; place: (point: Point) => Point }

/** The frame of a scene; small scenes are enlarged, but their words not beyond what a slide can bear. */
export function frameOf({ width, height }: Scene): SlideFrame {
  const scale = Math.min(slide.w / width, slide.h / height, largest)
  const [left, top] = [(slide.w - width * scale) / 2, (slide.h - height * scale) / 2]
  return { scale, place: ({ x, y }) => ({ x: left + x * scale, y: top + y * scale }) }
}

const largest = 2

type Turn = { rot?: number | undefined; flipH?: boolean | undefined; flipV?: boolean | undefined }

/** The place of a shape; `rot` is in degrees. */
export const placeOf = (
  { place, scale }: SlideFrame,
  { x, y, w, h }: Rect,
  { rot, ...flips }: Turn = {},
  name = 'a:xfrm',
) => {
  const at = place({ x, y })
  return tag(
    name,
    { rot: rot === undefined || rot === 0 ? undefined : rot * 60_000, ...flips },
    tag('a:off', { x: emu(at.x), y: emu(at.y) }),
    tag('a:ext', { cx: emu(w * scale), cy: emu(h * scale) }),
  )
}
