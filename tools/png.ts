/**
 * SVG as PNG with the bundled fonts, for eyes and share cards.
 */
import { Resvg } from '@resvg/resvg-js'

const fontFiles = ['Inter-Regular', 'Inter-SemiBold', 'JetBrainsMono-Regular', 'JetBrainsMono-SemiBold'].map(
  (name) => `assets/fonts/${name}.ttf`,
)

/** Renders SVG text with the fonts in assets. */
export const toPng = (svg: string): Buffer =>
  new Resvg(svg, {
    font: {
      fontFiles,
      loadSystemFonts: false,
      defaultFontFamily: 'Inter',
      sansSerifFamily: 'Inter',
      monospaceFamily: 'JetBrains Mono NL',
    },
  })
    .render()
    .asPng()
