/**
 * What the README shows is what the project does today.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../drawing/recipe.ts'
import { reviewScene } from '../src/review/review-scene.ts'
import { parseScene } from '../src/scene/read-scene.ts'
import { drawnPage } from '../tools/drawn-page.ts'
import { readmePictures, readmeRecipes } from '../tools/readme-pictures.ts'
import { readSceneFile, readSource } from '../tools/recipes.ts'
import { ask, loadApp } from './catalog.ts'

const readme = readFileSync('README.md', 'utf8')

test.each(readmeRecipes)('the README shows %s as it is drawn today, light and dark', async (id) => {
  const pictures = readmePictures(id, await readSceneFile(id))
  expect(pictures).toHaveLength(2)
  for (const [file, text] of pictures) {
    expect(readFileSync(file, 'utf8'), `run: npm run catalog -- ${id}`).toBe(text)
    expect(readme).toContain(file.href.slice(file.href.indexOf('docs/pictures/')))
  }
})

test('the page about a README before and after shows its data as they are drawn today', async () => {
  expect(await drawnPage('check'), 'run: npm run catalog -- service-dependency-map').toEqual(['current'])
})

test('the README scene is valid and passes its own review', () => {
  const reading = parseScene(/```json\n([\s\S]*?)```/.exec(readme)?.[1] ?? '')
  if (!reading.ok) throw new Error(JSON.stringify(reading.findings))
  expect(reviewScene(reading.scene)).toEqual([])
})

test('the README data is drawn without a finding', async () => {
  const [, id] = /diagref\.cjs draw (\S+) \S+\.yaml/.exec(readme) ?? []
  const recipe = (await readSource(id ?? '')) as AnyRecipe
  const drawing = drawRecipe(recipe, parse(/```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''))
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(reviewScene(drawing.scene, recipe)).toEqual([])
})

test('the README URLs work', async () => {
  const app = await loadApp()
  const targets = [...readme.matchAll(/curl '?http:\/\/localhost:3000([^\s']+)/g)].map(([, target]) => target!)
  expect(targets).toHaveLength(3)
  for (const target of targets) expect([target, (await ask(app, target)).status]).toEqual([target, 200])
})
