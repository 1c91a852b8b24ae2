/**
 * The API's resources as schemas: the OpenAPI description is generated from these.
 *
 * openapi.test.ts validates every kind of response against them.
 */
import * as z from 'zod'
import { families } from '../../catalog/recipe.ts'
import { primitives } from '../../scene/limits.ts'
import { boxSchema, circleSchema, lineSchema, pathSchema, sceneSchema, textSchema } from '../../scene/scene.ts'
import { errorStatus } from '../errors.ts'

const score = z.int().min(0).max(100)
const locator = z.url()

export const discoverySchema = z
  .object({
    name: z.string().describe('The name of the service.'),
    version: z.string().describe('The version of the API.'),
    authentication: z.literal('none').describe('No operation needs a credential.'),
    price: z.literal(0).describe('Everything is free.'),
    openapi: locator.describe('The machine-readable description of this API.'),
    catalog: locator.describe('The list of all recipes.'),
    mcp: locator.describe('The endpoint of the Model Context Protocol.'),
    documentation: locator.describe('The documentation for people.'),
  })
  .meta({ id: 'Discovery', description: 'Where everything is.' })

export const recipeSchema = z
  .object({
    id: z.string().min(1).max(100).describe('Names the recipe in paths; it never changes.'),
    name: z.string().describe('What the diagram is called.'),
    family: z.enum(families).describe('What kind of question it answers.'),
    description: z.string().describe('What is drawn.'),
    useWhen: z.string().describe('When to choose the recipe.'),
    avoidWhen: z.string().describe('When to avoid it, and what to use instead.'),
    primitives: z.array(z.enum(primitives)).describe('The element kinds its scene uses.'),
    visual: score.describe('How quickly the point is seen. An editorial judgment, not a benchmark.'),
    ease: score.describe('How easily the scene is edited. An editorial judgment, not a benchmark.'),
    overall: score.describe('Value as the reference for its kind. An editorial judgment, not a benchmark.'),
    rationale: z.string().describe('Why the scores are what they are.'),
    reviewed: z.iso.date().describe('The day of the last review.'),
    revision: z.int().min(1).describe('Increases by one when the scene changes.'),
    status: z.literal('baseline').describe('The only status there is.'),
    page: locator.describe('The page for people.'),
    scene: locator.describe('The editable scene.'),
    svg: locator.describe('The SVG.'),
  })
  .meta({ id: 'Recipe', description: 'One diagram recipe.' })

export const catalogSchema = z
  .object({
    version: z.literal(1).describe('The version of this list.'),
    families: z.array(z.string()).describe('All families, in order.'),
    recipes: z.array(recipeSchema).describe('The recipes found, best first; may be empty.'),
  })
  .meta({ id: 'Catalog', description: 'Recipes, all or those a search found.' })

/** Data of a recipe; which fields they have, the recipe's own schema says. */
export const dataSchema = z
  .looseObject({ $schema: locator.describe('The JSON Schema of the data.'), title: z.string().describe('A claim.') })
  .meta({ id: 'Data', description: 'The sample data of a recipe, in the form of its own JSON Schema.' })

export const dataSchemaSchema = z
  .looseObject({ $id: locator, type: z.literal('object') })
  .meta({ id: 'DataSchema', description: 'A JSON Schema (2020-12) of the data of one recipe.' })

const errorCodes = Object.keys(errorStatus) as (keyof typeof errorStatus)[]

export const errorSchema = z
  .object({
    error: z
      .object({
        code: z.enum(errorCodes).describe('The kind of mistake, for programs.'),
        message: z.string().describe('What was wrong with what was sent.'),
        hint: z.string().describe('What to send instead.'),
      })
      .describe('The mistake.'),
    documentation: locator.describe('The section of the documentation on this error.'),
  })
  .meta({ id: 'Error', description: 'Why a request failed.' })

/** Every resource by name. */
const schemas = {
  Discovery: discoverySchema,
  Catalog: catalogSchema,
  Recipe: recipeSchema,
  Scene: sceneSchema,
  // Elements by name, so that generated code has a type for each.
  BoxElement: boxSchema,
  TextElement: textSchema,
  LineElement: lineSchema,
  PathElement: pathSchema,
  CircleElement: circleSchema,
  Data: dataSchema,
  DataSchema: dataSchemaSchema,
  Error: errorSchema,
}

export type SchemaName = keyof typeof schemas

/** The resources for the description's components. */
export const components = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(schemas)) components.add(schema, { id })
