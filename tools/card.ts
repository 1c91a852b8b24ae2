/**
 * Share cards of the site and of each recipe, as PNG, because few previewers render SVG.
 */
import { Resvg } from '@resvg/resvg-js'
import type { Recipe } from '../src/catalog/recipe.ts'
import { siteClaim, siteName } from '../src/pages/site-text.ts'
import { escapeXml } from '../src/render/markup.ts'
import { colorsOf, defaultLook } from '../src/render/palette.ts'
import { renderScene } from '../src/render/render-scene.ts'
import type { Scene } from '../src/scene/scene.ts'
import { readSceneFile } from './recipes.ts'

/** The size that previewers expect, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

const margin = 64
const clip = 'request-sequence'
const words = [siteClaim + '.', 'Put your own data in, get a clean SVG.', 'Free, no sign-up.']

const frame = (content: string): string => {
  const { page, accent } = colorsOf(defaultLook)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">
<rect width="100%" height="100%" fill="${page}"/><rect width="100%" height="8" fill="${accent}"/>
<g font-family="Inter">${content}</g>
</svg>`
}

const text = (words: string, place: string, fill: string): string =>
  `<text ${place} fill="${fill}">${escapeXml(words)}</text>`

/** A scene at a place, in a frame. */
const placed = (scene: Scene, { x, y, scale }: { x: number; y: number; scale: number }): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${renderScene(scene)}
<rect width="${scene.width}" height="${scene.height}" rx="8" fill="none" stroke="${colorsOf(defaultLook).rule}" stroke-width="${2 / scale}"/></g>`

const siteCard = async (): Promise<string> => {
  const { ink, muted } = colorsOf(defaultLook)
  const scene = await readSceneFile(clip)
  const scale = 624 / scene.width
  return frame(
    [
      text(siteName, `x="${margin}" y="228" font-size="44" font-weight="600"`, ink),
      ...words.map((line, index) => text(line, `x="${margin}" y="${296 + index * 40}" font-size="25"`, muted)),
      placed(scene, { x: cardSize.width - margin - 600, y: (cardSize.height - scene.height * scale) / 2, scale }),
    ].join('\n'),
  )
}

/** The drawing of a recipe as large as it fits, with its name below. */
const recipeCard = ({ name, scene }: Pick<Recipe, 'name' | 'scene'>): string => {
  const { ink, muted } = colorsOf(defaultLook)
  const room = { width: cardSize.width - 2 * margin, height: cardSize.height - 8 - 24 - foot }
  const scale = Math.min(room.width / scene.width, room.height / scene.height)
  const end = cardSize.width - margin
  return frame(
    [
      placed(scene, {
        x: (cardSize.width - scene.width * scale) / 2,
        y: 8 + 24 + (room.height - scene.height * scale) / 2,
        scale,
      }),
      text(name, `x="${margin}" y="596" font-size="32" font-weight="600"`, ink),
      text(siteName, `x="${end}" y="596" font-size="28" font-weight="600" text-anchor="end"`, muted),
    ].join('\n'),
  )
}

/** The height of the line with the name. */
const foot = 88

/** The card of the site as PNG. */
export async function makeCard(): Promise<Buffer> {
  return png(await siteCard())
}

/** The card of a recipe as PNG. */
export const makeRecipeCard = (recipe: Pick<Recipe, 'name' | 'scene'>): Buffer => png(recipeCard(recipe))

const png = (svg: string): Buffer => {
  const fontFiles = ['Inter-Regular', 'Inter-SemiBold', 'JetBrainsMono-Regular'].map(
    (name) => new URL(`../assets/fonts/${name}.ttf`, import.meta.url).pathname,
  )
  const font = { fontFiles, loadSystemFonts: false, sansSerifFamily: 'Inter', monospaceFamily: 'JetBrains Mono NL' }
  return new Resvg(svg, { font: { ...font, defaultFontFamily: 'Inter' } }).render().asPng()
}
