/**
 * What the palette promises in every look: contrast by WCAG 2, and pairs that stay apart by CIEDE2000 for
 * normal vision and after a simulation of deutan and protan vision (Machado et al. 2009, severity 1).
 */
import { type Color, converter, differenceCiede2000, wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { accents, type Colors, colorsOf, defaultLook, looks, themes } from './palette.ts'

const linear = converter('lrgb')
const lab = converter('lab65')
const distance = differenceCiede2000()

// The matrices are made for linear light; on gamma-encoded values they hide pairs that are too close.
const simulations = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
} as const
type Vision = keyof typeof simulations
const visions = Object.keys(simulations) as Vision[]

const seen = (hex: string, vision: Vision): Color => {
  const { r, g, b } = linear(hex)!
  const row = (at: number): number => {
    const [x = 0, y = 0, z = 0] = simulations[vision].slice(at, at + 3)
    return Math.min(1, Math.max(0, x * r + y * g + z * b))
  }
  return { mode: 'lrgb', r: row(0), g: row(3), b: row(6) }
}

type Token = keyof Colors
type Pair = readonly [Token, Token]

/** The smallest CIEDE2000 distance of a pair over the three visions. */
const closest = (colors: Colors, [a, b]: Pair): number =>
  Math.min(...visions.map((vision) => distance(seen(colors[a], vision), seen(colors[b], vision))))

const pairs = (firsts: readonly Token[], seconds: readonly Token[]): Pair[] =>
  firsts.flatMap((first) => seconds.map((second): Pair => [first, second]))

/** The pairs that miss a limit, with what they reach. */
const failing = (list: readonly Pair[], reach: (pair: Pair) => number, limit: number): string[] =>
  list
    .filter((pair) => reach(pair) < limit)
    .map((pair) => `${pair.join(' and ')}: ${reach(pair).toFixed(2)}, not ${limit}`)

test('there are twelve looks, themes first, and light with blue is the default', () => {
  const names = looks.map(({ theme, accent }) => `${theme} ${accent}`)
  expect(names).toEqual(themes.flatMap((theme) => accents.map((accent) => `${theme} ${accent}`)))
  expect([names.length, defaultLook]).toEqual([12, { theme: 'light', accent: 'blue' }])
})

test('only accent and soft follow the accent', () => {
  for (const theme of themes) {
    const rest = accents.map((accent) => ({ ...colorsOf({ theme, accent }), accent: '', soft: '' }))
    expect(new Set(rest.map((colors) => JSON.stringify(colors))).size).toBe(1)
  }
})

describe.each(looks)('$theme, $accent', (look) => {
  const colors = colorsOf(look)
  const contrast = ([a, b]: Pair): number => wcagContrast(colors[a], colors[b])
  const apart = (pair: Pair): number => closest(colors, pair)

  test('every colour is six hexadecimal digits, and none paints nothing', () => {
    const { none, ...painted } = colors
    expect(none).toBe('none')
    expect(Object.values(painted).filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([])
  })

  test('text reads on the page, on surface and on soft', () => {
    const grounds = ['page', 'surface', 'soft'] as const
    expect(failing(pairs(['ink'], grounds), contrast, 7)).toEqual([])
    expect(failing(pairs(['muted', 'accent', 'positive', 'negative'], grounds), contrast, 4.5)).toEqual([])
  })

  test('text in surface reads on every strong fill', () => {
    const fills = ['accent', 'positive', 'negative', 'ink', 'muted'] as const
    expect(failing(pairs(['surface'], fills), contrast, 4.5)).toEqual([])
  })

  test('rule is seen and stays in the background', () => {
    expect(contrast(['rule', 'page'])).toBeGreaterThanOrEqual(1.3)
    expect(contrast(['rule', 'page'])).toBeLessThanOrEqual(2.2)
  })

  test('surface and soft are told from the page and from each other', () => {
    expect(failing([['surface', 'page']], apart, 2)).toEqual([])
    expect(failing(pairs(['soft'], ['page', 'surface']), ([a, b]) => distance(colors[a], colors[b]), 5)).toEqual([])
  })

  test('positive and negative are unmistakable in every vision', () => {
    expect(failing([['positive', 'negative']], apart, 19.5)).toEqual([])
  })

  test('positive, negative and accent are told from each other and from the greys in every vision', () => {
    expect(failing(pairs(['positive', 'negative'], ['accent', 'muted', 'ink']), apart, 9)).toEqual([])
    expect(failing(pairs(['accent'], ['muted', 'ink']), apart, 9)).toEqual([])
  })

  test('surface, soft, accent, ink is a ramp of lightness', () => {
    const ramp = (['surface', 'soft', 'accent', 'ink'] as const).map((token) => lab(colors[token])!.l)
    const direction = look.theme === 'dark' ? 1 : -1
    const steps = ramp.slice(1).map((lightness, index) => (lightness - ramp[index]!) * direction)
    expect(Math.min(...steps)).toBeGreaterThan(3)
  })
})
