import { readFile, writeFile } from 'node:fs/promises'
const root = process.cwd()
const { drawRecipe } = await import(root + '/drawing/draw-recipe.ts')
const { renderScene } = await import(root + '/src/render/render-scene.ts')
const { toPng } = await import(root + '/tools/png.ts')
for (const arg of process.argv.slice(2)) {
  const [id, file] = arg.split('=')
  const recipe = (await import(`${root}/recipes/${id}/recipe.ts`)).default
  const data = JSON.parse(await readFile(file, 'utf8'))
  const out = drawRecipe(recipe, data)
  if (!out.ok) { console.log(id, file, 'REFUSED', JSON.stringify(out.findings)); continue }
  console.log(id, file, out.scene.width, out.scene.height, out.scene.elements.length, 'title:', out.scene.title, JSON.stringify(out.warnings))
  await writeFile(file.replace('.json', '.png'), await toPng(renderScene(out.scene, { theme: 'light', accent: 'blue' })))
}
