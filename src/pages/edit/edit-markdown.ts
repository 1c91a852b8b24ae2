/**
 * The editor as Markdown: how to do the same with files and the command line.
 */
import type { Recipe } from '../../catalog/recipe.ts'
import type { Service } from '../../http/service.ts'

export const editLead = 'Put your own data in a diagram and see it at once. Nothing leaves the page.'

/** The page for a recipe, or for none. */
export function editMarkdown({ baseUrl }: Service, recipe: Recipe | undefined): string {
  const opening = `# Make it yours${recipe === undefined ? '' : `: ${recipe.name}`}\n\n${editLead}\n`
  const files =
    recipe === undefined
      ? `Choose a diagram: ${baseUrl}/index.md\n`
      : [
          ...(recipe.data === undefined
            ? []
            : [
                `- [Data](${baseUrl}/data/${recipe.id}.json)`,
                `- [JSON Schema of the data](${baseUrl}/schemas/data/${recipe.id}.json)`,
              ]),
          `- [Scene](${baseUrl}/api/diagrams/${recipe.id}/scene)`,
          `- [SVG](${baseUrl}/api/diagrams/${recipe.id}/svg)`,
          '',
        ].join('\n')
  return `${opening}\nThe editor runs in a browser: ${baseUrl}/edit${recipe === undefined ? '' : `?recipe=${recipe.id}`}\n\n${files}\nThe same on the command line:\n\n\`\`\`sh\n${drawCommands(recipe)}\n\`\`\`\n`
}

/** How the command line draws the files. */
export const drawCommands = (recipe: Recipe | undefined): string => {
  const id = recipe?.id ?? 'request-sequence'
  return recipe !== undefined && recipe.data === undefined
    ? `diagref scene ${id} > ${id}.json\ndiagref render ${id}.json -o ${id}.svg`
    : `diagref data ${id} > ${id}.data.json\ndiagref draw ${id} ${id}.data.json -o ${id}.svg`
}
