/**
 * The recipes as options of a select, grouped by family.
 */
import type { Catalog } from '../../catalog/catalog.ts'
import { families } from '../../catalog/recipe.ts'
import { keepTogether } from '../site-text.ts'

/** Options for every recipe; the chosen one is selected. */
export function RecipeOptions({ catalog, chosen }: { catalog: Catalog; chosen?: string | undefined }) {
  return (
    <>
      {families.map((family) => (
        <optgroup label={family}>
          {catalog.recipes
            .filter((recipe) => recipe.family === family)
            .map(({ id, name }) => (
              <option value={id} selected={id === chosen}>
                {keepTogether(name)}
              </option>
            ))}
        </optgroup>
      ))}
    </>
  )
}
