/**
 * Starts a recipe (`npm run new -- ID --family FAMILY --shape SHAPE [--like ID]`): a folder with a recipe.ts that draws,
 * made from a recipe of the same shape, and its scene.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { shapes } from '../drawing/data/form.ts'
import type { AnyRecipe } from '../drawing/recipe.ts'
import { families } from '../src/catalog/recipe.ts'
import { newRecipeText, newSearchText } from './new-recipe.ts'
import { dataRecipeIds } from './recipe-modules.ts'
import { readSource } from './recipes.ts'

const usage = 'npm run new -- ID --family FAMILY --shape SHAPE [--like ID]'

/** Exits with the problem and the usage. */
const refuse = (problem: string): never => {
  console.error(`${problem}\nUsage: ${usage}`)
  process.exit(2)
}

const { values, positionals } = parseArgs({
  options: { family: { type: 'string' }, shape: { type: 'string' }, like: { type: 'string' } },
  allowPositionals: true,
})

const [id = ''] = positionals
if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))
  refuse('ID is lower-case words joined by hyphens, such as ring-buffer.')
const folder = new URL(`../recipes/${id}/`, import.meta.url)
if (existsSync(folder)) refuse(`recipes/${id} exists.`)

const family = families.find((name) => name === values.family) ?? refuse(`--family is one of: ${families.join(', ')}.`)
const shape = shapes.find((name) => name === values.shape) ?? refuse(`--shape is one of: ${shapes.join(', ')}.`)

const shapeOf = async (model: string): Promise<string> => ((await readSource(model)) as AnyRecipe).data.shape

/** The recipe named by --like, or one of the shape, of the same family if there is one. */
const findModel = async (): Promise<string> => {
  const candidates =
    values.like === undefined ? dataRecipeIds() : dataRecipeIds().filter((known) => known === values.like)
  const fitting: string[] = []
  for (const model of candidates) if ((await shapeOf(model)) === shape) fitting.push(model)
  const ofFamily: string[] = []
  for (const model of fitting) if ((await readSource(model)).family === family) ofFamily.push(model)
  return (
    ofFamily[0] ??
    fitting[0] ??
    refuse(`No recipe ${values.like === undefined ? '' : `"${values.like}" `}has the shape ${shape}.`)
  )
}

const model = await findModel()
const text = readFileSync(new URL(`../recipes/${model}/recipe.ts`, import.meta.url), 'utf8')
mkdirSync(folder)
writeFileSync(new URL('recipe.ts', folder), newRecipeText(text, { id, family }, new Date().toISOString().slice(0, 10)))
writeFileSync(new URL('search.json', folder), newSearchText())
execFileSync('npx', ['biome', 'check', '--write', `recipes/${id}`], { stdio: 'ignore' })
execFileSync('npx', ['tsx', 'tools/catalog.ts', id], { stdio: 'inherit' })
console.log(`recipes/${id}/recipe.ts is made from ${model}. Next: write its words, data and drawing, and how people ask for it in search.json; then
  npm run catalog -- ${id}    draws the sample
  npm run preview -- ${id}    gives pictures to look at
  npm run review -- ${id}     checks them
  npm run bench -- adapt ${id} --why    shows how well it adapts`)
