/**
 * Diagrams that follow the theme of the page: painted with the style sheet's variables instead of colors.
 */
import { type Colors, shades } from '../render/palette.ts'

/** The page's own shades; the style sheet declares them (tools/site-tokens.ts). */
export const pageShades = (): Colors =>
  Object.fromEntries(shades.map((shade) => [shade, `var(--shade-${shade})`])) as Colors
