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
 * What a look has a color for. `half` shades are half as strong: a fill without an outline, dashed.
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
  /** Secondary words and neutral fills. */
  'muted',
  'halfMuted',
  'ink',
  'halfInk',
  'accent',
  'halfAccent',
  'soft',
  'halfSoft',
  'positive',
  'halfPositive',
  'negative',
  'halfNegative',
  /** Words on a solid fill. */
  'onSolid',
] as const

export type Shade = (typeof shades)[number]

/** A CSS color for every shade. */
export type Colors = Record<Shade, string>

type AccentShade = 'accent' | 'halfAccent' | 'soft' | 'halfSoft'

type ThemeColors = Omit<Colors, AccentShade> & {
  accents: Record<Accent, readonly [accent: string, halfAccent: string, soft: string, halfSoft: string]>
}

const palette: Record<Theme, ThemeColors> = {
  light: {
    page: '#ffffff',
    surface: '#ffffff',
    halfSurface: '#f0f3f7',
    tint: '#e6ebf2',
    edge: '#c9d0da',
    grid: '#d6dce4',
    rule: '#cdd3dc',
    halfRule: '#e3e8ef',
    outline: '#7a8494',
    connector: '#566070',
    muted: '#5d6673',
    halfMuted: '#abb3bf',
    ink: '#18202a',
    halfInk: '#88929f',
    positive: '#004f52',
    halfPositive: '#8fbfbd',
    negative: '#a5021d',
    halfNegative: '#dc929a',
    onSolid: '#ffffff',
    accents: {
      blue: ['#165fd0', '#84aae8', '#dce8ff', '#edf3ff'],
      green: ['#34743c', '#94bb97', '#dcf0dd', '#eef8ee'],
      orange: ['#a65000', '#d9a277', '#fce5d0', '#fdf1e6'],
      rose: ['#c70073', '#ea91bb', '#fce2eb', '#fdf0f5'],
    },
  },
  dark: {
    page: '#0d1117',
    surface: '#232d3a',
    halfSurface: '#20272f',
    tint: '#171f2a',
    edge: '#35414f',
    grid: '#2d3845',
    rule: '#434d59',
    halfRule: '#2b323c',
    outline: '#758292',
    connector: '#a9b3bf',
    muted: '#9aa5b1',
    halfMuted: '#505a66',
    ink: '#e9eef4',
    halfInk: '#616b79',
    positive: '#11cfd9',
    halfPositive: '#1f5e5f',
    negative: '#ff6e47',
    halfNegative: '#8a4030',
    onSolid: '#0d1117',
    accents: {
      blue: ['#5ea1fb', '#2f5c9c', '#1a3256', '#152540'],
      green: ['#a3f089', '#3f6f33', '#1f351b', '#182717'],
      orange: ['#ffc964', '#7d5d1c', '#3e2d0e', '#2b210f'],
      rose: ['#ff63a4', '#8c3354', '#422134', '#2d1a26'],
    },
  },
  paper: {
    page: '#fbf6ea',
    surface: '#fffdf7',
    halfSurface: '#f3ebda',
    tint: '#eee5d3',
    edge: '#d3c7ad',
    grid: '#e0d6c0',
    rule: '#d5c8ae',
    halfRule: '#e9dfc8',
    outline: '#837969',
    connector: '#5e564a',
    muted: '#5f574b',
    halfMuted: '#b8ac96',
    ink: '#2b241b',
    halfInk: '#978d7c',
    positive: '#006a70',
    halfPositive: '#8cb8ba',
    negative: '#950c14',
    halfNegative: '#dc9a8e',
    onSolid: '#fffdf7',
    accents: {
      blue: ['#0f47ab', '#8aa3d2', '#d9e3f2', '#ebecec'],
      green: ['#1d7235', '#93b592', '#d3e8d0', '#e7efdd'],
      orange: ['#985000', '#d3a377', '#f8ddbd', '#f9ead4'],
      rose: ['#ba1c6e', '#dd90a8', '#f7dadf', '#f9e8e5'],
    },
  },
}

const mix = (theme: Theme, accent: Accent): Colors => {
  const { accents: tints, ...rest } = palette[theme]
  const [highlight, halfAccent, soft, halfSoft] = tints[accent]
  return { ...rest, accent: highlight, halfAccent, soft, halfSoft }
}

const mixed = new Map(looks.map(({ theme, accent }) => [`${theme} ${accent}`, mix(theme, accent)]))

/** The colors of a look. */
export const colorsOf = ({ theme, accent }: Look): Colors => mixed.get(`${theme} ${accent}`) ?? mix(theme, accent)
