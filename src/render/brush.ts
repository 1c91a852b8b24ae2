/**
 * The paint of a look as markup: the attributes of every token, written once instead of for each element.
 */
import type { FillKind } from '../scene/fill-kind.ts'
import { type Color, colors as tokens } from '../scene/limits.ts'
import type { ArrowStroke } from './arrow.ts'
import { fillOf, isStruck, type PaintedStroke, type PaintRole, strokeOf, textOf } from './paint.ts'
import type { Colors } from './palette.ts'

/**
 * A token's attributes, each with a space before it: its stroke by role, its fill by kind, that of an arrow head and
 * of a text. `width` is that of its connectors, in pixels.
 */
export type TokenPaint = Record<PaintRole | FillKind | 'head' | 'text', string> & ArrowStroke

/** All of a look's paint. One lookup for each token of an element keeps rendering fast. */
export type Brush = Record<Color, TokenPaint>

const known = new WeakMap<Colors, Brush>()

/** The brush of some colors. */
export const brushOf = (colors: Colors): Brush => {
  const brush = known.get(colors) ?? mixed(colors)
  known.set(colors, brush)
  return brush
}

/** The width that a stroke has unless it is written, in pixels. */
export const commonWidth = 1

const mixed = (colors: Colors): Brush => {
  const fill = (shade: keyof Colors | undefined): string => ` fill="${shade === undefined ? 'none' : colors[shade]}"`
  const paintOf = (token: Color): TokenPaint => ({
    outline: strokeText(strokeOf(token, 'outline'), colors),
    line: strokeText(strokeOf(token, 'line'), colors),
    connector: strokeText(strokeOf(token, 'connector'), colors),
    head: fill(strokeOf(token, 'connector')?.shade),
    shape: fill(fillOf(token, 'shape')),
    mark: fill(fillOf(token, 'mark')),
    half: fill(fillOf(token, 'half')),
    pale: fill(fillOf(token, 'pale')),
    text: fill(textOf(token)),
    width: strokeOf(token, 'connector')?.width ?? commonWidth,
    struck: isStruck(token),
  })
  return Object.fromEntries(tokens.map((token) => [token, paintOf(token)])) as Brush
}

const strokeText = (stroke: PaintedStroke | undefined, colors: Colors): string => {
  if (stroke === undefined) return ' stroke="none"'
  const width = stroke.width === commonWidth ? '' : ` stroke-width="${stroke.width}"`
  return ` stroke="${colors[stroke.shade]}"${width}`
}
