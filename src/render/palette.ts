/**
 * The colors: three themes and four accents, in the shades that the nine tokens are painted with.
 *
 * `theme` sets the page and the semantic colors, `accent` the highlight and its tints. paint.ts says which token has
 * which shade as a fill, a stroke or a text. palette.test.ts proves contrast (WCAG 2) and separation (CIEDE2000,
 * color-vision simulations).
 */
export const themes = ['light', 'dark', 'paper'] as const
export const accents = ['blue', 'green', 'orange', 'rose'] as const

export type Theme = (typeof themes)[number]
export type Accent = (typeof accents)[number]

/** How a scene is painted. */
export type Look = { theme: Theme; accent: Accent }

export const defaultLook: Look = { theme: 'light', accent: 'blue' }

/** All twelve looks, themes first. */
export const looks: readonly Look[] = themes.flatMap((theme) => accents.map((accent) => ({ theme, accent })))

/**
 * What a look has a color for. `half` shades are half as strong: a fill without an outline, dashed. `pale` ones are as weak as
 * `soft`: a fill in dashes of `surface`; that of `muted` is warm, and that of `ink` has the hue of violets.
 */
export const shades = [
  /** The canvas, and what is cut out of a picture. */
  'page',
  /** What lies on top: nodes, cards, tables. */
  'surface',
  'halfSurface',
  /** Areas with an edge: groups, lanes, panels, header strips. */
  'tint',
  /** The edge of such an area, and the lines of a grid. */
  'edge',
  'grid',
  /** Data in the background, without an outline. */
  'rule',
  'halfRule',
  /** Outlines of nodes and plain lines; then what joins nodes, which is darker. */
  'outline',
  'connector',
  /** Secondary words; then neutral fills, which are weaker, so that a fill in the accent is told from them in gray too. */
  'muted',
  'neutral',
  'halfMuted',
  'sand',
  'ink',
  'halfInk',
  'lilac',
  'accent',
  'halfAccent',
  'soft',
  'halfSoft',
  'positive',
  'halfPositive',
  'mint',
  'negative',
  'halfNegative',
  'blush',
  /** Words on a solid fill. */
  'onSolid',
] as const

export type Shade = (typeof shades)[number]

/** A CSS color for every shade. */
export type Colors = Record<Shade, string>

type AccentShade = 'accent' | 'halfAccent' | 'soft' | 'halfSoft'

type PaleShade = keyof typeof pales

type ThemeColors = Omit<Colors, AccentShade | PaleShade> & {
  accents: Record<Accent, readonly [accent: string, halfAccent: string, soft: string, halfSoft: string]>
}

/** Pale colors on white and on paper, and on a dark page. */
export const pales = { mint: '#d9efe9', blush: '#f5c8be', sand: '#f5dfae', lilac: '#dcd2ec' }
export const darkPales: typeof pales = { mint: '#194848', blush: '#4a2720', sand: '#453a22', lilac: '#40375c' }

const palette: Record<Theme, ThemeColors> = {
  light: {
    page: '#ffffff',
    surface: '#ffffff',
    halfSurface: '#f5f8fc',
    tint: '#e9eef5',
    edge: '#c7ced8',
    grid: '#d6dce4',
    rule: '#c5cbd3',
    halfRule: '#e9eef5',
    outline: '#747e8e',
    connector: '#545e6e',
    muted: '#59626f',
    neutral: '#6d7683',
    halfMuted: '#b1b9c5',
    ink: '#18202a',
    halfInk: '#929ca9',
    positive: '#004b52',
    halfPositive: '#8fbfbd',
    negative: '#971420',
    halfNegative: '#dc929a',
    onSolid: '#ffffff',
    accents: {
      blue: ['#1a5dc7', '#749de1', '#cfdffd', '#e7eefd'],
      green: ['#2d6d3f', '#7ca780', '#cae5cc', '#e5f1e5'],
      orange: ['#974b00', '#cb9060', '#f7d9bc', '#faebde'],
      rose: ['#bd046d', '#de7eac', '#f8d5e1', '#faeaf0'],
    },
  },
  dark: {
    page: '#0d1117',
    surface: '#212a37',
    halfSurface: '#1b222a',
    tint: '#161e29',
    edge: '#35414f',
    grid: '#2c3744',
    rule: '#3d4753',
    halfRule: '#242b34',
    outline: '#758292',
    connector: '#a9b3bf',
    muted: '#9aa5b1',
    neutral: '#797f87',
    halfMuted: '#4a5460',
    ink: '#e9eef4',
    halfInk: '#596371',
    positive: '#11cfd9',
    halfPositive: '#1f5e5f',
    negative: '#ff7550',
    halfNegative: '#8a4030',
    onSolid: '#0d1117',
    accents: {
      blue: ['#5ea1fb', '#3769b2', '#1b355a', '#152540'],
      green: ['#a3f089', '#407632', '#233a1e', '#192818'],
      orange: ['#ffc964', '#876318', '#443111', '#2d2311'],
      rose: ['#ff6ba7', '#ac466b', '#4d293d', '#321f2b'],
    },
  },
  paper: {
    page: '#fbf6ea',
    surface: '#fffdf7',
    halfSurface: '#f9f2e2',
    tint: '#f0e7d5',
    edge: '#d3c7ad',
    grid: '#e0d6c0',
    rule: '#cfc2a9',
    halfRule: '#f1e7d0',
    outline: '#837969',
    connector: '#5e564a',
    muted: '#5d5549',
    neutral: '#7c7367',
    halfMuted: '#beb29c',
    ink: '#2b241b',
    halfInk: '#a09685',
    positive: '#00676d',
    halfPositive: '#8cb8ba',
    negative: '#89000d',
    halfNegative: '#dc9a8e',
    onSolid: '#fffdf7',
    accents: {
      blue: ['#0f47ab', '#7d98cb', '#cddaee', '#e7e8e8'],
      green: ['#2a6a2e', '#7ca07b', '#c3e0bf', '#e1ebd4'],
      orange: ['#904b00', '#c08d5c', '#f2d4b0', '#f7e6ce'],
      rose: ['#ac1969', '#d27e99', '#f6cfd6', '#f9e3df'],
    },
  },
}

const mix = (theme: Theme, accent: Accent): Colors => {
  const { accents: tints, ...rest } = palette[theme]
  const [highlight, halfAccent, soft, halfSoft] = tints[accent]
  return { ...rest, ...(theme === 'dark' ? darkPales : pales), accent: highlight, halfAccent, soft, halfSoft }
}

const mixed = new Map<string, Colors>()

/** The colors of a look. */
export const colorsOf = ({ theme, accent }: Look): Colors => {
  const name = `${theme} ${accent}`
  const colors = mixed.get(name) ?? mix(theme, accent)
  mixed.set(name, colors)
  return colors
}
