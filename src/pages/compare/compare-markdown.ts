/**
 * A comparison as Markdown: one table, a column for each recipe.
 */
import type { Recipe } from '../../catalog/recipe.ts'
import type { Service } from '../../http/service.ts'
import type { Look } from '../../render/palette.ts'
import { quotedMarkdown } from '../recipe/quoted.tsx'
import { pictureAddress } from '../state.ts'
import { partTitles, scoreMeanings, scoresNote, table } from '../words.ts'

export const compareLead = 'Two to four recipes side by side: when to use each, when not, and how they are judged.'

/** The page for these recipes; without any, how to choose them. */
export const compareMarkdown = (service: Service, recipes: Recipe[], look: Look): string => {
  const { baseUrl } = service
  const opening = `# Compare recipes\n\n${compareLead}\n`
  if (recipes.length < 2)
    return `${opening}\nAsk for ${baseUrl}/compare.md?ids=ID,ID with ids from ${baseUrl}/index.md.\n`
  const row = (title: string, cell: (recipe: Recipe) => string | number) => [title, ...recipes.map(cell)]
  const rows = [
    row('Id', ({ id }) => `\`${id}\``),
    row('Family', ({ family }) => family),
    row('Draws', ({ description }) => description),
    row(partTitles.use, ({ useWhen }) => quotedMarkdown(useWhen, service)),
    row(partTitles.avoid, ({ avoidWhen }) => quotedMarkdown(avoidWhen, service)),
    ...scoreMeanings.map(({ key, label }) => row(label, (recipe) => recipe[key])),
    row('Primitives', ({ primitives }) => primitives.join(', ')),
    row('Picture', ({ id }) => `[SVG](${baseUrl}/${pictureAddress(id, look)})`),
    row('Scene', ({ id }) => `[JSON](${baseUrl}/api/diagrams/${id}/scene)`),
  ]
  const head = ['', ...recipes.map(({ id, name }) => `[${name}](${baseUrl}/diagrams/${id})`)]
  return `${opening}\n${table(head, rows)}\n${scoresNote}\n`
}
