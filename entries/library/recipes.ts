/**
 * `diagref/recipes`: diagrams drawn from data. Each recipe is a module of its own, loaded on first use.
 *
 * Pure: no I/O, no clock; the same data gives the same scene in browsers, workers and Node.
 */
import modules from 'diagref:recipes'
import { recipeSchema } from '../../drawing/data-schema.ts'
import type { DrawOptions } from '../../drawing/draw-options.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { Drawing } from '../../drawing/outcome.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'

export type { GraphPart } from '../../drawing/data/graph-part.ts'
export type { Aspect, DrawOptions } from '../../drawing/draw-options.ts'
export type { Drawing, Warning } from '../../drawing/outcome.ts'
export type { Part } from '../../drawing/parts.ts'
export type { Finding } from '../../src/scene/findings.ts'

/** The ids of all recipes that are drawn from data, sorted. */
export const recipeIds: readonly string[] = Object.keys(modules)

/** A recipe's sample data, from which its scene in the catalog is drawn. Throws a RangeError for an unknown id. */
export async function sample(id: string): Promise<unknown> {
  return JSON.parse(JSON.stringify((await load(id)).sample))
}

/** The JSON Schema (2020-12) of a recipe's data. Throws a RangeError for an unknown id. */
export async function schema(id: string): Promise<Record<string, unknown>> {
  const recipe = await load(id)
  return recipeSchema(recipe, { title: recipe.name })
}

/**
 * Draws data with a recipe: the scene, which of its elements were drawn from which data, and warnings; or every finding
 * with the path of its field. Only data that the schema does not allow, that contradict themselves or that no scene can
 * hold are refused. `aspect` is what the drawing is for, `part` the part of a graph that it shows. Never throws for any
 * data; throws a RangeError for an unknown id.
 */
export async function draw(id: string, data: unknown, options: DrawOptions = {}): Promise<Drawing> {
  return drawRecipe(await load(id), data, options)
}

const load = async (id: string): Promise<AnyRecipe> => {
  const module = Object.hasOwn(modules, id) ? modules[id] : undefined
  if (module === undefined) throw new RangeError(`there is no recipe ${JSON.stringify(id)}; recipeIds lists all`)
  return (await module()).default
}
