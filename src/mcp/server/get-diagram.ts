/**
 * `get_diagram`: one recipe and its scene.
 */
import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import type { Recipe } from '../../catalog/recipe.ts'
import { recipeSchema } from '../../http/endpoints/schemas.ts'
import { toRecipeResource } from '../../http/recipe-json.ts'
import { limits, primitives } from '../../scene/limits.ts'
import { withCachedJsonSchema } from './cached-schema.ts'
import type { McpContext } from './context.ts'
import { sceneRules } from './scene-rules.ts'
import { annotations, argumentsSchema, idSchema, oneOf, structuredResult, withRecipe } from './tool.ts'

/** Registers the tool. */
export function registerGetDiagram(server: McpServer, context: McpContext): void {
  server.registerTool(
    'get_diagram',
    {
      title: 'Get a diagram to adapt',
      description:
        'Gives one recipe (its words, scores and addresses) and its scene, the editable drawing. Use it once you have chosen an id by list_diagrams. ' +
        'Then copy the scene, change titles, labels and coordinates to your subject, draw it and look at the picture: ' +
        `this service draws only its own recipes. ${sceneRules}`,
      inputSchema: preparedInput,
      outputSchema: preparedOutput,
      annotations,
    },
    ({ id, include }) =>
      withRecipe(context, id, (recipe) => structuredResult(createRecipeJson(recipe, include, context))),
  )
}

const parts = ['both', 'recipe', 'scene'] as const

const input = argumentsSchema({
  id: idSchema,
  include: oneOf(parts)
    .default('both')
    .describe('"scene" for the drawing alone, "recipe" for the words alone; both by default.'),
})

const preparedInput = withCachedJsonSchema(input)

// The whole scene language has a JSON Schema of its own; here stands what a client needs to read the answer.
const output = z.object({
  // A client learns nothing from the long pattern of a date.
  recipe: recipeSchema.extend({ reviewed: z.string(), revision: z.number() }).optional(),
  scene: z
    .object({
      version: z.literal(1),
      width: z.number().describe('Pixels.'),
      height: z.number().describe('Pixels.'),
      title: z.string(),
      description: z.string(),
      elements: z
        .array(z.looseObject({ type: z.enum(primitives) }))
        .max(limits.elements)
        .describe('Drawn in this order.'),
    })
    .optional(),
})

const preparedOutput = withCachedJsonSchema(output)

const createRecipeJson = (recipe: Recipe, part: Part, { baseUrl }: McpContext) => ({
  ...(part === 'scene' ? {} : { recipe: toRecipeResource(recipe, baseUrl) }),
  ...(part === 'recipe' ? {} : { scene: recipe.scene }),
})

type Part = (typeof parts)[number]
