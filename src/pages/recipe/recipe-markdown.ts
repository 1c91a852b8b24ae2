/**
 * A recipe as Markdown: the text of its page, with links instead of cards.
 */
import type { Recipe } from '../../catalog/recipe.ts'
import type { Service } from '../../http/service.ts'
import type { Look } from '../../render/palette.ts'
import { factsOf, partTitles, scoreMeanings, scoresNote, table } from '../site-text.ts'
import { pictureAddress } from '../universal/picture-look.ts'
import { fill, snippetsOf } from '../universal/snippets.ts'
import { dataMarkdown } from './data-markdown.ts'
import { type OutlineEntry, outlineOf } from './outline.ts'
import { linkRecipesMarkdown } from './recipe-links.tsx'
import { relatedTo } from './related.ts'

/** The whole page. */
export function recipeMarkdown(service: Service, recipe: Recipe, look: Look): string {
  const { baseUrl, catalog } = service
  const { instead, family, previous, next } = relatedTo(recipe, catalog)
  const neighbors = [
    previous && `Previous: [${previous.name}](${baseUrl}/diagrams/${previous.id})`,
    next && `Next: [${next.name}](${baseUrl}/diagrams/${next.id})`,
  ]
  return [
    `# ${recipe.name}\n\n${recipe.description}\n`,
    `![${plain(recipe.scene.title)}](${baseUrl}/${pictureAddress(recipe.id, look)})\n`,
    sourceList(recipe, baseUrl),
    ...recipeWords(service, recipe),
    dataMarkdown(recipe, baseUrl),
    takeMarkdown(recipe, look, baseUrl),
    outlineMarkdown(recipe),
    linkList(partTitles.related, [...instead, ...family], baseUrl),
    `${neighbors.filter(Boolean).join(' · ')}\n`,
  ]
    .filter((part) => part !== '')
    .join('\n')
}

/** Text that Markdown must not read as markup. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&')

/** Where its files are. */
const sourceList = ({ id, data }: Recipe, baseUrl: string): string => {
  const address = `${baseUrl}/api/diagrams/${id}`
  const rows = [
    `Scene to edit: ${address}/scene`,
    `SVG: ${address}/svg, with theme=light, dark or paper and accent=blue, green, orange or rose`,
    `Everything about it, as JSON: ${address}`,
    ...(data === undefined
      ? []
      : [`Its data, to change: ${baseUrl}/data/${id}.json (JSON Schema: ${baseUrl}/schemas/data/${id}.json)`]),
  ]
  return rows.map((row) => `- ${row}\n`).join('')
}

/** The text of a recipe, without ways to copy it or related recipes. */
export const recipeWords = (service: Service, recipe: Recipe): string[] => [
  `## ${partTitles.use}\n\n${linkRecipesMarkdown(recipe.useWhen, service)}\n`,
  `## ${partTitles.avoid}\n\n${linkRecipesMarkdown(recipe.avoidWhen, service)}\n`,
  scoresMarkdown(recipe),
  `## ${partTitles.facts}\n\n${factsOf(recipe)
    .map(([name, value]) => `- ${name}: ${value}\n`)
    .join('')}`,
]

const scoresMarkdown = (recipe: Recipe): string =>
  `## ${partTitles.scores}\n\n${table(
    ['Score', 'Value', 'Meaning'],
    scoreMeanings.map(({ key, label, meaning }) => [label, recipe[key], meaning]),
  )}\n${recipe.rationale}\n\n${scoresNote}\n`

const takeMarkdown = (recipe: Recipe, look: Look, baseUrl: string): string => {
  const blocks = snippetsOf(recipe, baseUrl).map(
    ({ label, template }) => `${label}:\n\n\`\`\`\n${fill(template, look)}\n\`\`\`\n`,
  )
  return `## ${partTitles.copy}\n\n${blocks.join('\n')}`
}

const outlineMarkdown = ({ scene }: Recipe): string => {
  const { entries, arrows } = outlineOf(scene)
  const list = entries.map((entry) => entryLines(entry, 0)).join('')
  const drawn = arrows.map((arrow) => `- ${plain(arrow)}\n`).join('')
  return `## ${partTitles.outline}\n\n${plain(scene.description)}\n\n${list}${drawn && `\n### ${partTitles.arrows}\n\n${drawn}`}`
}

const entryLines = ({ text, inside }: OutlineEntry, depth: number): string =>
  `${'  '.repeat(depth)}- ${plain(text)}\n${inside.map((entry) => entryLines(entry, depth + 1)).join('')}`

const linkList = (title: string, recipes: Recipe[], baseUrl: string): string =>
  recipes.length === 0
    ? ''
    : `## ${title}\n\n${recipes.map(({ id, name }) => `- [${name}](${baseUrl}/diagrams/${id}) \`${id}\`\n`).join('')}`
