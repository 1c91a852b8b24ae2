/**
 * The recipes as options of a select, grouped by family.
 */
import type { FC } from 'hono/jsx'
import type { Catalog } from '../../catalog/catalog.ts'
import { families } from '../../catalog/recipe.ts'

/** Options for every recipe; the chosen one is selected. */
export const RecipeOptions: FC<{ catalog: Catalog; chosen?: string | undefined }> = ({ catalog, chosen }) => (
  <>
    {families.map((family) => (
      <optgroup label={family}>
        {catalog.recipes
          .filter((recipe) => recipe.family === family)
          .map(({ id, name }) => (
            <option value={id} selected={id === chosen}>
              {name}
            </option>
          ))}
      </optgroup>
    ))}
  </>
)
