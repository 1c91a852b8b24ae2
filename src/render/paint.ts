/**
 * How a token is painted: its shade and its weight, by what it paints.
 *
 * Nine names are enough for a hierarchy, because a token is another shade as a fill, as a stroke and as a text, and
 * another width as an outline than as a connector. docs/decisions/015 has the reasons.
 */
import { defaults } from '../scene/defaults.ts'
import { type FillKind, fillKind } from '../scene/fill-kind.ts'
import type { Color } from '../scene/limits.ts'
import type { Box, Circle, Line, Path } from '../scene/scene.ts'
import type { Shade } from './palette.ts'

type Token = Exclude<Color, 'none'>

/**
 * What a stroke is: the outline of a closed shape, a plain line (an axis, a divider, a lifeline, a leader), or what
 * joins things: every arrow, and every open path.
 */
export type PaintRole = 'outline' | 'line' | 'connector'

/** A stroke as painted; the width is in pixels. */
export type PaintedStroke = { shade: Shade; width: number }

/** The stroke of a token in a role; undefined for `none`. */
export const strokeOf = (token: Color, role: PaintRole): PaintedStroke | undefined =>
  token === 'none' ? undefined : strokes[token][role]

/** The role of an element's stroke. A path is closed if it ends so. */
export const roleOf = (element: Box | Circle | Line | Path): PaintRole => {
  if (element.type === 'box' || element.type === 'circle') return 'outline'
  if (element.arrow === true) return 'connector'
  if (element.type === 'line') return 'line'
  return endsClosed(element.d) ? 'outline' : 'connector'
}

/** Whether path data ends with `Z`; white space after it does not matter. */
const endsClosed = (d: string): boolean => {
  const last = d.charAt(d.length - 1)
  if (last > ' ' && last < '\x7f') return last === 'Z' || last === 'z'
  return /[zZ]$/.test(d.trimEnd())
}

/**
 * The shade of a fill; undefined for `none`. With an outline it is a shape: `surface` lies on top, `rule` is a tinted
 * area. Without one it is a mark: `rule` is data in the background, `surface` is cut out, and `dashed` is a half-tone.
 * Dashes in `surface` around it make it paler yet. `muted` is weaker than as words.
 */
export const fillOf = (fill: Color, kind: FillKind): Shade | undefined => {
  if (fill === 'none') return undefined
  if (kind === 'pale') return pales[fill] ?? halves[fill]
  if (fill === 'muted' && kind !== 'half') return 'neutral'
  if (kind === 'shape') return fill === 'rule' ? 'tint' : fill
  if (kind === 'half') return halves[fill]
  return fill === 'surface' ? 'page' : fill
}

/** The fill of an element, with the defaults of its kind. */
export const elementFill = (element: Box | Circle | Path): Shade | undefined => {
  const { fill = defaults[element.type].fill, stroke = defaults[element.type].stroke } = element
  return fillOf(fill, fillKind(stroke, element.type === 'circle' ? false : element.dashed))
}

/** The stroke of an element, with the default of its kind. */
export const elementStroke = (element: Box | Circle | Line | Path): PaintedStroke | undefined =>
  strokeOf(element.stroke ?? defaults[element.type].stroke, roleOf(element))

/** The shade of words; undefined for `none`. */
export const textOf = (fill: Color): Shade | undefined => (fill === 'none' ? undefined : texts[fill])

/** Whether the arrows of a token have a slash: failures are seen without color (docs/decisions/026). */
export const isStruck = (token: Color): boolean => token === 'negative'

const alike = (shade: Shade, width: number): Record<PaintRole, PaintedStroke> => ({
  outline: { shade, width },
  line: { shade, width },
  connector: { shade, width },
})

const strokes: Record<Token, Record<PaintRole, PaintedStroke>> = {
  surface: alike('page', 1),
  rule: { ...alike('grid', 1), outline: { shade: 'edge', width: 1 } },
  muted: { ...alike('outline', 1), connector: { shade: 'connector', width: 1.25 } },
  ink: alike('ink', 1.5),
  accent: alike('accent', 2.25),
  soft: alike('halfAccent', 1),
  positive: alike('positive', 1.75),
  negative: alike('negative', 1.75),
}

const halves: Record<Token, Shade> = {
  surface: 'halfSurface',
  rule: 'halfRule',
  muted: 'halfMuted',
  ink: 'halfInk',
  accent: 'halfAccent',
  soft: 'halfSoft',
  positive: 'halfPositive',
  negative: 'halfNegative',
}

/** What is paler than a half-tone. */
const pales: { [Each in Token]?: Shade } = {
  muted: 'sand',
  ink: 'lilac',
  accent: 'soft',
  positive: 'mint',
  negative: 'blush',
}

const texts: Record<Token, Shade> = {
  surface: 'onSolid',
  rule: 'edge',
  muted: 'muted',
  ink: 'ink',
  accent: 'accent',
  soft: 'halfAccent',
  positive: 'positive',
  negative: 'negative',
}
