/**
 * SVG with the names of colors in place of their values, so that a test says which shade something has and need not
 * change when a shade does. What the shades are is checked in src/render/palette.test.ts.
 */
import { colorsOf, defaultLook, type Look } from '../src/render/palette.ts'

/** Every color as the first shade that has it: `fill="ink"`. Fails for a color that the look does not have. */
export const withShadeNames = (svg: string, look: Look = defaultLook): string => {
  const shades = Object.entries(colorsOf(look))
  return svg.replaceAll(/#[0-9a-f]{6}\b/g, (color) => {
    const [name] = shades.find(([, value]) => value === color) ?? []
    if (name === undefined) throw new Error(`${color} is no color of ${look.theme} and ${look.accent}`)
    return name
  })
}
