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
}

/** The image; its space is reserved before it loads. */
export function Picture({ recipe: { id, scene }, view: { root, look }, alt = '' }: Props) {
  return (
    <>
      {grounds.map((ground) => (
        <img
          class={`on-${ground}`}
          src={root + pictureAddress(id, lookOn(ground, look))}
          width={scene.width}
          height={scene.height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      ))}
    </>
  )
}
