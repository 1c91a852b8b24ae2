/**
 * What of the data a drawing does not show: words, states, fields of a graph, and what is in focus or called out. Looked
 * for once the picture is there: some of it is seen only in a second drawing without the field.
 */
import type { CommonData } from './data/form.ts'
import type { Again } from './drawn.ts'
import type { Warning } from './outcome.ts'
import type { RecipeSource } from './recipe.ts'
import type { Sheet } from './sheet.ts'
import { unshownWords } from './unshown.ts'
import { unshownEmphasis } from './unshown-emphasis.ts'
import { unshownFields } from './unshown-fields.ts'
import { unshownStates } from './unshown-states.ts'
import { unusedUnit } from './unused-unit.ts'

/** What a drawing was made of: `data` as far as they are drawn, `quiet`: words that are muted in it. */
export type Looked = {
  recipe: RecipeSource<unknown, CommonData>
  sheet: Sheet
  quiet: ReadonlySet<string>
  data: CommonData
  again: Again
}

/** A note for everything given that is not in the drawing. */
export const unshownNotes = ({ recipe, sheet, quiet, data, again }: Looked): Warning[] => [
  ...unshownWords(data, again, sheet.footnotes),
  ...unshownStates(sheet, data, { ...again, quiet }),
  ...(recipe.data.shape === 'graph' ? unshownFields(data, again) : []),
  ...(recipe.data.shape === 'timeline' ? unusedUnit(data, again) : []),
  ...unshownEmphasis(sheet, data, again),
]
