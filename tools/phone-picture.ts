/**
 * The sample of a recipe as it is drawn for a phone, where that can be read whole there: the page of the recipe shows it
 * on a phone instead of a picture that is moved under the finger.
 */
import { readFile } from 'node:fs/promises'
import { pages } from '../drawing/draw-options.ts'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import { readScene } from '../src/scene/read-scene.ts'
import type { Scene } from '../src/scene/scene.ts'
import { readSource, recipeIds } from './recipes.ts'

/** The file of a recipe's drawing for a phone; most recipes have none. */
export const phoneFile = (id: string): URL => new URL(`../recipes/${id}/phone.json`, import.meta.url)

/** Wider ones are made smaller on a phone of 375, and each costs the package 600 bytes of the few that are left. */
const widest = 376

/** The drawing for a phone of a recipe with the scene `usual`, if it is narrow enough and nothing else is said of it. */
export async function drawForPhone(id: string, usual: Scene): Promise<Scene | undefined> {
  if (usual.width <= widest) return undefined
  const recipe = await readSource(id)
  const drawing = drawRecipe(recipe, recipe.sample, { aspect: 'phone' })
  if (!drawing.ok || drawing.scene.width > widest) return undefined
  const warnings = drawing.warnings.filter(({ level }) => level === 'warning')
  const ofWidth = drawing.scene.width > pages.phone.width ? 1 : 0
  return warnings.length > ofWidth ? undefined : drawing.scene
}

/** The committed drawings for a phone, by recipe. */
export async function readPhoneScenes(): Promise<Record<string, Scene>> {
  const scenes: Record<string, Scene> = {}
  for (const id of await recipeIds()) {
    const text = await readFile(phoneFile(id), 'utf8').catch(() => '')
    if (text === '') continue
    const reading = readScene(JSON.parse(text))
    if (!reading.ok) throw new Error(`recipes/${id}/phone.json: ${JSON.stringify(reading.findings)}`)
    scenes[id] = reading.scene
  }
  return scenes
}
