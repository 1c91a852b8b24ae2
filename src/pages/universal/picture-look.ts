/**
 * The look of the diagrams on a page: in the page's own theme, or in one that the reader chose.
 *
 * The server renders with it, and scripts switch it.
 */
import { type Accent, accents, type Look, type Theme, themes } from '../../render/palette.ts'

/** Auto follows the theme of the page. */
export type PictureTheme = Theme | 'auto'

export type PictureLook = { theme: PictureTheme; accent: Accent }

export const pictureThemes: readonly PictureTheme[] = ['auto', ...themes]

export const defaultPictureLook: PictureLook = { theme: 'auto', accent: accents[0] }

/** The themes that a page itself can have. */
export const grounds = ['light', 'dark'] as const

export type Ground = (typeof grounds)[number]

/** The look of a diagram on a page in this theme. */
export const lookOn = (ground: Ground, { theme, accent }: PictureLook): Look => ({
  theme: theme === 'auto' ? ground : theme,
  accent,
})

/** A look in words, as the files of a diagram are offered. */
export const colorsIn = ({ theme, accent }: Look): string => `${theme}, ${accent}`

/** A look as parameters: only what the reader chose. */
export const lookParameters = ({ theme, accent }: PictureLook): Record<string, string | undefined> => ({
  theme: theme === defaultPictureLook.theme ? undefined : theme,
  accent: accent === defaultPictureLook.accent ? undefined : accent,
})

/** The URL of an SVG, relative to the root of the service. */
export const pictureAddress = (id: string, { theme, accent }: Look): string =>
  `api/diagrams/${id}/svg?theme=${theme}&accent=${accent}`

/** The URL of the sketch of a diagram, for small cards, relative to the root of the service. */
export const sketchAddress = (id: string, { theme, accent }: Look): string => `thumbnails/${id}-${theme}-${accent}.svg`

/** The URL of the figure of a diagram, for the cards of the gallery, relative to the root of the service. */
export const figureAddress = (id: string, look: Look): string => sketchAddress(`${id}.figure`, look)

/** The size of a sketch. */
export const sketchSize = { w: 288, h: 192 }
