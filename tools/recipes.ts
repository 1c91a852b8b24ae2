/**
 * Reads the recipes folder: each recipe's source, its drawn scene, and the file it is kept in.
 */
import { readdir, readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { CommonData } from '../drawing/data/form.ts'
import { recipeSchema } from '../drawing/data-schema.ts'
import { drawRecipe as drawData } from '../drawing/draw-recipe.ts'
import type { Part } from '../drawing/parts.ts'
import { readData } from '../drawing/read-data.ts'
import type { AnyRecipe, RecipeSuppression } from '../drawing/recipe.ts'
import { primitivesOf, type Recipe, type RecipeData, type RecipeWords } from '../src/catalog/recipe.ts'
import type { Finding } from '../src/scene/findings.ts'
import { readScene } from '../src/scene/read-scene.ts'
import type { Scene } from '../src/scene/scene.ts'
import { unprovenClaims } from './claims.ts'
import { moduleOf } from './native-modules.ts'

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
export const readSource = async (id: string): Promise<AnyRecipe> => {
  const module = (await import(pathToFileURL(moduleOf(new URL(`${id}/recipe.ts`, folder).pathname)).href)) as {
    default: AnyRecipe
  }
  return module.default
}

const wordFindings = (id: string, findings: Finding[]): Error =>
  new Error(`recipes/${id}: ${findings.map(({ at, problem }) => `${at} ${problem}`).join('; ')}`)

/** What a recipe draws of its sample; `claims` are the derived values of the heading that no part proves. */
export type DrawnRecipe = { scene: Scene; parts: Part[]; claims: string[] }

/** Draws a recipe's sample; data or a scene with findings, and warnings, fail with every one of them; notes do not. */
export const drawSample = async (id: string): Promise<DrawnRecipe> => {
  const context = await readSource(id)
  const drawing = drawData(context, context.sample)
  if (!drawing.ok) throw wordFindings(id, drawing.findings)
  const warnings = drawing.warnings.filter(({ level }) => level === 'warning')
  if (warnings.length > 0) throw wordFindings(id, warnings)
  const reading = readScene(drawing.scene)
  if (reading.ok) return { scene: reading.scene, parts: drawing.parts, claims: claimsOf(context, drawing.parts) }
  throw wordFindings(id, reading.findings)
}

const claimsOf = ({ sample, data, derive }: AnyRecipe, parts: Part[]): string[] => {
  const reading = readData(data, sample)
  const values = reading.ok ? derive?.(reading.data) : undefined
  return values === undefined ? [] : unprovenClaims(sample as CommonData, { values, parts })
}

/** The reasoned exceptions of a recipe. */
export const suppressionsOf = (context: AnyRecipe): RecipeSuppression[] => context.suppressions ?? []

/** The committed scene of a recipe. */
export const readSceneFile = async (id: string): Promise<Scene> => {
  const reading = readScene(JSON.parse(await readFile(sceneFile(id), 'utf8')))
  if (!reading.ok) throw new Error(`recipes/${id}/scene.json: ${JSON.stringify(reading.findings)}`)
  return reading.scene
}

/** Parts as their file holds them: one part a line. */
export const formatParts = (parts: Part[]): string =>
  `[\n${parts.map((part) => `  ${JSON.stringify(part)}`).join(',\n')}\n]\n`

/** The address of a recipe's parts.json. */
export const partsFile = (id: string): URL => new URL(`${id}/parts.json`, folder)

/** How people ask for a recipe: what its search.json holds. */
export type SearchWords = {
  /** Twelve questions that it answers, in the words of who asks them. */
  questions: string[]
  /** Other names for it, and what it shows; those that the description lists are found anyway. */
  aliases: string[]
  /** Its main words in other languages, by their code. */
  words: Record<string, string[]>
}

/** Reads a recipe's search.json. */
export const readSearchWords = async (id: string): Promise<SearchWords> =>
  JSON.parse(await readFile(new URL(`${id}/search.json`, folder), 'utf8')) as SearchWords

const wordsOf = (context: AnyRecipe): RecipeWords => {
  const { name, family, description, useWhen, avoidWhen, visual, ease, overall, rationale, reviewed, revision } =
    context
  return { name, family, description, useWhen, avoidWhen, visual, ease, overall, rationale, reviewed, revision }
}

/** The data of a recipe, with the JSON Schema of its form. */
const dataOf = (source: AnyRecipe): RecipeData => ({
  shape: source.data.shape,
  sample: source.sample as Record<string, unknown>,
  schema: recipeSchema(source),
})

/** Every recipe as the service holds it: the words of recipe.ts, the committed scene, and the data it was drawn from. */
export const loadRecipes = async (wanted: string[] = []): Promise<Recipe[]> => {
  const recipes: Recipe[] = []
  for (const id of await recipeIds(wanted)) {
    const source = await readSource(id)
    const scene = await readSceneFile(id)
    const suppressions = suppressionsOf(source)
    const kept = suppressions.length === 0 ? {} : { suppressions }
    const { aliases, questions, words } = await readSearchWords(id)
    const asked = { aliases: [...aliases, ...Object.values(words).flat()], questions }
    const recipe = { id, ...wordsOf(source), primitives: primitivesOf(scene), scene, ...asked, ...kept }
    const parts = JSON.parse(await readFile(partsFile(id), 'utf8')) as Part[]
    recipes.push({ ...recipe, data: dataOf(source), parts })
  }
  return recipes
}
