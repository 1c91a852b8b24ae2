/**
 * Starts a recipe (`npm run new -- ID --family FAMILY --shape SHAPE`): a folder with a recipe.ts that draws, made from
 * the template of its shape, and its scene.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { shapes } from '../drawing/data/form.ts'
import { families } from '../src/catalog/recipe.ts'
import { newRecipeText, newSearchText } from './new-recipe.ts'

const usage = 'npm run new -- ID --family FAMILY --shape SHAPE'

/** Exits with the problem and the usage. */
const refuse = (problem: string): never => {
  console.error(`${problem}\nUsage: ${usage}`)
  process.exit(2)
}

const { values, positionals } = parseArgs({
  options: { family: { type: 'string' }, shape: { type: 'string' } },
  allowPositionals: true,
})

const [id = ''] = positionals
if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))
  refuse('ID is lower-case words joined by hyphens, such as ring-buffer.')
const folder = new URL(`../recipes/${id}/`, import.meta.url)
if (existsSync(folder)) refuse(`recipes/${id} exists.`)

const family = families.find((name) => name === values.family) ?? refuse(`--family is one of: ${families.join(', ')}.`)
const shape = shapes.find((name) => name === values.shape) ?? refuse(`--shape is one of: ${shapes.join(', ')}.`)

const template = readFileSync(new URL(`templates/${shape}.ts`, import.meta.url), 'utf8')
mkdirSync(folder)
writeFileSync(new URL('recipe.ts', folder), newRecipeText(template, { id, family }))
writeFileSync(new URL('search.json', folder), newSearchText())
execFileSync('npx', ['biome', 'check', '--write', `recipes/${id}`], { stdio: 'ignore' })
execFileSync('npx', ['tsx', 'tools/catalog.ts', id], { stdio: 'inherit' })
console.log(`recipes/${id}/recipe.ts draws already. Next: its data and drawing, its words, and how people ask for it in search.json; then
  npm run catalog -- ${id}    draws the sample
  npm run preview -- ${id}    gives pictures to look at
  npm run review -- ${id}     checks them, and says what is still to be written
  npm run bench -- adapt ${id} --why    shows how well it adapts`)
