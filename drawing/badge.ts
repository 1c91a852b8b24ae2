/**
 * Badges: a number or a letter in a circle, for what stands in an order or is named elsewhere.
 */
import type { Point } from '../src/geometry/rect.ts'
import type { Circle, Element } from '../src/scene/scene.ts'
import { lineOfText } from './block.ts'
import { circle } from './primitives.ts'
import { isSolid } from './word-box.ts'

/** The number of a step, in every recipe: white in an edge of ink, so that it is seen on what is marked, too. */
export const stepLook = { r: 9, fill: 'surface', stroke: 'ink' } as const

/** The radius of the badge of a callout, in pixels. */
export const radius = 10

/** How the badges of callouts and their leaders are painted. */
export const calloutLook = { r: radius, fill: 'ink', stroke: 'ink' } as const

/** How far from the left end of an edge the badge of a step is: clear of the head of an arrow that arrives there. */
export const stepInset = 20

/** A badge around a point, `r` pixels in radius; on a solid fill its words are light, in an accented ring accented. */
export function badge(
  words: string | number,
  { x, y }: Point,
  { r = radius, ...look }: { r?: number } & Pick<Circle, 'fill' | 'stroke'> = {},
): Element[] {
  const fill = isSolid(look.fill) ? 'surface' : look.stroke === 'accent' ? 'accent' : 'ink'
  return [
    circle(x, y, r, look),
    lineOfText(String(words), { x, y, as: { size: 12, bold: true, fill }, align: 'middle' }),
  ]
}
