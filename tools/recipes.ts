/**
 * Reads the recipes folder: each recipe's source, its drawn scene, and the file it is kept in.
 */
import { readdir, readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { RecipeSource } from '../drawing/recipe.ts'
import { primitivesOf, type Recipe } from '../src/catalog/recipe.ts'
import { readScene } from '../src/scene/read-scene.ts'
import type { Scene } from '../src/scene/scene.ts'

const folder = new URL('../recipes/', import.meta.url)

/** The ids of all recipes, sorted; `wanted` narrows them and must name recipes that exist. */
export const recipeIds = async (wanted: string[] = []): Promise<string[]> => {
  const files = await readdir(folder, { recursive: true })
  const ids = files.flatMap((file) => /^([^/\\]+)[/\\]recipe\.ts$/.exec(file)?.[1] ?? []).sort()
  for (const id of wanted) if (!ids.includes(id)) throw new Error(`there is no recipe "${id}" in recipes/`)
  return wanted.length > 0 ? wanted : ids
}

/** The address of a recipe's scene.json. */
export const sceneFile = (id: string): URL => new URL(`${id}/scene.json`, folder)

/** Imports one recipe.ts. */
export const readSource = async (id: string): Promise<RecipeSource> => {
  const module = (await import(pathToFileURL(new URL(`${id}/recipe.ts`, folder).pathname).href)) as {
    default: RecipeSource
  }
  return module.default
}

/** Draws a recipe; a scene that breaks the language fails with every finding. */
export const drawRecipe = async (id: string): Promise<Scene> => {
  const reading = readScene((await readSource(id)).draw())
  if (reading.ok) return reading.scene
  throw new Error(`recipes/${id}: ${reading.findings.map(({ at, problem }) => `${at} ${problem}`).join('; ')}`)
}

/** A scene as its file holds it: one element a line, so that a review reads well. */
export const formatScene = ({ elements, ...head }: Scene): string => {
  const fields = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`)
  const rows = elements.map((element) => `    ${JSON.stringify(element)}`)
  return `{\n${fields.join('\n')}\n  "elements": [\n${rows.join(',\n')}\n  ]\n}\n`
}

/** The committed scene of a recipe. */
export const readSceneFile = async (id: string): Promise<Scene> => {
  const reading = readScene(JSON.parse(await readFile(sceneFile(id), 'utf8')))
  if (!reading.ok) throw new Error(`recipes/${id}/scene.json: ${JSON.stringify(reading.findings)}`)
  return reading.scene
}

/** Every recipe as the service keeps it: the words of recipe.ts and the committed scene. */
export const loadRecipes = async (wanted: string[] = []): Promise<Recipe[]> => {
  const recipes: Recipe[] = []
  for (const id of await recipeIds(wanted)) {
    const { draw: _draw, answers: _answers, ...words } = await readSource(id)
    const scene = await readSceneFile(id)
    recipes.push({ id, ...words, primitives: primitivesOf(scene), scene })
  }
  return recipes
}
