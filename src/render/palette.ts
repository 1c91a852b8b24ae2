/**
 * The colors: three themes, four accents, nine tokens.
 *
 * `theme` sets the page and the semantic colors, `accent` the highlight and its tint `soft`.
 * palette.test.ts proves contrast (WCAG 2) and separation (CIEDE2000, color-vision simulations).
 */
import type { Color } from '../scene/limits.ts'

export const themes = ['light', 'dark', 'paper'] as const
export const accents = ['blue', 'green', 'orange', 'rose'] as const

export type Theme = (typeof themes)[number]
export type Accent = (typeof accents)[number]

/** How a scene is painted. */
export type Look = { theme: Theme; accent: Accent }

export const defaultLook: Look = { theme: 'light', accent: 'blue' }

/** All twelve looks, themes first. */
export const looks: readonly Look[] = themes.flatMap((theme) => accents.map((accent) => ({ theme, accent })))

/** A CSS color for every token, and for the page, which no scene can name. */
export type Colors = Record<Color | 'page', string>

type ThemeColors = Omit<Colors, 'accent' | 'soft' | 'none'> & {
  accents: Record<Accent, readonly [accent: string, soft: string]>
}

const palette: Record<Theme, ThemeColors> = {
  light: {
    page: '#ffffff',
    surface: '#f4f6f8',
    ink: '#18202a',
    muted: '#626672',
    rule: '#cfd6dd',
    positive: '#005453',
    negative: '#7d060f',
    accents: {
      blue: ['#165fd0', '#dfe9fc'],
      green: ['#3a7600', '#e4f0d6'],
      orange: ['#a45000', '#fce5d0'],
      rose: ['#c70070', '#fce2eb'],
    },
  },
  dark: {
    page: '#0f141a',
    surface: '#1a222c',
    ink: '#e9eef4',
    muted: '#999c9f',
    rule: '#3d4a5a',
    positive: '#45c6c6',
    negative: '#ff6a48',
    accents: {
      blue: ['#569cfa', '#1c304e'],
      green: ['#a3f089', '#1f351b'],
      orange: ['#ffc964', '#3e2d0e'],
      rose: ['#ff5b95', '#422134'],
    },
  },
  paper: {
    page: '#fbf6ea',
    surface: '#f3ebd9',
    ink: '#2b241b',
    muted: '#56524d',
    rule: '#d6cab0',
    positive: '#0c6d7a',
    negative: '#7f0007',
    accents: {
      blue: ['#0f47ab', '#d9e3f2'],
      green: ['#22713c', '#d3e8d0'],
      orange: ['#9a4e00', '#f8ddbd'],
      rose: ['#b40155', '#f7dadf'],
    },
  },
}

const mix = (theme: Theme, accent: Accent): Colors => {
  const { accents: tints, ...rest } = palette[theme]
  const [highlight, soft] = tints[accent]
  return { ...rest, accent: highlight, soft, none: 'none' }
}

const mixed = new Map(looks.map(({ theme, accent }) => [`${theme} ${accent}`, mix(theme, accent)]))

/** The colors of a look. */
export const colorsOf = ({ theme, accent }: Look): Colors => mixed.get(`${theme} ${accent}`) ?? mix(theme, accent)
