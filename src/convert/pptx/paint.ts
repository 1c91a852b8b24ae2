/**
 * Colors of a look as those of a presentation's theme, so that another theme of the presentation repaints the shapes.
 */
import type { PaintedStroke } from '../../render/paint.ts'
import { type Colors, colorsOf, type Look, type Shade } from '../../render/palette.ts'
import { emu, tag } from './xml.ts'

/** The shades that are colors of the theme, by their place there; all others are written as they are. */
export const slots = {
  tx1: 'ink',
  bg1: 'page',
  tx2: 'muted',
  bg2: 'tint',
  accent1: 'accent',
  accent2: 'halfAccent',
  accent3: 'soft',
  accent4: 'positive',
  accent5: 'negative',
  accent6: 'connector',
  folHlink: 'outline',
} as const satisfies Record<string, Shade>

/** How a presentation paints shades. */
export type SlidePaint = { color: (shade: Shade) => string; fill: (shade: Shade | undefined) => string; colors: Colors }

/** The paint of a look. */
export function paintOf(look: Look): SlidePaint {
  const colors = colorsOf(look)
  const color = (shade: Shade): string => {
    const slot = Object.entries(slots).find(([, each]) => colors[each] === colors[shade])?.[0]
    return slot === undefined ? tag('a:srgbClr', { val: hex(colors[shade]) }) : tag('a:schemeClr', { val: slot })
  }
  const fill = (shade: Shade | undefined): string =>
    shade === undefined ? tag('a:noFill') : tag('a:solidFill', {}, color(shade))
  return { color, fill, colors }
}

/** A color as the format writes it: without `#`, in capitals. */
export const hex = (color: string): string => color.slice(1).toUpperCase()

type LineOptions = { dashed?: boolean | undefined; arrow?: boolean | undefined; scale: number }

/** An outline or a line; `scale` is that of the slide. */
export const lineOf = (
  stroke: PaintedStroke | undefined,
  paint: SlidePaint,
  { dashed = false, arrow = false, scale }: LineOptions,
): string =>
  stroke === undefined
    ? tag('a:ln', {}, tag('a:noFill'))
    : tag(
        'a:ln',
        { w: emu(stroke.width * scale) },
        paint.fill(stroke.shade),
        ...(dashed ? [tag('a:prstDash', { val: 'dash' })] : []),
        tag('a:round'),
        ...(arrow ? [tag('a:tailEnd', { type: 'triangle', w: 'med', len: 'med' })] : []),
      )
