/**
 * The first drawing, inlined in the page: visible before any script, in the colors of the page's theme.
 */
import { raw } from 'hono/html'
import type { Colors } from '../../render/palette.ts'
import { colorsOf } from '../../render/palette.ts'
import { drawScene } from '../../render/render-scene.ts'
import type { Scene } from '../../scene/scene.ts'
import { pageShades } from '../page-shades.ts'
import type { PictureLook } from '../universal/picture-look.ts'

/** The picture as markup. */
export function InlinePicture({ scene, look }: { scene: Scene; look: PictureLook }) {
  return <>{raw(drawScene(scene, paintOf(look)))}</>
}

/** The colors of a theme, or the page's own CSS variables if the drawing follows the page. */
const paintOf = ({ theme, accent }: PictureLook): Colors => {
  if (theme !== 'auto') return colorsOf({ theme, accent })
  const own = pageShades()
  if (accent === 'blue') return own
  const [strong, page] = [`var(--${accent})`, own.page]
  const tint = (percent: number): string => `color-mix(in srgb, ${strong} ${percent}%, ${page})`
  return { ...own, accent: strong, halfAccent: tint(50), soft: tint(14), halfSoft: tint(7) }
}
