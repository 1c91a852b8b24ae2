/**
 * What a recipe.ts file exports: the words, the answers to the linter, and draw().
 */
import type { RecipeWords } from '../../src/catalog/recipe.ts'
import type { Scene } from '../../src/scene/scene.ts'

/** A reasoned exception: a warning (or a known false alarm) of one rule that stays, and why. */
export type Answer = {
  /** The rule's id, for example `R12`. */
  rule: string
  /** The element the finding is about, by index in the scene; omitted for a finding about the whole scene. */
  at?: number
  reason: string
}

/** The source of one recipe. */
export type RecipeSource = RecipeWords & {
  /** What people also call it, or the need it serves; for search, never shown. */
  aliases?: string[]
  answers?: Answer[]
  /** Draws the scene: no clock, no randomness, no I/O. */
  draw: () => Scene
}

/** Declares a recipe; gives it back, typed. */
export const defineRecipe = (source: RecipeSource): RecipeSource => source
