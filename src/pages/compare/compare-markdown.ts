/**
 * A comparison as Markdown: one table, a column for each recipe.
 */
import type { Recipe } from '../../catalog/recipe.ts'
import type { Service } from '../../http/service.ts'
import type { Look } from '../../render/palette.ts'
import { linkRecipesMarkdown } from '../recipe/recipe-links.tsx'
import { partTitles, scoreMeanings, scoresNote, table } from '../site-text.ts'
import { pictureAddress } from '../universal/picture-look.ts'
import { readyPairs, reasonsFor } from './pairs.ts'

/** The page for these recipes; with fewer than two, how to choose them. */
export function compareMarkdown(service: Service, recipes: readonly Recipe[], look: Look): string {
  const { baseUrl } = service
  const opening = `# Compare diagrams\n\n${compareLead}\n`
  if (recipes.length < 2) return `${opening}\n${howToChoose(service)}`
  const row = (title: string, cell: (recipe: Recipe) => string | number) => [title, ...recipes.map(cell)]
  const rows = [
    row('Id', ({ id }) => `\`${id}\``),
    row('Family', ({ family }) => family),
    row('Choose it when', (recipe) => reasonsFor(recipe, recipes).join('; ')),
    row('What it shows', ({ description }) => description),
    row(partTitles.use, ({ useWhen }) => linkRecipesMarkdown(useWhen, service)),
    row(partTitles.avoid, ({ avoidWhen }) => linkRecipesMarkdown(avoidWhen, service)),
    ...scoreMeanings.map(({ key, label }) => row(label, (recipe) => recipe[key])),
    row('Built from', ({ primitives }) => primitives.join(', ')),
    row('SVG', ({ id }) => `[SVG](${baseUrl}/${pictureAddress(id, look)})`),
    row('Scene', ({ id }) => `[JSON](${baseUrl}/api/diagrams/${id}/scene)`),
  ]
  const head = ['', ...recipes.map(({ id, name }) => `[${name}](${baseUrl}/diagrams/${id})`)]
  return `${opening}\n${table(head, rows)}\n${scoresNote}\n`
}

export const compareLead = 'Two to four diagrams side by side: when to choose which, and how they score.'

const howToChoose = ({ baseUrl, catalog }: Service): string => {
  const pairs = readyPairs(catalog, 6).map(
    ([a, b]) => `- [${a.name} or ${b.name}](${baseUrl}/compare.md?ids=${a.id},${b.id})\n`,
  )
  const often = pairs.length === 0 ? '' : `\nOften confused:\n\n${pairs.join('')}`
  return `Ask for ${baseUrl}/compare.md?ids=ID,ID with ids from ${baseUrl}/index.md.\n${often}`
}
