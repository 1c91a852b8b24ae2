/**
 * A recipe's diagram with what is said of it, and the sign that a press enlarges it.
 */
import type { FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import type { Scene } from '../../scene/scene.ts'
import { Icon } from '../layout/icons.tsx'
import { InlineDiagram } from '../layout/inline-diagram.tsx'
import type { PageView } from '../page.ts'
import { lookOn, pictureAddress } from '../universal/picture-look.ts'

type Props = { recipe: Recipe; view: PageView }

/** The diagram on its plate. `more` is the rest of its description; the outline in words below describes what is drawn. */
export function RecipePicture({ recipe, view, more }: Props & { more: string }) {
  return (
    <figure class="plate">
      <InlineDiagram
        recipe={recipe}
        view={view}
        class={shapeOf(recipe.scene)}
        claims
        title="Enlarge"
        describedBy="outline"
        phone={view.site.phones[recipe.id]}
      />
      <Enlarge recipe={recipe} view={view} />
      {more !== '' && <figcaption>{more}</figcaption>}
    </figure>
  )
}

/** What the style sheet goes by: one that is not tall fits into the window. */
const shapeOf = ({ height }: Scene): string => (height <= low ? 'low' : '')

/** A taller one would have letters under 8 px in a window of 800. */
const low = 840

/** The link of the picture once more, as a button that is seen and says what it does; whoever hears or tabs has the first. */
export const Enlarge: FC<Props> = ({ recipe: { id }, view: { root, look } }) => (
  <a
    class="button magnify"
    href={root + pictureAddress(id, lookOn('light', look))}
    data-picture
    aria-hidden="true"
    tabindex={-1}
  >
    <Icon name="enlarge" />
    <span>Enlarge</span>
    <span class="whole">
      <Icon name="fit" />
      Fit<span class="rest"> to window</span>
    </span>
  </a>
)
