/**
 * The service for language models: `/llms.txt` as an index, `/llms-full.txt` with the full text.
 */
import { families, type Recipe } from '../../catalog/recipe.ts'
import type { Service } from '../../http/service.ts'
import { chaptersOf } from '../docs/guide/chapters.ts'
import type { PageContext } from '../page.ts'
import { recipeWords } from '../recipe/recipe-markdown.ts'
import { firstSentence, scoresNote, siteDescription, siteName } from '../site-text.ts'
import { skillPath } from './skill-paths.ts'

/** `/llms.txt` (llmstxt.org): title, summary, and lists of links. */
export function llmsText({ service, site }: PageContext): string {
  const guide = chaptersOf(site).map(
    ({ title, path, summary }) => `- [${title}](${service.baseUrl}${path}.md): ${summary}\n`,
  )
  return [
    opening,
    `## Use it\n\n${ways(service)}\n`,
    ...(guide.length > 0 ? [`## Documentation\n\n${guide.join('')}`] : []),
    recipeLists(service),
  ].join('\n')
}

const opening = `# ${siteName}\n\n> ${siteDescription}\n`

const ways = ({ baseUrl }: Service): string =>
  [
    `- [Catalog](${baseUrl}/api/diagrams): every recipe as JSON; search with q=WORDS and family=FAMILY`,
    `- [Gallery](${baseUrl}/index.md): every recipe in tables`,
    `- One recipe: ${baseUrl}/api/diagrams/ID; its editable scene: ${baseUrl}/api/diagrams/ID/scene; its SVG: ${baseUrl}/api/diagrams/ID/svg?theme=light&accent=blue`,
    `- [OpenAPI](${baseUrl}/openapi.json): the machine-readable description`,
    `- [Scene schema](${baseUrl}/schemas/scene-v1.json): the JSON Schema of a scene`,
    `- [MCP](${baseUrl}/.well-known/mcp): the same catalog for agents, with list_diagrams, get_diagram and render_diagram`,
    `- [Agent skill](${baseUrl}${skillPath}): how to draw your own data, step by step`,
    '- Pages support Accept: text/markdown, and each also has a URL that ends in .md',
  ].join('\n')

const recipeLists = ({ catalog, baseUrl }: Service): string =>
  families
    .map((family) => ({ family, recipes: catalog.recipes.filter((recipe) => recipe.family === family) }))
    .filter(({ recipes }) => recipes.length > 0)
    .map(({ family, recipes }) => `## ${family}\n\n${recipes.map((recipe) => entry(recipe, baseUrl)).join('\n')}\n`)
    .join('\n')

const entry = ({ id, name, description }: Recipe, baseUrl: string): string =>
  `- [${name}](${baseUrl}/diagrams/${id}.md): ${firstSentence(description)}`

const whole = (service: Service, recipe: Recipe): string =>
  [
    `# ${recipe.name}\n\n${recipe.description}\n`,
    `- Scene: ${service.baseUrl}/api/diagrams/${recipe.id}/scene\n- Picture: ${service.baseUrl}/api/diagrams/${recipe.id}/svg\n`,
    ...recipeWords(service, recipe),
  ].join('\n')

/** `/llms-full.txt`: the index, the whole guide, and the text of every recipe. */
export const llmsFullText = async (context: PageContext): Promise<string> => {
  const { service, site } = context
  const { expand } = await import('../docs/placeholders/expand.ts')
  return [
    `${opening}\n${ways(service)}\n\n${scoresNote}\n`,
    ...chaptersOf(site).map((chapter) => expand(context, chapter)),
    ...service.catalog.recipes.map((recipe) => whole(service, recipe)),
  ].join('\n---\n\n')
}
