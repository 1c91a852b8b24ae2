/**
 * Share cards of the site and of each recipe, as PNG, because few previewers render SVG.
 */
import { Resvg } from '@resvg/resvg-js'
import type { Recipe } from '../src/catalog/recipe.ts'
import { shortLine, siteClaim, siteName } from '../src/pages/site-text.ts'
import { escapeXml } from '../src/render/markup.ts'
import { colorsOf, defaultLook } from '../src/render/palette.ts'
import { renderScene } from '../src/render/render-scene.ts'
import type { Scene } from '../src/scene/scene.ts'
import { type TextStyle, textWidth } from '../src/text/measure.ts'
import { indexedPng } from './indexed-png.ts'
import { readSceneFile } from './recipes.ts'

/** The size that previewers expect, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

const margin = 64
const shown = 'request-sequence'
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
  const scene = await readSceneFile(shown)
  const scale = 624 / scene.width
  return frame(
    [
      text(siteName, `x="${margin}" y="228" font-size="44" font-weight="600"`, ink),
      ...words.map((line, index) => text(line, `x="${margin}" y="${296 + index * 40}" font-size="25"`, muted)),
      placed(scene, { x: cardSize.width - margin - 600, y: (cardSize.height - scene.height * scale) / 2, scale }),
    ].join('\n'),
  )
}

/** The drawing of a recipe, with its name below, or beside it if the drawing is narrow. */
const recipeCard = (recipe: CardContent): string =>
  recipe.scene.width < 1.25 * recipe.scene.height ? besideName(recipe) : aboveName(recipe)

type CardContent = Pick<Recipe, 'name' | 'description' | 'scene'>

/** As large as it fits above its name. */
const aboveName = ({ name, scene }: CardContent): string => {
  const room = { width: cardSize.width - 2 * margin, height: cardSize.height - 8 - 24 - foot }
  const scale = Math.min(room.width / scene.width, room.height / scene.height)
  const x = (cardSize.width - scene.width * scale) / 2
  const y = 8 + 24 + (room.height - scene.height * scale) / 2
  return frame(
    [
      placed(scene, { x, y, scale }),
      text(name, `x="${margin}" y="596" font-size="32" font-weight="600"`, colorsOf(defaultLook).ink),
      text(siteName, `x="${cardSize.width - margin}" ${signature} text-anchor="end"`, colorsOf(defaultLook).muted),
    ].join('\n'),
  )
}

/** The height of the line with the name. */
const foot = 88

const signature = 'y="596" font-size="28" font-weight="600"'

/** Beside its name, at a size that can be read: what is too tall for that runs off the lower edge. */
const besideName = ({ name, description, scene }: CardContent): string => {
  const { ink, muted } = colorsOf(defaultLook)
  const wide = Math.min(1, column / scene.width)
  const high = (cardSize.height - 8 - 48) / scene.height
  const scale = wide > 1.12 * high ? wide : Math.min(wide, high)
  const [x, y] = [cardSize.width - 40 - scene.width * scale, Math.max(32, (638 - scene.height * scale) / 2)]
  const width = Math.min(480, x - margin - 40)
  const title = lines(name, { size: 44, bold: true }, width)
  const words = lines(shortLine(description), { size: 24 }, width)
  const below = 150 + title.length * 52
  return frame(
    [
      placed(scene, { x, y, scale }),
      ...title.map((line, at) =>
        text(line, `x="${margin}" y="${150 + at * 52}" font-size="44" font-weight="600"`, ink),
      ),
      ...words.map((line, at) => text(line, `x="${margin}" y="${below + at * 36}" font-size="24"`, muted)),
      text(siteName, `x="${margin}" ${signature}`, muted),
    ].join('\n'),
  )
}

/** The widest that a picture is beside a name. */
const column = 600

/** A text in lines that fit a width. */
const lines = (words: string, style: TextStyle, width: number): string[] => {
  const all: string[] = []
  for (const word of words.split(' ')) {
    const longer = `${all.at(-1)} ${word}`
    if (all.length > 0 && textWidth(longer, style) <= width) all[all.length - 1] = longer
    else all.push(word)
  }
  return all
}

/** The card of the site as PNG. */
export async function makeCard(): Promise<Buffer> {
  return png(await siteCard())
}

/** The card of a recipe as PNG. */
export const makeRecipeCard = (recipe: CardContent): Buffer => png(recipeCard(recipe))

const png = (svg: string): Buffer => {
  const fontFiles = ['Inter-Regular', 'Inter-SemiBold', 'JetBrainsMono-Regular'].map(
    (name) => new URL(`../assets/fonts/${name}.ttf`, import.meta.url).pathname,
  )
  const font = { fontFiles, loadSystemFonts: false, sansSerifFamily: 'Inter', monospaceFamily: 'JetBrains Mono NL' }
  return indexedPng(new Resvg(svg, { font: { ...font, defaultFontFamily: 'Inter' } }).render())
}
