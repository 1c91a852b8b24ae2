/**
 * A recipe's image on a page in either theme: the style sheet shows one of two images.
 *
 * Both are lazy, so a browser loads only the visible one, even without scripts.
 */
import type { Recipe } from '../../catalog/recipe.ts'
import type { PageView } from '../page.ts'
import { grounds, lookOn, pictureAddress } from '../universal/picture-look.ts'

type Props = {
  recipe: Recipe
  view: PageView
  /** What it shows, if no text next to it says so. */
  alt?: string
  /** Its size on the page, if it is not the scene's. */
  size?: { width: number; height: number }
  /** The element that describes it. */
  describedBy?: string
}

/** The image; its space is reserved before it loads. */
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
