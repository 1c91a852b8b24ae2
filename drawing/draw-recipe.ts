/**
 * Draws data with a recipe: a finished scene with its parts and warnings, or findings that name the fields.
 *
 * Never throws for data. The linter warns about what was drawn and refuses nothing: a rule of good drawing is the
 * drawing's to keep, not the data's. Samples are judged by all rules, with no warning allowed (tools/recipes.ts).
 */
import type { DrawOptions } from './draw-options.ts'
import { drawUnjudged } from './draw-unjudged.ts'
import { judgmentOn } from './judgment.ts'
import type { Drawing } from './outcome.ts'
import type { AnyRecipe } from './recipe.ts'

/** Reads `input` in the recipe's form, draws it, or a part of it, for a page, and judges the drawing. */
export function drawRecipe(recipe: AnyRecipe, input: unknown, options: DrawOptions = {}): Drawing {
  const drawing = drawUnjudged(recipe, input, options)
  if (!drawing.ok) return drawing
  const { scene, parts, warnings } = drawing
  return { ok: true, scene, parts, warnings: [...warnings, ...judgmentOn(drawing)] }
}
