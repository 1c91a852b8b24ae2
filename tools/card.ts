/**
 * The picture that previews of the site show elsewhere: its name and one of its own diagrams, as PNG,
 * because few previewers draw SVG.
 */
import { Resvg } from '@resvg/resvg-js'
import { siteName } from '../src/pages/site-text.ts'
import { escapeXml } from '../src/render/markup.ts'
import { colorsOf, defaultLook } from '../src/render/palette.ts'
import { renderScene } from '../src/render/render-scene.ts'
import { readSceneFile } from './recipes.ts'

/** The size that previewers ask for, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

const margin = 64
const clip = 'request-sequence'
const words = ['Technical diagrams drawn well,', 'each with an editable scene.', 'Free, without an account.']

const drawCard = async (): Promise<string> => {
  const { page, ink, muted, rule, accent } = colorsOf(defaultLook)
  const scene = await readSceneFile(clip)
  const scale = 624 / scene.width
  const top = (cardSize.height - scene.height * scale) / 2
  const lines = words.map((line, index) => `<text x="${margin}" y="${296 + index * 40}" fill="${muted}">${line}</text>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">
<rect width="100%" height="100%" fill="${page}"/><rect width="100%" height="8" fill="${accent}"/>
<g font-family="Inter" font-size="25"><text x="${margin}" y="228" font-size="44" font-weight="600" fill="${ink}">${escapeXml(siteName)}</text>${lines.join('')}</g>
<g transform="translate(${cardSize.width - margin - 624 + 24} ${top}) scale(${scale})">${renderScene(scene)}
<rect width="${scene.width}" height="${scene.height}" rx="8" fill="none" stroke="${rule}" stroke-width="2"/></g>
</svg>`
}

/** The card as PNG. */
export const makeCard = async (): Promise<Buffer> => {
  const fontFiles = ['Inter-Regular', 'Inter-SemiBold', 'JetBrainsMono-Regular'].map(
    (name) => new URL(`../assets/fonts/${name}.ttf`, import.meta.url).pathname,
  )
  const font = { fontFiles, loadSystemFonts: false, sansSerifFamily: 'Inter', monospaceFamily: 'JetBrains Mono NL' }
  return new Resvg(await drawCard(), { font: { ...font, defaultFontFamily: 'Inter' } }).render().asPng()
}
