/**
 * Draws the samples of recipes and writes their scene.json and parts.json, and the pictures that the README
 * shows (`npm run catalog [-- ID …]`). With `--check` nothing is written: a file that differs from what the recipe draws fails the run.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { formatScene } from '../src/scene/format-scene.ts'
import { readmePictures } from './readme-pictures.ts'
import { drawSample, formatParts, partsFile, recipeIds, sceneFile } from './recipes.ts'

const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true })

const filesOf = async (id: string): Promise<[file: URL, text: string][]> => {
  const { scene, parts } = await drawSample(id)
  const drawn: [URL, string][] = [[sceneFile(id), formatScene(scene)]]
  if (parts.length > 0) drawn.push([partsFile(id), formatParts(parts)])
  return [...drawn, ...readmePictures(id, scene)]
}

let stale = 0
for (const id of await recipeIds(positionals)) {
  for (const [file, text] of await filesOf(id)) {
    const committed = await readFile(file, 'utf8').catch(() => '')
    if (committed === text) continue
    stale++
    const name = file.pathname.split('/').slice(-3).join('/')
    if (values.check) console.error(`${name} differs from what recipe.ts draws; run npm run catalog`)
    else {
      await writeFile(file, text)
      console.log(`${name} written`)
    }
  }
}
if (values.check && stale > 0) process.exitCode = 1
