/**
 * The paint of a look as markup: the attributes for every token and role, written once instead of for each element.
 */
import type { FillKind } from '../scene/fill-kind.ts'
import { type Color, colors as tokens } from '../scene/limits.ts'
import { fillOf, type Role, type Stroke, strokeOf, textOf } from './paint.ts'
import type { Colors } from './palette.ts'

/** Attributes by token, each with a space before it. */
export type Brush = {
  stroke: Record<Role, Record<Color, string>>
  /** The fill of an arrow head. */
  head: Record<Color, string>
  fill: Record<FillKind, Record<Color, string>>
  text: Record<Color, string>
}

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
  const fills = (kind: FillKind) => byToken((token) => fill(fillOf(token, kind)))
  const strokes = (role: Role) => byToken((token) => strokeText(strokeOf(token, role), colors))
  return {
    stroke: { outline: strokes('outline'), line: strokes('line'), connector: strokes('connector') },
    head: byToken((token) => fill(strokeOf(token, 'connector')?.shade)),
    fill: { shape: fills('shape'), mark: fills('mark'), half: fills('half') },
    text: byToken((token) => fill(textOf(token))),
  }
}

const strokeText = (stroke: Stroke | undefined, colors: Colors): string => {
  if (stroke === undefined) return ' stroke="none"'
  const width = stroke.width === commonWidth ? '' : ` stroke-width="${stroke.width}"`
  return ` stroke="${colors[stroke.shade]}"${width}`
}

const byToken = (of: (token: Color) => string): Record<Color, string> =>
  Object.fromEntries(tokens.map((token) => [token, of(token)])) as Record<Color, string>
