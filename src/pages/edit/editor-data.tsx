/**
 * The initial data of the editor's script, as an inert data block.
 */
import { raw } from 'hono/html'
import type { Recipe } from '../../catalog/recipe.ts'
import { fontFaces } from '../../fonts/faces.ts'
import type { PageView } from '../page.ts'

/** The block. */
export function EditorData({ recipe, view }: { recipe: Recipe | undefined; view: PageView }) {
  const { catalog, baseUrl } = view.service
  const shape = recipe?.data?.shape
  const alike = catalog.recipes
    .filter(({ id, data }) => data !== undefined && data.shape === shape && shape !== 'own' && id !== recipe?.id)
    .map(({ id, name }) => ({ id, name }))
  const data = {
    base: baseUrl,
    root: view.root,
    worker: view.asset('draw-worker.js'),
    fonts: Object.fromEntries(fontFaces.map(({ file }) => [file, view.asset(file)])),
    recipe: recipe && recipeData(recipe),
    alike,
  }
  return (
    <script type="application/json" id="editor-data">
      {raw(JSON.stringify(data).replaceAll('<', '\\u003c'))}
    </script>
  )
}

const recipeData = ({ id, name, family, useWhen, data, scene }: Recipe) => ({
  id,
  name,
  family,
  useWhen,
  ...(data === undefined ? { scene } : { sample: data.sample, schema: data.schema }),
})
