/**
 * A recipe's diagram, which a click enlarges; without scripts it opens the SVG.
 *
 * It is part of the page, so that it is set in the page's own fonts, as in the editor: an image cannot load any. The
 * style sheet has its colors (tools/site-tokens.ts), and changes them with the theme and the accent.
 */
import { raw } from 'hono/html'
import type { Recipe } from '../../catalog/recipe.ts'
import { drawScene } from '../../render/render-scene.ts'
import type { Scene } from '../../scene/scene.ts'
import { Icon } from '../layout/icons.tsx'
import type { PageView } from '../page.ts'
import { pageShades } from '../page-shades.ts'
import { lookOn, pictureAddress } from '../universal/picture-look.ts'

/** The diagram on its plate, at its own size: a tall one fitted to the screen would have words too small to read. */
export function RecipePicture({ recipe: { id, scene }, view: { root, look } }: { recipe: Recipe; view: PageView }) {
  return (
    <figure class="plate picture" data-theme={look.theme} data-accent={look.accent}>
      <a class="enlarge" href={root + pictureAddress(id, lookOn('light', look))} data-picture title="Enlarge">
        {raw(inPage(scene))}
        <span class="icon-button" aria-hidden="true">
          <Icon name="enlarge" />
        </span>
      </a>
    </figure>
  )
}

/** The diagram in the shades of the page; the outline in words below it describes it. */
const inPage = (scene: Scene): string =>
  drawScene(scene, shades).replace(' xmlns="http://www.w3.org/2000/svg"', ' aria-describedby="outline"')

const shades = pageShades()
