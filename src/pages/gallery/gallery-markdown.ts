/**
 * The gallery as Markdown: the same arrangement, as tables with links.
 */
import type { Recipe } from '../../catalog/recipe.ts'
import type { Service } from '../../http/service.ts'
import { firstSentence, lead, scoresNote, siteName, table } from '../words.ts'
import type { Arrangement } from './arrange.ts'

const row = ({ id, name, overall, description }: Recipe, baseUrl: string): (string | number)[] => [
  `[${name}](${baseUrl}/diagrams/${id})`,
  `\`${id}\``,
  overall,
  firstSentence(description),
]

/** An arrangement of the gallery. */
export const galleryMarkdown = ({ baseUrl, catalog }: Service, { groups, summary }: Arrangement): string => {
  const tables = groups.map(
    ({ title, recipes }) =>
      `## ${title}\n\n${table(
        ['Recipe', 'Id', 'Overall', 'What it draws'],
        recipes.map((recipe) => row(recipe, baseUrl)),
      )}`,
  )
  const ways = [
    `Search: ${baseUrl}/?q=WORDS&family=FAMILY, or ${baseUrl}/api/diagrams?q=WORDS for JSON.`,
    `A recipe: ${baseUrl}/diagrams/ID.md; its scene: ${baseUrl}/api/diagrams/ID/scene; its picture: ${baseUrl}/api/diagrams/ID/svg.`,
    `Two to four side by side: ${baseUrl}/compare.md?ids=ID,ID.`,
  ]
  return [
    `# ${siteName}\n`,
    `${lead(catalog.recipes.length)}\n`,
    ways.map((way) => `- ${way}\n`).join(''),
    `${summary} ${scoresNote}\n`,
    ...tables,
  ].join('\n')
}
