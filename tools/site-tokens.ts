/**
 * The start of the pages' style sheet: colors from the palette, font faces, and what diagrams that are part of a page are painted
 * and placed with.
 */
import { mostRise } from '../src/pages/layout/heading-in.ts'
import { type Accent, accents, colorsOf, pales, type Shade, shades, type Theme, themes } from '../src/render/palette.ts'

/** The colors of the pages themselves: their panels and hairlines are a diagram's half surface and edges. */
const tokens: Record<string, Shade> = {
  page: 'page',
  surface: 'halfSurface',
  ink: 'ink',
  muted: 'muted',
  rule: 'edge',
  accent: 'accent',
  soft: 'soft',
  positive: 'positive',
  negative: 'negative',
}

/**
 * The pages' colors are those of the light and dark themes. `paint` is the background of a diagram, `shade` what a
 * diagram in the page is painted with where it follows the page.
 */
export const colorsCss = (): string => {
  const both = (of: (theme: Theme) => string): string => `light-dark(${of('light')},${of('dark')})`
  const rows = [
    ...Object.entries(tokens).map(([name, shade]) => `--${name}:${both(blue(shade))}`),
    ...shades.filter((shade) => !(shade in pales)).map((shade) => `--shade-${shade}:${both(blue(shade))}`),
    ...accents.map((accent) => `--${accent}:${both((theme) => colorsOf({ theme, accent }).accent)}`),
    ...themes.map((theme) => `--paint-${theme}:${colorsOf({ theme, accent: 'blue' }).page}`),
  ]
  return `:root{${rows.join(';')}}`
}

const blue =
  (shade: Shade) =>
  (theme: Theme): string =>
    colorsOf({ theme, accent: 'blue' })[shade]

/** The colors of a diagram that is part of a page, in the theme and accent that were chosen for it. */
export const pictureCss = (): string => {
  const rule = (where: string, colors: Record<string, string>): string =>
    `.picture${where}{${Object.entries(colors)
      .map(([shade, color]) => `--shade-${shade}:${color}`)
      .join(';')}}`
  const light = colorsOf({ theme: 'light', accent: 'blue' })
  const onlyOnPaper = Object.fromEntries(
    Object.entries(colorsOf({ theme: 'paper', accent: 'blue' })).filter(
      ([shade, color]) => light[shade as Shade] !== color,
    ),
  )
  const tints = (theme: Theme, accent: Accent): [Shade, string][] =>
    accentShades.map((shade) => [shade, colorsOf({ theme, accent })[shade]])
  const onPages = accents.slice(1).map((accent) => {
    const [pale, dark] = [tints('light', accent), tints('dark', accent)]
    const both = pale.map(([shade, color], at) => [shade, `light-dark(${color},${dark[at]?.[1]})`])
    return rule(`[data-accent=${accent}]`, Object.fromEntries(both))
  })
  const onPaper = accents
    .slice(1)
    .map((accent) => rule(paper + `[data-accent=${accent}]`, Object.fromEntries(tints('paper', accent))))
  return [
    `.picture:is([data-theme=light],${paper}){color-scheme:light}.picture[data-theme=dark]{color-scheme:dark}`,
    rule(paper, onlyOnPaper),
    ...onPages,
    ...onPaper,
  ].join('')
}

const paper = '[data-theme=paper]'

const accentShades = ['accent', 'halfAccent', 'soft', 'halfSoft'] as const

/** The classes of diagrams whose heading is above them on a phone. */
export const risesCss = (): string =>
  range(1, mostRise)
    .map((percent) => `.rise-${percent}{--rise:${percent / 100}}`)
    .join('')

/** The classes of two diagrams that are compared at one scale: the share of its frame, and how tall both are. */
export const scalesCss = (): string =>
  [
    ...range(smallestShare, 100).map((percent) => `.share-${percent}{--share:${percent / 100}}`),
    ...range(1, tallest).map((tenths) => `.tall-${tenths}{--tall:${tenths / 10}}`),
  ].join('')

/** A scene is 100 to 2,400 pixels wide and high: beyond these, diagrams are as small as they can be read. */
const [smallestShare, tallest] = [4, 40]

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** The fonts of the pages (tools/fonts.ts generates the files). */
export const webFonts = [
  { file: 'inter-400.woff2', family: 'Inter', weight: 400 },
  { file: 'inter-600.woff2', family: 'Inter', weight: 600 },
  { file: 'jetbrains-mono-400.woff2', family: 'JetBrains Mono', weight: 400 },
] as const

// Arial adjusted to the width and height of Inter, in both weights: a page whose fonts load too late looks the same,
// and nothing moves. The width is measured on the text of the pages with the fonts themselves.
const fallbackFace = (weight: number, locals: readonly string[], width: number): string => {
  const percent = (value: number): string => `${((value / width) * 100).toFixed(2)}%`
  const sources = locals.map((name) => `local('${name}')`).join()
  return `@font-face{font-family:'Inter fallback';font-weight:${weight};src:${sources};size-adjust:${(width * 100).toFixed(2)}%;ascent-override:${percent(0.96875)};descent-override:${percent(0.24121)};line-gap-override:0%}`
}

const fallback =
  fallbackFace(400, ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'], 1.0609) +
  fallbackFace(600, ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'], 1.0097)

/**
 * The faces, given the files' names in the order of `webFonts`. A font that is not available at once is not used on
 * the page (`optional`), so that text never moves.
 */
export const fontFacesCss = (names: readonly string[]): string =>
  fallback +
  webFonts
    .map(
      ({ family, weight }, at) =>
        `@font-face{font-family:'${family}';font-weight:${weight};font-display:optional;src:url(${names[at]}) format('woff2')}`,
    )
    .join('')
