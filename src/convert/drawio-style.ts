/**
 * What every cell of a draw.io file has: styles, colors.
 */
import { elementFill, elementStroke } from '../render/paint.ts'
import type { Colors, Shade } from '../render/palette.ts'
import type { Box, Circle, Line, Path } from '../scene/scene.ts'

export const styleOf = (entries: Record<string, string | number>): string =>
  Object.entries(entries)
    .map(([key, value]) => `${key}=${value};`)
    .join('')

/** A shade as the format writes it. */
export const colorOf = (colors: Colors, shade: Shade | undefined): string =>
  shade === undefined ? 'none' : colors[shade]

/** Color, width and dashes of a stroke. */
export const strokeStyle = (element: Box | Circle | Line | Path, colors: Colors) => {
  const stroke = elementStroke(element)
  const dashed = element.type !== 'circle' && element.dashed === true
  return { strokeColor: colorOf(colors, stroke?.shade), strokeWidth: stroke?.width ?? 1, ...(dashed ? dashes : {}) }
}

/** The color of a shape's inside. */
export const fillStyle = (element: Box | Circle | Path, colors: Colors) => ({
  fillColor: colorOf(colors, elementFill(element)),
})

const dashes = { dashed: 1, dashPattern: '6 4' }
