/**
 * A recipe's picture on a page of either theme: the style sheet shows one of two images.
 *
 * Both are lazy, so a browser loads only the one that is shown; without scripts too.
 */
import type { Recipe } from '../../catalog/recipe.ts'
import type { PageView } from '../page.ts'
import { grounds, lookOn, pictureAddress } from '../universal/picture-look.ts'

type Props = {
  recipe: Recipe
  view: PageView
  /** What it shows, where no words beside it say so. */
  alt?: string
  /** Its size on the page, where it is not its own. */
  size?: { width: number; height: number }
  /** The element that describes it. */
  describedBy?: string
}

/** The picture; its space is reserved before it loads. */
export function Picture({ recipe: { id, scene }, view: { root, look }, alt = '', size, describedBy }: Props) {
  return (
    <>
      {grounds.map((ground) => (
        <img
          class={`on-${ground}`}
          src={root + pictureAddress(id, lookOn(ground, look))}
          width={size?.width ?? scene.width}
          height={size?.height ?? scene.height}
          alt={alt}
          loading="lazy"
          decoding="async"
          aria-describedby={describedBy}
        />
      ))}
    </>
  )
}
