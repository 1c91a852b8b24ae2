/**
 * Pictures for eyes (`npm run preview [-- ID …]`): for each recipe `.preview/ID.png` at full size and
 * `.preview/ID-sheet.png`, half size in light/blue, dark/rose, paper/green and grayscale.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import type { Look } from '../src/render/palette.ts'
import { renderScene } from '../src/render/render-scene.ts'
import type { Scene } from '../src/scene/scene.ts'
import { toPng } from './png.ts'
import { drawSample, recipeIds } from './recipes.ts'

const gray = '<filter id="g"><feColorMatrix type="saturate" values="0"/></filter>'

/** Four renderings of a scene on one sheet, each at half size. */
const sheet = (scene: Scene): string => {
  const cells: [Look, string][] = [
    [{ theme: 'light', accent: 'blue' }, ''],
    [{ theme: 'dark', accent: 'rose' }, ''],
    [{ theme: 'paper', accent: 'green' }, ''],
    [{ theme: 'light', accent: 'orange' }, ' filter="url(#g)"'],
  ]
  const { width, height } = scene
  const drawn = cells.map(([look, filter], index) => {
    const place = `translate(${(index % 2) * (width / 2)} ${Math.floor(index / 2) * (height / 2)}) scale(0.5)`
    return `<g transform="${place}"${filter}>${renderScene(scene, look)}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${gray}${drawn.join('')}</svg>`
}

await mkdir('.preview', { recursive: true })
for (const id of await recipeIds(process.argv.slice(2))) {
  const { scene } = await drawSample(id)
  await writeFile(`.preview/${id}.png`, toPng(renderScene(scene)))
  await writeFile(`.preview/${id}-sheet.png`, toPng(sheet(scene)))
  console.log(`.preview/${id}.png, .preview/${id}-sheet.png`)
}
