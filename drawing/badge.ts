/**
 * Badges: a number or a letter in a circle, for what stands in an order or is named elsewhere.
 */
import type { Point } from '../src/geometry/rect.ts'
import type { Circle, Element } from '../src/scene/scene.ts'
import { lineOfText } from './block.ts'
import { circle } from './primitives.ts'
import { isSolid } from './word-box.ts'

/** A badge around a point, `r` pixels in radius; on a solid fill its words are light, in an accented ring accented. */
export function badge(
  words: string | number,
  { x, y }: Point,
  { r = 10, ...look }: { r?: number } & Pick<Circle, 'fill' | 'stroke'> = {},
): Element[] {
  const fill = isSolid(look.fill) ? 'surface' : look.stroke === 'accent' ? 'accent' : 'ink'
  return [
    circle(x, y, r, look),
    lineOfText(String(words), { x, y, as: { size: 12, bold: true, fill }, align: 'middle' }),
  ]
}
