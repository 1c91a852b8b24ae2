/**
 * What the palette guarantees in every look: contrast (WCAG 2), and color distances (CIEDE2000) in normal,
 * simulated deutan and simulated protan vision.
 */
import { converter, differenceCiede2000, wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { distances, type PerVision, seen, type Vision } from '../../tools/color-vision.ts'
import { keepsItsName } from '../../tools/hue-names.ts'
import { accents, type Colors, colorsOf, defaultLook, looks, themes } from './palette.ts'

const lab = converter('lab65')
const oklch = converter('oklch')
const distance = differenceCiede2000()

type Token = keyof Colors
type Pair = readonly [Token, Token]

const inEachVision = (colors: Colors, [a, b]: Pair): PerVision<number> => distances(seen(colors[a]), seen(colors[b]))

/** The smallest CIEDE2000 distance of a pair in the three visions. */
const closest = (colors: Colors, pair: Pair): number => Math.min(...Object.values(inEachVision(colors, pair)))

const pairs = (firsts: readonly Token[], seconds: readonly Token[]): Pair[] =>
  firsts.flatMap((first) => seconds.map((second): Pair => [first, second]))

/** The pairs below a limit, with their values. */
const failing = (list: readonly Pair[], reach: (pair: Pair) => number, limit: number): string[] =>
  list
    .filter((pair) => reach(pair) < limit)
    .map((pair) => `${pair.join(' and ')}: ${reach(pair).toFixed(2)}, not ${limit}`)

test('there are twelve looks, themes first, and light with blue is the default', () => {
  const names = looks.map(({ theme, accent }) => `${theme} ${accent}`)
  expect(names).toEqual(themes.flatMap((theme) => accents.map((accent) => `${theme} ${accent}`)))
  expect([names.length, defaultLook]).toEqual([12, { theme: 'light', accent: 'blue' }])
})

test.each(themes)('in %s, positive is teal, negative is red, and every accent has the hue of its name', (theme) => {
  const { positive, negative } = colorsOf({ theme, accent: 'blue' })
  expect([keepsItsName('positive', positive), keepsItsName('negative', negative)]).toEqual([true, true])
  expect(accents.filter((accent) => !keepsItsName(accent, colorsOf({ theme, accent }).accent))).toEqual([])
})

test.each(themes)('in %s, the accents are distinct', (theme) => {
  const colors = accents.map((accent) => colorsOf({ theme, accent }).accent)
  const each = colors.flatMap((one, index) => colors.slice(index + 1).map((other) => distance(one, other)))
  expect([each.length, Math.min(...each) >= 30]).toEqual([6, true])
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

  test('every color is six hexadecimal digits, and none paints nothing', () => {
    const { none, ...painted } = colors
    expect(none).toBe('none')
    expect(Object.values(painted).filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([])
  })

  test('text is readable on page, surface and soft', () => {
    const grounds = ['page', 'surface', 'soft'] as const
    expect(failing(pairs(['ink'], grounds), contrast, 7)).toEqual([])
    expect(failing(pairs(['muted', 'accent', 'positive', 'negative'], grounds), contrast, 4.5)).toEqual([])
  })

  test('text in surface is readable on every strong fill', () => {
    const fills = ['accent', 'positive', 'negative', 'ink', 'muted'] as const
    expect(failing(pairs(['surface'], fills), contrast, 4.5)).toEqual([])
  })

  test('rule is visible and stays in the background', () => {
    expect(contrast(['rule', 'page'])).toBeGreaterThanOrEqual(1.3)
    expect(contrast(['rule', 'page'])).toBeLessThanOrEqual(2.2)
  })

  test('surface and soft are distinct from the page and from each other', () => {
    expect(failing([['surface', 'page']], apart, 2)).toEqual([])
    expect(failing(pairs(['soft'], ['page', 'surface']), ([a, b]) => distance(colors[a], colors[b]), 5)).toEqual([])
  })

  test('positive and negative are unmistakable in every vision', () => {
    expect(failing([['positive', 'negative']], apart, 19.5)).toEqual([])
  })

  test.each<[Vision, number]>([
    ['normal', 20],
    ['deutan', 12],
    ['protan', 12],
  ])('accent, positive and negative cannot be mistaken for one another in %s vision', (vision, limit) => {
    const inVision = (pair: Pair): number => inEachVision(colors, pair)[vision]
    const meanings = [
      ['accent', 'negative'],
      ['accent', 'positive'],
      ['positive', 'negative'],
    ] as const
    expect(failing(meanings, inVision, limit)).toEqual([])
  })

  test('positive, negative and accent are distinct from the grays in every vision', () => {
    expect(failing(pairs(['positive', 'negative', 'accent'], ['muted', 'ink']), apart, 9)).toEqual([])
  })

  test('soft is a tint of the accent: its hue within 20 degrees, less than half its chroma', () => {
    const [accent, soft] = [oklch(colors.accent)!, oklch(colors.soft)!]
    const turn = Math.abs((accent.h ?? 0) - (soft.h ?? 0))
    expect(Math.min(turn, 360 - turn)).toBeLessThanOrEqual(20)
    expect(soft.c).toBeLessThan(accent.c / 2)
  })

  test('surface, soft, accent, ink is a ramp of lightness', () => {
    const ramp = (['surface', 'soft', 'accent', 'ink'] as const).map((token) => lab(colors[token])!.l)
    const direction = look.theme === 'dark' ? 1 : -1
    const steps = ramp.slice(1).map((lightness, index) => (lightness - ramp[index]!) * direction)
    expect(Math.min(...steps)).toBeGreaterThan(3)
  })
})
