/**
 * What every cell of a draw.io file has: styles, colors.
 */
import type { Colors } from '../render/palette.ts'
import type { Color } from '../scene/limits.ts'

export const styleOf = (entries: Record<string, string | number>): string =>
  Object.entries(entries)
    .map(([key, value]) => `${key}=${value};`)
    .join('')

export const colorOf = (colors: Colors, token: Color): string => (token === 'none' ? 'none' : colors[token])

export const dashes = { dashed: 1, dashPattern: '6 4' }
