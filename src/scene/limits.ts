/**
 * The numbers and closed sets of the version-1 scene language.
 *
 * Whatever reads, draws, checks or documents a scene uses these.
 */

/** The limits of a version-1 scene. Sizes are pixels, lengths are Unicode code points. */
export const limits = {
  canvas: { min: 100, max: 2400 },
  title: 200,
  description: 2000,
  elements: 300,
  coordinate: { min: -10_000, max: 10_000 },
  size: 10_000,
  text: 500,
  path: 20_000,
} as const

/** The color tokens a `fill` or `stroke` may name; `none` paints nothing. */
export const colors = ['ink', 'muted', 'accent', 'soft', 'surface', 'rule', 'positive', 'negative', 'none'] as const

/** Which point of a text its `x` is. */
export const alignments = ['start', 'middle', 'end'] as const

/** The five element kinds, in the order the specification lists them. */
export const primitives = ['box', 'text', 'line', 'path', 'circle'] as const

export type Color = (typeof colors)[number]
export type Alignment = (typeof alignments)[number]
export type Primitive = (typeof primitives)[number]
