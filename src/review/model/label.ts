/**
 * Labels: a scene's texts with the space they take up.
 *
 * Widths are those of the widest font of the stack, so what fits here fits in every viewer.
 */

import { centerOf, type Point, type Rect } from '../../geometry/rect.ts'
import { clip } from '../../scene/clip.ts'
import { defaults } from '../../scene/defaults.ts'
import type { Color } from '../../scene/limits.ts'
import type { Text } from '../../scene/scene.ts'
import { ascent, descent, textWidth } from '../../text/measure.ts'

/** A text as drawn. */
export type Label = {
  index: number
  text: Text
  size: number
  fill: Color
  width: number
  /** The space a line of this size takes up, descenders included. */
  extent: Rect
  /** The space these characters take up: no descender or ascender if none of them has one. */
  ink: Rect
  /** The middle of its capitals, where the eye sees its center. */
  center: Point
}

/** Measures one text. */
export function toLabel(text: Text, index: number): Label {
  const size = text.size ?? defaults.text.size
  const width = textWidth(text.text, { size, bold: text.bold, mono: text.mono })
  const left = leftOf(text, width)
  const [top, bottom] = [text.y - ascent * size, text.y + descent * size]
  const extent = { x: left, y: top, w: width, h: bottom - top }
  const inkTop = lowOnly.test(text.text) ? text.y - 0.56 * size : top
  const ink = { ...extent, y: inkTop, h: (aboveBaseline.test(text.text) ? text.y : bottom) - inkTop }
  const center = { x: centerOf(extent).x, y: text.y - middleToBaseline * size }
  return { index, text, size, fill: text.fill ?? defaults.text.fill, width, extent, ink, center }
}

const leftOf = ({ x, align = defaults.text.align }: Text, width: number): number =>
  align === 'middle' ? x - width / 2 : align === 'end' ? x - width : x

const lowOnly = /^[acemnorsuvwxzgpqy\s.,:;…·~_=<>«»+−-]+$/

const aboveBaseline = /^[A-PR-Za-fhiklmnorstuvwxzÀ-ÖØ-Þß-æè-ü0-9\s.:'"%+−=<>~^*#!?&·…«»–—✓✗×-]+$/

/** From the middle of capitals to the baseline, in em. */
export const middleToBaseline = 0.36

/** A text shortened for a message. */
export const quote = ({ text }: Label): string => JSON.stringify(clip(text.text, 40))
