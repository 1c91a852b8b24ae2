/**
 * The palette in tables and pictures, generated from its values.
 */
import { strokeOf } from '../../../render/paint.ts'
import { accents, colorsOf, type Look, looks, type Shade, type Theme, themes } from '../../../render/palette.ts'
import { type Color, colors } from '../../../scene/limits.ts'
import { table } from '../../site-text.ts'
import { pictureLink } from '../guide/picture-link.ts'
import type { Placeholder, Placeholders } from './placeholder.ts'

const meanings: Record<Color, string> = {
  ink: 'Names, titles, what must be read first.',
  muted: 'Secondary text, outlines, connectors, axes, neutral data.',
  accent: 'The one thing to see first. Follows the accent.',
  soft: 'A tint of the accent, as a fill behind the thing to see first.',
  surface: 'The fill of nodes, which lie on top; text on a solid fill.',
  rule: 'Tinted areas and their edges; grid lines; data in the background.',
  positive: 'Better, added, passed. Always with a sign or a word.',
  negative: 'Worse, removed, failed. Always with a sign or a word.',
  none: 'Paints nothing.',
}

const tokens: Placeholder = ({ service }) =>
  table(
    ['Token', 'With an outline, without, as a half-tone; as a stroke and a text', 'For'],
    colors.map((token) => [`\`${token}\``, pictureLink(service.baseUrl, `token-${token}`), meanings[token]]),
  )

const code = (text: string): string => `\`${text}\``

/** Which shade paints what: every one that does not follow the accent. */
const uses: readonly (readonly [use: string, shade: Shade])[] = [
  ['the page; `surface` without an outline', 'page'],
  ['`surface`, and its half-tone', 'surface'],
  ['', 'halfSurface'],
  ['`rule` as an area, and its edge', 'tint'],
  ['', 'edge'],
  ['`rule` as a plain line', 'grid'],
  ['`rule` without an outline, and its half-tone', 'rule'],
  ['', 'halfRule'],
  ['`muted` as an outline or a plain line', 'outline'],
  ['`muted` as a connector', 'connector'],
  ['`muted` as text', 'muted'],
  ['`muted` as a fill, its half-tone, and in dashes of `surface`', 'neutral'],
  ['', 'halfMuted'],
  ['', 'sand'],
  ['`ink`, the same', 'ink'],
  ['', 'halfInk'],
  ['', 'lilac'],
  ['`positive`, the same', 'positive'],
  ['', 'halfPositive'],
  ['', 'mint'],
  ['`negative`, the same', 'negative'],
  ['', 'halfNegative'],
  ['', 'blush'],
  ['`surface` as text', 'onSolid'],
]

const themeColors: Placeholder = () =>
  table(
    ['What', ...themes.map(code)],
    uses.map(([use, shade]) => [use].concat(themes.map((theme) => code(colorsOf({ theme, accent: 'blue' })[shade])))),
  )

const accentColors: Placeholder = () =>
  table(
    ['Theme', 'Accent', '`accent`', 'its half-tone', '`soft`', 'its half-tone'],
    looks.map((look) => {
      const { accent, halfAccent, soft, halfSoft } = colorsOf(look)
      return [look.theme, look.accent, accent, halfAccent, soft, halfSoft].map(code)
    }),
  )

const width = (token: Color, role: 'outline' | 'line' | 'connector'): string =>
  `${strokeOf(token, role)?.width ?? 0} px`

const weights: Placeholder = () =>
  table(
    ['Token', 'Outline', 'Plain line', 'Connector'],
    colors
      .filter((token) => token !== 'none')
      .map((token) => [code(token), width(token, 'outline'), width(token, 'line'), width(token, 'connector')]),
  )

const looksTable: Placeholder = ({ service }) => {
  const picture = (theme: Theme) => (accent: Look['accent']) => pictureLink(service.baseUrl, 'look', { theme, accent })
  return table(
    ['Theme', ...accents.map(code)],
    themes.map((theme) => [code(theme)].concat(accents.map(picture(theme)))),
  )
}

/** Relative luminance of `#rrggbb` (WCAG 2). */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

// Rounded down, so that the table never overstates.
const ratio = (value: number): string => `${(Math.floor(value * 100) / 100).toFixed(2)}:1`

/** The lowest contrast of pairs of shades in all looks. */
const lowest = (pairs: readonly (readonly [Shade, Shade])[]): string =>
  ratio(Math.min(...looks.flatMap((look) => pairs.map(([a, b]) => contrast(colorsOf(look)[a], colorsOf(look)[b])))))

const written = ['ink', 'muted', 'accent', 'positive', 'negative'] as const
const grounds = ['page', 'surface', 'tint', 'soft'] as const
const strokes = ['outline', 'connector', 'accent', 'positive', 'negative'] as const

const contrastTable: Placeholder = () =>
  table(
    ['Pair', 'Lowest contrast in any theme and accent'],
    [
      ...written.map((token) => [
        `${code(token)} as text on the page, ${code('surface')}, the tint of ${code('rule')} or ${code('soft')}`,
        lowest(grounds.map((ground) => [token, ground])),
      ]),
      [`${code('surface')} as text on a fill of one of these`, lowest(written.map((token) => ['onSolid', token]))],
      [
        `${code('ink')} as text on ${code('rule')} without an outline or on a half-tone`,
        lowest(backgrounds.map((ground) => ['ink', ground])),
      ],
      [
        'An outline, a connector or a colored stroke on any of the first four grounds',
        lowest(strokes.flatMap((stroke) => grounds.map((ground) => [stroke, ground] as const))),
      ],
      [`The edge of an area on the page`, lowest([['edge', 'page']])],
    ],
  )

/** What is paler than a solid fill and not one of the grounds. */
const backgrounds = ['rule', 'halfRule', 'halfMuted', 'halfInk', 'halfAccent', 'halfPositive', 'halfNegative'] as const

/** `{{tokens}}`, `{{weights}}`, `{{look-table}}`, `{{theme-colors}}`, `{{accent-colors}}`, `{{contrast}}`. */
export const colorPlaceholders: Placeholders = {
  tokens,
  weights,
  'look-table': looksTable,
  'theme-colors': themeColors,
  'accent-colors': accentColors,
  contrast: contrastTable,
}
