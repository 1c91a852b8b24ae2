/**
 * A diagram as a part of the page, which a press enlarges; without scripts it opens the SVG.
 *
 * So it is set in the page's own fonts, as in the editor: an image cannot load any. The style sheet has its colors
 * (tools/site-tokens.ts), and changes them with the theme and the accent.
 */
import { raw } from 'hono/html'
import type { FC, PropsWithChildren } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import { drawScene } from '../../render/render-scene.ts'
import type { Scene } from '../../scene/scene.ts'
import type { PageView } from '../page.ts'
import { pageShades } from '../page-shades.ts'
import { lookOn, pictureAddress } from '../universal/picture-look.ts'
import { type ClaimWords, headingIn } from './heading-in.ts'

type Props = {
  recipe: Recipe
  view: PageView
  /** More classes of its frame. */
  class?: string
  /** What a press says. */
  title: string
  /** The id of what describes it in words. */
  describedBy?: string
  /** On a phone its heading is above it, in words of the page: in a diagram as wide as a phone they are too small. */
  claims?: boolean
  /** The drawing that a phone shows instead, which has its own heading and is read whole there. */
  phone?: Scene | undefined
  /** Without most of its margin, and as wide as its frame at every width. */
  fits?: boolean
}

/** The diagram in its frame. */
export function InlineDiagram({ recipe: { id, scene }, view: { root, look }, class: kind = '', ...props }: Props) {
  const pans = scene.width > readable && !props.fits
  const linked = (shown: Scene, kinds: string) => (
    <a class={kinds} href={root + pictureAddress(id, lookOn('light', look))} data-picture title={props.title}>
      {raw(drawn(shown, props))}
    </a>
  )
  const link = linked(scene, 'enlarge')
  return (
    <div class={`picture ${pans ? 'pans ' : ''}${kind}`.trimEnd()} data-theme={look.theme} data-accent={look.accent}>
      {props.claims ? <Claiming heading={headingIn(scene, props.fits ? trimmed : 0)}>{link}</Claiming> : link}
      {props.phone && linked(props.phone, 'enlarge for-phone')}
    </div>
  )
}

/** The widest that a phone shows whole with letters of 9 px; what is wider is moved under a finger there. */
const readable = 460

/** The heading as words of the page, seen only on a phone; the diagram's name says it to readers. */
const Claiming: FC<PropsWithChildren<{ heading: ClaimWords | undefined }>> = ({ heading, children }) =>
  heading === undefined ? (
    <>{children}</>
  ) : (
    <>
      <p class="heading-above" aria-hidden="true">
        <b>{heading.title}</b> {heading.subtitle}
      </p>
      <div class={`below-heading rise-${heading.rise}`}>{children}</div>
    </>
  )

const shades = pageShades()

/** How much of the margin of a diagram its frame has already. */
const trimmed = 32

/** The size of a scene without that. */
export const fittedSize = ({ width, height }: Pick<Scene, 'width' | 'height'>): { width: number; height: number } => ({
  width: width - 2 * trimmed,
  height: height - 2 * trimmed,
})

const drawn = (scene: Scene, { describedBy, fits }: Pick<Props, 'describedBy' | 'fits'>): string => {
  const described = describedBy === undefined ? '' : ` aria-describedby="${describedBy}"`
  const svg = drawScene(scene, shades).replace(/^<svg xmlns="[^"]*"/, `<svg${described}`)
  if (!fits) return svg
  const { width, height } = fittedSize(scene)
  const canvas = `width="${width}" height="${height}" viewBox="${trimmed} ${trimmed} ${width} ${height}"`
  return svg.replace(/width="[^"]*" height="[^"]*" viewBox="[^"]*"/, canvas)
}
