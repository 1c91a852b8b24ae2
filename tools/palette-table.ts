/**
 * The distances of the current palette, in Markdown: how far each accent is from `positive` and `negative`.
 *
 * Each cell is CIEDE2000 in normal, deutan and protan vision, rounded down, so that the table never overstates.
 */
import { accents, type Colors, colorsOf, type Look, themes } from '../src/render/palette.ts'
import { distances, seen } from './color-vision.ts'

const columns = ['Theme', 'Accent', '`accent`', '`soft`', 'from `negative`', 'from `positive`', 'from `muted`']

export function accentTable(): string {
  return table(
    columns,
    themes.flatMap((theme) => accents.map((accent) => accentRow({ theme, accent }))),
  )
}

export function semanticTable(): string {
  return table(
    ['Theme', '`positive`', '`negative`', 'from each other'],
    themes.map((theme) => {
      const colors = colorsOf({ theme, accent: 'blue' })
      return [theme, code(colors.positive), code(colors.negative), between(colors, 'positive', 'negative')]
    }),
  )
}

function accentRow(look: Look): string[] {
  const colors = colorsOf(look)
  const from = (['negative', 'positive', 'muted'] as const).map((token) => between(colors, 'accent', token))
  return [look.theme, look.accent, code(colors.accent), code(colors.soft), ...from]
}

const floored = (value: number): string => (Math.floor(value * 10) / 10).toFixed(1)

function between(colors: Colors, a: keyof Colors, b: keyof Colors): string {
  const { normal, deutan, protan } = distances(seen(colors[a]), seen(colors[b]))
  return [normal, deutan, protan].map(floored).join(' / ')
}

const code = (text: string): string => `\`${text}\``

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
