/**
 * A recipe's image on a page in either theme: the style sheet shows one of two images.
 *
 * Both are lazy, so a browser loads only the visible one, even without scripts.
 */
import type { FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import type { PageView } from '../page.ts'
import { figureAddress, type Ground, grounds, lookOn, sketchAddress, sketchSize } from '../universal/picture-look.ts'

type Props = {
  recipe: Recipe
  view: PageView
}

/** The image, which the name beside it says; its space is reserved before it loads. */
const Figure: FC<Props & { ground: Ground }> = ({ recipe: { id }, view: { root, look }, ground }) => (
  <img
    class={`on-${ground}`}
    src={root + figureAddress(id, lookOn(ground, look))}
    width={sketchSize.w}
    height={sketchSize.h}
    alt=""
    loading="lazy"
    decoding="async"
  />
)

/** The sketch of a diagram, which the name beside it says. */
export const Sketch: FC<Props> = ({ recipe: { id }, view: { root, look } }) => (
  <>
    {grounds.map((ground) => (
      <img
        class={`on-${ground}`}
        src={root + sketchAddress(id, lookOn(ground, look))}
        width={sketchSize.w}
        height={sketchSize.h}
        alt=""
        loading="lazy"
        decoding="async"
      />
    ))}
  </>
)

/** The figure of a diagram, on a phone its sketch. */
export const FigureOrSketch: FC<Props> = (props) => (
  <>
    {grounds.map((ground) => (
      <picture>
        <source
          media="(max-width:37.49rem)"
          srcset={props.view.root + sketchAddress(props.recipe.id, lookOn(ground, props.view.look))}
        />
        <Figure {...props} ground={ground} />
      </picture>
    ))}
  </>
)
