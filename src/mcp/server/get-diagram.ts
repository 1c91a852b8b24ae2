/**
 * `get_diagram`: one recipe and its scene.
 */
import * as z from 'zod'
import { editLinkNote, editLinkStart } from '../../catalog/edit-link.ts'
import type { Recipe } from '../../catalog/recipe.ts'
import { toRecipeResource } from '../../http/recipe-json.ts'
import type { McpContext } from './context.ts'
import { sceneRules } from './scene-rules.ts'
import {
  annotations,
  argumentsSchema,
  errorResult,
  idSchema,
  oneOf,
  structuredResult,
  type ToolRegistry,
  withRecipe,
} from './tool.ts'
import { toolSchema } from './tool-schema.ts'

/** Registers the tool. */
export function registerGetDiagram(server: ToolRegistry, context: McpContext): void {
  server.registerTool(
    'get_diagram',
    {
      title: 'Get a diagram to adapt',
      description:
        'Returns one recipe. Use it once you have chosen an id with list_diagrams. With include "data" it returns sample data and its JSON Schema: write data for your subject and draw it on your machine, without coordinates ' +
        `(diagref draw ID FILE in a shell, draw_diagram of the server that diagref mcp starts), or give your reader the link that draws them. Or adapt its scene, the drawing, yourself. ${sceneRules}`,
      inputSchema: preparedInput,
      outputSchema: preparedOutput,
      annotations,
    },
    ({ id, include }) =>
      withRecipe(context, id, (recipe) => {
        if (include === 'data' && recipe.data === undefined) return errorResult(notFromData(id))
        if (include === 'outline' && recipe.parts === undefined) return errorResult(notFromData(id))
        return structuredResult(createRecipeJson(recipe, include, context))
      }),
  )
}

const parts = ['both', 'recipe', 'scene', 'data', 'outline'] as const

const input = argumentsSchema({
  id: idSchema,
  include: oneOf(parts)
    .default('both')
    .describe(
      '"data": the sample data and their JSON Schema, to draw your own. "outline": which elements of the scene are which part. "scene": the drawing alone. "recipe": the words alone. "both" (default): words and scene.',
    ),
})

const preparedInput = toolSchema(input)

// The scene language has a JSON Schema of its own; this is what a client needs to read the result.
const output = z.object({
  recipe: z.looseObject({}).optional().describe('Its words, scores and URLs, as the API returns them.'),
  scene: z
    .looseObject({ elements: z.array(z.looseObject({})) })
    .optional()
    .describe('The drawing, in version 1.'),
  data: z.looseObject({}).optional().describe('The sample data that the scene is drawn from.'),
  schema: z.looseObject({}).optional().describe('The JSON Schema of the data.'),
  editLink: z.string().optional().describe('How it is used, note says.'),
  note: z.string().optional(),
  outline: z
    .array(z.looseObject({ at: z.string(), elements: z.array(z.number()) }))
    .optional()
    .describe(
      'Parts: at is the place in the data, elements their numbers in the scene; from and to are what an arrow joins.',
    ),
})

const preparedOutput = toolSchema(output)

const notFromData = (id: string): string =>
  `The diagram "${id}" is not drawn from data. Send include: "scene" and adapt the scene.`

const createRecipeJson = (recipe: Recipe, part: Part, { baseUrl }: McpContext): Record<string, unknown> => {
  const { scene, data, parts: outline } = recipe
  switch (part) {
    case 'data':
      return {
        data: data?.sample,
        schema: data?.schema,
        editLink: editLinkStart(baseUrl, recipe.id),
        note: editLinkNote,
      }
    case 'outline':
      return { outline }
    case 'scene':
      return { scene }
    case 'recipe':
      return { recipe: toRecipeResource(recipe, baseUrl) }
    case 'both':
      return { recipe: toRecipeResource(recipe, baseUrl), scene }
    default:
      return part satisfies never
  }
}

type Part = (typeof parts)[number]
