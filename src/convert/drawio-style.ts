/**
 * What every cell of a draw.io file has: ids, styles, colors.
 */
import type { Colors } from '../render/palette.ts'
import type { Color } from '../scene/limits.ts'

/** The id of an element's cell; a path of several strokes has one for each. */
export function idOf(index: number, part = 0): string {
  return `element-${index}${part === 0 ? '' : `-${part}`}`
}

export const styleOf = (entries: Record<string, string | number>): string =>
  Object.entries(entries)
    .map(([key, value]) => `${key}=${value};`)
    .join('')

export const colorOf = (colors: Colors, token: Color): string => (token === 'none' ? 'none' : colors[token])

export const dashes = { dashed: 1, dashPattern: '6 4' }

/** Two decimals. */
export const round = (value: number): number => Math.round(value * 100) / 100
