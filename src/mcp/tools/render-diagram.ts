/**
 * `render_diagram`: the picture of a recipe in one of twelve looks, the very bytes of the SVG endpoint.
 *
 * The picture comes as text: large clients refuse an image block with SVG, and one refused block spoils a conversation.
 */
import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import type { Recipe } from '../../catalog/recipe.ts'
import { accents, defaultLook, type Look, themes } from '../../render/palette.ts'
import { renderScene } from '../../render/render-scene.ts'
import { prepared } from '../prepared.ts'
import type { McpSource } from '../source.ts'
import { annotations, argumentsOf, idArgument, oneOf, withRecipe } from './tool.ts'

const input = argumentsOf({
  id: idArgument,
  theme: oneOf(themes)
    .default(defaultLook.theme)
    .describe(`Background and semantic colours; ${defaultLook.theme} unless told.`),
  accent: oneOf(accents).default(defaultLook.accent).describe(`Highlight colour; ${defaultLook.accent} unless told.`),
})

/** The address of a recipe's picture in a look. */
const pictureAddress = (baseUrl: string, { id }: Recipe, { theme, accent }: Look): string =>
  `${baseUrl}/api/diagrams/${id}/svg?theme=${theme}&accent=${accent}`

const picture = (recipe: Recipe, look: Look, { baseUrl }: McpSource): CallToolResult => ({
  content: [
    { type: 'text', text: `${recipe.scene.title}\n${pictureAddress(baseUrl, recipe, look)}` },
    { type: 'text', text: renderScene(recipe.scene, look) },
  ],
})

const preparedInput = prepared(input)

/** Registers the tool. */
export const registerRenderDiagram = (server: McpServer, source: McpSource): void => {
  server.registerTool(
    'render_diagram',
    {
      title: 'Render a diagram as SVG',
      description:
        'Gives a recipe of the catalog as a picture: first its title and the address of the SVG (for a link, an img element or a README), ' +
        'then the SVG itself as text. Use it to show a recipe as it is, or to see how one is drawn. ' +
        'It cannot draw a scene that you have edited; draw that yourself. Calling get_diagram is enough if you only want to adapt the scene.',
      inputSchema: preparedInput,
      annotations,
    },
    ({ id, theme, accent }) => withRecipe(source, id, (recipe) => picture(recipe, { theme, accent }, source)),
  )
}
