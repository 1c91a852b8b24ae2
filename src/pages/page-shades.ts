/**
 * Diagrams that follow the theme of the page: painted with the style sheet's variables instead of colors.
 */
import { type Colors, darkPales, pales, shades } from '../render/palette.ts'

/** The page's own shades; the style sheet declares them (tools/site-tokens.ts), but for pale ones, which few pictures have. */
export const pageShades = (): Colors =>
  Object.fromEntries(
    shades.map((shade) => [shade, shade in pales ? paleOf(shade as keyof typeof pales) : `var(--shade-${shade})`]),
  ) as Colors

const paleOf = (shade: keyof typeof pales): string => `light-dark(${pales[shade]},${darkPales[shade]})`
