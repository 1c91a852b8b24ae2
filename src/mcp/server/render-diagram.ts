/**
 * `render_diagram`: the SVG of a recipe in one of twelve looks, byte for byte that of the SVG endpoint.
 *
 * It is returned as text: large clients reject an image block with SVG, and one rejected block breaks a conversation.
 */
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Recipe } from '../../catalog/recipe.ts'
import { accents, defaultLook, type Look, themes } from '../../render/palette.ts'
import { renderScene } from '../../render/render-scene.ts'
import type { McpContext } from './context.ts'
import { annotations, argumentsSchema, idSchema, oneOf, type ToolRegistry, withRecipe } from './tool.ts'
import { toolSchema } from './tool-schema.ts'

/** Registers the tool. */
export function registerRenderDiagram(server: ToolRegistry, context: McpContext): void {
  server.registerTool(
    'render_diagram',
    {
      title: 'Render a diagram as SVG',
      description:
        'Returns a recipe of the catalog as SVG: first its title and the URL of the SVG (for a link, an img element or a README), ' +
        'then the SVG itself as text. Use it to show a recipe as it is, or to see how one is drawn. ' +
        'It draws nothing else; diagref draw and diagref render on your machine draw your own. get_diagram is enough if you only want to adapt the recipe.',
      inputSchema: preparedInput,
      annotations,
    },
    ({ id, theme, accent }) => withRecipe(context, id, (recipe) => picture(recipe, { theme, accent }, context)),
  )
}

const input = argumentsSchema({
  id: idSchema,
  theme: oneOf(themes).default(defaultLook.theme).describe('Background and colors.'),
  accent: oneOf(accents).default(defaultLook.accent).describe('Highlight color.'),
})

const preparedInput = toolSchema(input)

const picture = (recipe: Recipe, look: Look, { baseUrl }: McpContext): CallToolResult => ({
  content: [
    { type: 'text', text: `${recipe.scene.title}\n${svgUrl(baseUrl, recipe, look)}` },
    { type: 'text', text: renderScene(recipe.scene, look) },
  ],
})

/** The URL of a recipe's SVG in a look. */
const svgUrl = (baseUrl: string, { id }: Recipe, { theme, accent }: Look): string =>
  `${baseUrl}/api/diagrams/${id}/svg?theme=${theme}&accent=${accent}`
