/**
 * The palette in tables and pictures, generated from its values.
 */
import { accents, type Colors, colorsOf, type Look, looks, type Theme, themes } from '../../../render/palette.ts'
import { type Color, colors } from '../../../scene/limits.ts'
import { table } from '../../site-text.ts'
import { pictureLink } from '../guide/picture-link.ts'
import type { Placeholder, Placeholders } from './placeholder.ts'

const meanings: Record<Color, string> = {
  ink: 'Names, titles, what must be read first.',
  muted: 'Secondary text, outlines, connectors, axes.',
  accent: 'The one thing to see first. Follows the accent.',
  soft: 'A tint of the accent, as a fill behind the thing to see first.',
  surface: 'The fill of boxes and panels; text on a filled shape.',
  rule: 'Grid lines and hairlines that carry no meaning of their own.',
  positive: 'Better, added, passed. Always with a sign or a word.',
  negative: 'Worse, removed, failed. Always with a sign or a word.',
  none: 'Paints nothing.',
}

const tokens: Placeholder = ({ service }) =>
  table(
    ['Token', 'As a fill, a stroke and a text', 'For'],
    colors.map((token) => [`\`${token}\``, pictureLink(service.baseUrl, `token-${token}`), meanings[token]]),
  )

const code = (text: string): string => `\`${text}\``

const fixed: (keyof Colors)[] = ['page', 'surface', 'ink', 'muted', 'rule', 'positive', 'negative']

const themeColors: Placeholder = () =>
  table(
    ['Token', ...themes.map(code)],
    fixed.map((token) =>
      [token === 'page' ? 'page (no token)' : code(token)].concat(
        themes.map((theme) => code(colorsOf({ theme, accent: 'blue' })[token])),
      ),
    ),
  )

const accentColors: Placeholder = () =>
  table(
    ['Theme', 'Accent', '`accent`', '`soft`'],
    looks.map((look) => [code(look.theme), code(look.accent), code(colorsOf(look).accent), code(colorsOf(look).soft)]),
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

/** The lowest contrast of pairs of tokens in all looks. */
const lowest = (pairs: readonly (readonly [keyof Colors, keyof Colors])[]): string =>
  ratio(Math.min(...looks.flatMap((look) => pairs.map(([a, b]) => contrast(colorsOf(look)[a], colorsOf(look)[b])))))

const written = ['ink', 'muted', 'accent', 'positive', 'negative'] as const
const grounds = ['page', 'surface', 'soft'] as const

const contrastTable: Placeholder = () =>
  table(
    ['Pair', 'Lowest contrast in any theme and accent'],
    [
      ...written.map((token) => [
        `${code(token)} on the page, ${code('surface')} or ${code('soft')}`,
        lowest(grounds.map((ground) => [token, ground])),
      ]),
      [`${code('surface')} on a fill of one of these`, lowest(written.map((token) => ['surface', token]))],
      [`${code('rule')} on the page`, lowest([['rule', 'page']])],
    ],
  )

/** `{{tokens}}`, `{{look-table}}`, `{{theme-colors}}`, `{{accent-colors}}`, `{{contrast}}`. */
export const colorPlaceholders: Placeholders = {
  tokens,
  'look-table': looksTable,
  'theme-colors': themeColors,
  'accent-colors': accentColors,
  contrast: contrastTable,
}
