/**
 * Pictures to look at (`npm run preview [-- ID …]`): for each recipe `.preview/ID.png` at full size and
 * `.preview/ID-sheet.png`, half size in light/blue, dark/rose, paper/green and grayscale.
 * `npm run preview -- --families [WORD …]` writes a contact sheet for each family (whose name begins with a WORD)
 * in three looks instead, `.preview/FAMILY-THEME.png`: is the style consistent, do neighbors differ, which is weakest?
 */
import { mkdir, writeFile } from 'node:fs/promises'
import type { Look } from '../src/render/palette.ts'
import { renderScene } from '../src/render/render-scene.ts'
import type { Scene } from '../src/scene/scene.ts'
import { toPng } from './png.ts'
import { drawSample, readSceneFile, readSource, recipeIds } from './recipes.ts'

const gray = '<filter id="g"><feColorMatrix type="saturate" values="0"/></filter>'

const looks: [Look, string][] = [
  [{ theme: 'light', accent: 'blue' }, ''],
  [{ theme: 'dark', accent: 'rose' }, ''],
  [{ theme: 'paper', accent: 'green' }, ''],
  [{ theme: 'light', accent: 'orange' }, ' filter="url(#g)"'],
]

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`

/** Four renderings of a scene on one sheet, each at half size. */
const sheet = (scene: Scene): string => {
  const { width, height } = scene
  const drawn = looks.map(([look, filter], index) => {
    const place = `translate(${(index % 2) * (width / 2)} ${Math.floor(index / 2) * (height / 2)}) scale(0.5)`
    return `<g transform="${place}"${filter}>${renderScene(scene, look)}</g>`
  })
  return svg(width, height, gray + drawn.join(''))
}

const cell = { width: 480, height: 360, gap: 16, columns: 4 }

/** Scenes side by side, four in a row, each as large as its cell allows. */
const contactSheet = (scenes: Scene[], look: Look): string => {
  const stepX = cell.width + cell.gap
  const stepY = cell.height + cell.gap
  const drawn = scenes.map((scene, index) => {
    const scale = Math.min(cell.width / scene.width, cell.height / scene.height)
    const x = cell.gap + (index % cell.columns) * stepX
    const y = cell.gap + Math.floor(index / cell.columns) * stepY
    return `<g transform="translate(${x} ${y}) scale(${scale})">${renderScene(scene, look)}</g>`
  })
  const rows = Math.ceil(scenes.length / cell.columns)
  const [width, height] = [cell.columns * stepX + cell.gap, rows * stepY + cell.gap]
  return svg(width, height, `<rect width="100%" height="100%" fill="#8a8a8a"/>${drawn.join('')}`)
}

const previewFamilies = async (words: string[]): Promise<void> => {
  const families = new Map<string, Scene[]>()
  for (const id of await recipeIds()) {
    const { family } = await readSource(id)
    if (words.length > 0 && !words.some((word) => family.toLowerCase().startsWith(word.toLowerCase()))) continue
    families.set(family, [...(families.get(family) ?? []), await readSceneFile(id)])
  }
  for (const [family, scenes] of families)
    for (const [look] of looks.slice(0, 3)) {
      const file = `.preview/${family.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${look.theme}.png`
      await writeFile(file, toPng(contactSheet(scenes, look)))
      console.log(file)
    }
}

const previewRecipes = async (ids: string[]): Promise<void> => {
  for (const id of await recipeIds(ids)) {
    const { scene } = await drawSample(id)
    await writeFile(`.preview/${id}.png`, toPng(renderScene(scene)))
    await writeFile(`.preview/${id}-sheet.png`, toPng(sheet(scene)))
    console.log(`.preview/${id}.png, .preview/${id}-sheet.png`)
  }
}

await mkdir('.preview', { recursive: true })
const [option, ...words] = process.argv.slice(2)
if (option === '--families') await previewFamilies(words)
else await previewRecipes(process.argv.slice(2))
