/**
 * Draws recipes and writes their scene.json (`npm run catalog [-- ID …]`).
 * With `--check` nothing is written: a file that differs from what draw() gives fails the run.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { drawRecipe, formatScene, recipeIds, sceneFile } from './recipes.ts'

const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true })

let stale = 0
for (const id of await recipeIds(positionals)) {
  const text = formatScene(await drawRecipe(id))
  const kept = await readFile(sceneFile(id), 'utf8').catch(() => '')
  if (kept === text) continue
  stale++
  if (values.check) console.error(`recipes/${id}/scene.json differs from what recipe.ts draws; run npm run catalog`)
  else {
    await writeFile(sceneFile(id), text)
    console.log(`recipes/${id}/scene.json written`)
  }
}
if (values.check && stale > 0) process.exitCode = 1
