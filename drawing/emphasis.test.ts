import { expect, test } from 'vitest'
import { fillOf, strokeOf } from '../src/render/paint.ts'
import { colorsOf, looks, type Shade } from '../src/render/palette.ts'
import { emphasis } from './emphasis.ts'
import { isSolid } from './word-box.ts'

/** Relative luminance as in WCAG 2, which is what a grayscale print keeps of a color. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The least contrast of two shades in all looks. */
const leastContrast = (a: Shade, b: Shade): number =>
  Math.min(
    ...looks.map((look) => {
      const colors = colorsOf(look)
      const [dark = 0, light = 0] = [luminance(colors[a]), luminance(colors[b])].toSorted((x, y) => x - y)
      return (light + 0.05) / (dark + 0.05)
    }),
  )

const shadeOf = ({ fill }: { fill: 'rule' | 'soft' | 'accent' }): Shade => fillOf(fill, 'shape') ?? 'page'

test('what is marked strongly is told from plain bars, from what is marked softly and from the page without color', () => {
  const shades = [shadeOf(emphasis.plain), shadeOf(emphasis.soft), 'page'] as const
  expect(shades.filter((shade) => leastContrast(shadeOf(emphasis.strong), shade) < 2.9)).toEqual([])
})

test('a muted bar would not be told from a strong one: the accent is as bright in some look', () => {
  expect(leastContrast(shadeOf(emphasis.strong), 'muted')).toBeLessThan(1.2)
})

test('every emphasis has an edge that is seen on the page', () => {
  const edges = [emphasis.plain, emphasis.soft, emphasis.strong].map(({ stroke }) => strokeOf(stroke, 'outline')?.shade)
  expect(edges.filter((edge) => leastContrast(edge ?? 'page', 'page') < 3)).toEqual([])
})

test('only words on the strong emphasis are light', () => {
  expect([emphasis.plain, emphasis.soft, emphasis.strong].map(({ fill }) => isSolid(fill))).toEqual([
    false,
    false,
    true,
  ])
})
