/**
 * The first drawing, inlined in the page: visible before any script, in the colors of the page's theme.
 */
import { raw } from 'hono/html'
import type { Colors } from '../../render/palette.ts'
import { colorsOf } from '../../render/palette.ts'
import { drawScene } from '../../render/render-scene.ts'
import type { Scene } from '../../scene/scene.ts'
import type { PictureLook } from '../universal/picture-look.ts'

/** The picture as markup. */
export function InlinePicture({ scene, look }: { scene: Scene; look: PictureLook }) {
  return <>{raw(drawScene(scene, paintOf(look)))}</>
}

/** The colors of a theme, or the page's own CSS variables if the drawing follows the page. */
const paintOf = ({ theme, accent }: PictureLook): Colors => {
  if (theme !== 'auto') return colorsOf({ theme, accent })
  const tokens = Object.keys(colorsOf({ theme: 'light', accent })).map((token) => [token, `var(--${token})`])
  const soft = accent === 'blue' ? 'var(--soft)' : `color-mix(in srgb, var(--${accent}) 14%, var(--page))`
  return { ...(Object.fromEntries(tokens) as Colors), accent: `var(--${accent})`, soft, none: 'none' }
}
