/**
 * A recipe: words about a kind of diagram, the form of its data, real sample data, and the drawing.
 */
import type { RecipeWords } from '../src/catalog/recipe.ts'
import type { CommonData, DataForm } from './data/form.ts'
import type { Derived } from './derived.ts'
import { badgesOf } from './place-badges.ts'
import type { Sheet } from './sheet.ts'

/** A finding of the linter that stays in the sample's scene, and why. */
export type RecipeSuppression = {
  /** The rule's id, for example `R12`. */
  rule: string
  /** The element the finding is about, by index in the scene; omitted for a finding about the whole scene. */
  at?: number
  reason: string
}

/** The source of one recipe: what its recipe.ts exports. */
export type RecipeSource<In, Data extends CommonData> = RecipeWords & {
  data: DataForm<In, Data>
  /** Real data that makes an engineer want the diagram. */
  sample: NoInfer<In>
  /** Draws data of the form on a sheet: no clock, no randomness, no I/O; warnings and problems are reported to the sheet. */
  draw: (data: Data, sheet: Sheet) => void
  /** The accessible description: what is drawn and what to notice, from the data, in 60 to 600 characters. */
  describe: (data: Data) => string
  /** Values that title, subtitle and callouts may quote in braces, such as `{total}`. */
  derive?: (data: Data) => Derived
  /** What a derived value is of, where its name does not say: `in focus, or the first`. */
  meanings?: Readonly<Record<string, string>>
  suppressions?: RecipeSuppression[]
}

/** A recipe whose data type does not matter. */
export type AnyRecipe = RecipeSource<never, never>

/** Declares a recipe; the compiler checks sample, drawing and description against the data's form. */
export function defineRecipe<In, Data extends CommonData>(recipe: RecipeSource<In, Data>): RecipeSource<In, Data> {
  return {
    ...recipe,
    draw: (data, sheet) => {
      sheet.badges = badgesOf
      recipe.draw(data, sheet)
    },
  }
}
