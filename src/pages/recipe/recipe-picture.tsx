/**
 * A recipe's diagram, which a click enlarges; without scripts it opens the SVG.
 */
import type { Recipe } from '../../catalog/recipe.ts'
import { Icon } from '../layout/icons.tsx'
import { Picture } from '../layout/picture.tsx'
import type { PageView } from '../page.ts'
import { lookOn, pictureAddress } from '../universal/picture-look.ts'

/** The diagram on its plate, at its own size: a tall one fitted to the screen would have words too small to read. */
export function RecipePicture({ recipe, view }: { recipe: Recipe; view: PageView }) {
  const { id, scene } = recipe
  return (
    <figure class="plate picture" data-theme={view.look.theme}>
      <a class="enlarge" href={view.root + pictureAddress(id, lookOn('light', view.look))} data-picture title="Enlarge">
        <Picture recipe={recipe} view={view} alt={scene.title} size={scene} describedBy="outline" />
        <span class="icon-button" aria-hidden="true">
          <Icon name="enlarge" />
        </span>
      </a>
    </figure>
  )
}
