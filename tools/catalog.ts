/**
 * Draws the samples of recipes and writes their scene.json, parts.json and phone.json, and the pictures that the README
 * and docs/before-and-after.md show (`npm run catalog [-- ID …]`).
 */
import { rm, writeFile } from 'node:fs/promises'
import { drawnFiles } from './drawn-files.ts'
import { drawnPage } from './drawn-page.ts'
import { drawSample, recipeIds } from './recipes.ts'

for (const id of await recipeIds(process.argv.slice(2))) {
  for (const { file, name, text, isStale } of await drawnFiles(id, await drawSample(id), { seeksPhone: true })) {
    if (!isStale) continue
    await (text === '' ? rm(file) : writeFile(file, text))
    console.log(`${name} ${text === '' ? 'removed' : 'written'}`)
  }
}

for (const state of await drawnPage('write')) if (state !== 'current') console.log(`docs/before-and-after.md ${state}`)
