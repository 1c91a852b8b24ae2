/**
 * Draws the share cards of all recipes into dist/cards (`npm run cards`); where the service looks for them.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { makeRecipeCard } from './card.ts'
import { loadRecipes } from './recipes.ts'

const folder = 'dist/cards'

await mkdir(folder, { recursive: true })
const recipes = await loadRecipes(process.argv.slice(2))
for (const recipe of recipes) await writeFile(`${folder}/${recipe.id}.png`, makeRecipeCard(recipe))
console.log(`${recipes.length} cards in ${folder}`)
