/**
 * `get_diagram`: one recipe and its scene.
 */
import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import type { Recipe } from '../../catalog/recipe.ts'
import { presentRecipe } from '../../http/present.ts'
import { recipeSchema } from '../../http/schemas.ts'
import { limits, primitives } from '../../scene/limits.ts'
import { prepared } from '../prepared.ts'
import { sceneRules } from '../scene-rules.ts'
import type { McpSource } from '../source.ts'
import { annotations, argumentsOf, idArgument, oneOf, structured, withRecipe } from './tool.ts'

const parts = ['both', 'recipe', 'scene'] as const
type Part = (typeof parts)[number]

const input = argumentsOf({
  id: idArgument,
  include: oneOf(parts)
    .default('both')
    .describe('"scene" for the drawing alone, "recipe" for the words alone; both unless told.'),
})

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

const present = (recipe: Recipe, part: Part, { baseUrl }: McpSource) => ({
  ...(part === 'scene' ? {} : { recipe: presentRecipe(recipe, baseUrl) }),
  ...(part === 'recipe' ? {} : { scene: recipe.scene }),
})

const preparedInput = prepared(input)
const preparedOutput = prepared(output)

/** Registers the tool. */
export const registerGetDiagram = (server: McpServer, source: McpSource): void => {
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
    ({ id, include }) => withRecipe(source, id, (recipe) => structured(present(recipe, include, source))),
  )
}
