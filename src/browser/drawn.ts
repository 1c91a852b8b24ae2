/**
 * Drawings in the worker: the picture is sent first, what is said of it is loaded and found after that.
 */
import type { DrawOptions } from '../../drawing/draw-options.ts'
import { drawUnjudged } from '../../drawing/draw-unjudged.ts'
import type { Drawing, Warning } from '../../drawing/outcome.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import type { Looked } from '../../drawing/unshown-notes.ts'

/** What drawings were made of, which cannot be sent: what they do not show is said when they have been shown. */
const made = new WeakMap<Drawing, Looked>()

/** Draws data with a recipe; nothing is said yet of what the drawing does not show. */
export const drawn = (recipe: AnyRecipe, data: unknown, options?: DrawOptions): Drawing => {
  const outcome = drawUnjudged(recipe, data, options)
  if (!outcome.ok) return outcome
  const { looked, ...drawing } = outcome
  made.set(drawing, looked)
  return drawing
}

/** What is said of a drawing; loaded when one has been shown. */
export const warningsOn = async (drawing: Drawing): Promise<Warning[]> => {
  const looked = made.get(drawing)
  if (!drawing.ok || looked === undefined) return []
  return (await import('../../drawing/judgment.ts')).judgmentOn({ ...drawing, looked })
}

/** A drawing that is compared with others waits for what the linter says. */
export const judged = async (drawing: Drawing): Promise<Drawing> =>
  drawing.ok ? { ...drawing, warnings: [...drawing.warnings, ...(await warningsOn(drawing))] } : drawing
