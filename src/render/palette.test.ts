/**
 * What the palette guarantees in every look: contrast (WCAG 2), and color distances (CIEDE2000) in normal,
 * simulated deutan and simulated protan vision.
 */
import { converter, differenceCiede2000, wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { accentRamp, ramp } from '../../drawing/chart/levels.ts'
import { distances, type PerVision, seen, type Vision } from '../../tools/color-vision.ts'
import { keepsItsName } from '../../tools/hue-names.ts'
import { fillKind } from '../scene/fill-kind.ts'
import { fillOf, strokeOf } from './paint.ts'
import { accents, type Colors, colorsOf, defaultLook, looks, type Shade, shades, themes } from './palette.ts'

const lab = converter('lab65')
const oklch = converter('oklch')
const distance = differenceCiede2000()

type Pair = readonly [Shade, Shade]

const inEachVision = (colors: Colors, [a, b]: Pair): PerVision<number> => distances(seen(colors[a]), seen(colors[b]))

/** The smallest CIEDE2000 distance of a pair in the three visions. */
const closest = (colors: Colors, pair: Pair): number => Math.min(...Object.values(inEachVision(colors, pair)))

const pairs = (firsts: readonly Shade[], seconds: readonly Shade[]): Pair[] =>
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

test('only accent, soft and their half-tones follow the accent', () => {
  for (const theme of themes) {
    const rest = accents.map((accent) => ({ ...colorsOf({ theme, accent }), ...follows }))
    expect(new Set(rest.map((colors) => JSON.stringify(colors))).size).toBe(1)
  }
})

const follows = { accent: '', halfAccent: '', soft: '', halfSoft: '' }

describe.each(looks)('$theme, $accent', (look) => {
  const colors = colorsOf(look)
  const contrast = ([a, b]: Pair): number => wcagContrast(colors[a], colors[b])
  const lightnessApart = ([a, b]: Pair): number => Math.abs(lab(colors[a])!.l - lab(colors[b])!.l)
  const apart = (pair: Pair): number => closest(colors, pair)

  test('every shade is six hexadecimal digits', () => {
    expect(Object.keys(colors).toSorted()).toEqual(shades.toSorted())
    expect(Object.values(colors).filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([])
  })

  const grounds = ['page', 'surface', 'tint', 'soft', 'halfSurface', 'halfRule', 'halfSoft'] as const
  const halves = shades.filter((shade) => shade.startsWith('half'))

  test('text is readable on page, surface, tint, soft, and on pale half-tones', () => {
    expect(failing(pairs(['ink'], grounds), contrast, 7)).toEqual([])
    expect(failing(pairs(['muted', 'accent', 'positive', 'negative'], grounds), contrast, 4.5)).toEqual([])
  })

  test('text in ink is readable on every mark in the background, and on every half-tone', () => {
    expect(halves).toHaveLength(8)
    expect(failing(pairs(['ink'], ['rule', ...halves]), contrast, 4.5)).toEqual([])
  })

  const pales = ['mint', 'blush', 'sand', 'lilac'] as const

  test('text in ink is readable on every pale color, and colored outlines are seen around it', () => {
    expect(failing(pairs(['ink'], pales), contrast, 7)).toEqual([])
    expect(failing(pairs(['positive', 'negative', 'ink'], pales), contrast, 3)).toEqual([])
  })

  test('pale colors are told from each other, from what is tinted and from cards; without color, those with one outline are, too', () => {
    const tints = [...pales, 'tint', 'surface', 'page', ...(look.accent === 'blue' ? (['soft'] as const) : [])] as const
    const apartly = tints.flatMap((one, at) => tints.slice(at + 1).map((other): Pair => [one, other]))
    const told = apartly.filter((pair) => pair.some((shade) => pales.some((pale) => pale === shade)))
    expect(failing(told, ([a, b]) => distance(colors[a], colors[b]), 9)).toEqual([])
    const outlined = [
      ['mint', 'blush'],
      ['blush', 'sand'],
      ['lilac', 'tint'],
      ['lilac', 'surface'],
    ] as const
    expect(failing(outlined, lightnessApart, 4)).toEqual([])
  })

  test('light text is readable on every strong fill', () => {
    const fills = ['accent', 'positive', 'negative', 'ink', 'neutral'] as const
    expect(failing(pairs(['onSolid'], fills), contrast, 4.5)).toEqual([])
  })

  test('strokes that carry meaning are visible wherever they may be', () => {
    const strokes = ['outline', 'connector', 'ink', 'accent', 'positive', 'negative'] as const
    expect(failing(pairs(strokes, grounds), contrast, 3)).toEqual([])
  })

  test('connectors are stronger than the outlines that they join', () => {
    expect(contrast(['connector', 'page'])).toBeGreaterThan(1.4 * contrast(['outline', 'page']))
  })

  test('edges and grid lines are visible and stay in the background, the grid more so', () => {
    expect(contrast(['edge', 'page'])).toBeGreaterThanOrEqual(1.5)
    expect(contrast(['edge', 'page'])).toBeLessThanOrEqual(2.2)
    expect(contrast(['grid', 'page'])).toBeGreaterThanOrEqual(1.25)
    expect(contrast(['edge', 'tint'])).toBeGreaterThanOrEqual(1.25)
    expect(contrast(['grid', 'page'])).toBeLessThanOrEqual(0.9 * contrast(['edge', 'page']))
  })

  test('lines in rule divide whatever they lie on: page, cards, tables and tinted areas', () => {
    const line = strokeOf('rule', 'line')!.shade
    const outline = strokeOf('rule', 'outline')!.shade
    expect([line, outline, strokeOf('rule', 'connector')!.shade]).toEqual(['grid', 'edge', 'grid'])
    expect(failing(pairs([line, outline], ['page', 'surface', 'halfSurface', 'tint']), contrast, 1.15)).toEqual([])
  })

  test('nodes rise from tinted areas, these from the page, and soft from all three, in every vision', () => {
    const grays = pairs(['tint'], ['page', 'surface'])
    expect(failing(grays, apart, 2.5)).toEqual([])
    expect(
      failing(pairs(['soft'], ['page', 'tint', 'surface']), ([a, b]) => distance(colors[a], colors[b]), 5),
    ).toEqual([])
  })

  test('without color a focus is told from every pale fill, a mid accent from a mid gray, and a bar from its neighbors', () => {
    const pale = ['page', 'surface', 'tint', 'halfSurface', 'halfRule'] as const
    expect(failing(pairs(['soft'], pale), contrast, 1.14)).toEqual([])
    expect(failing([['soft', 'rule']], contrast, 1.18)).toEqual([])
    expect(failing([['halfAccent', 'halfMuted']], lightnessApart, 8)).toEqual([])
    expect(failing([['accent', 'neutral']], lightnessApart, 7.5)).toEqual([])
  })

  test('neutral fills are seen on all four grounds', () => {
    expect(failing(pairs(['neutral'], grounds), contrast, 3)).toEqual([])
  })

  test('positive and negative are unmistakable in every vision', () => {
    expect(failing([['positive', 'negative']], apart, 19.5)).toEqual([])
  })

  test.each<[Vision, number]>([
    ['normal', 20],
    ['deutan', 8],
    ['protan', 8],
  ])('accent, positive and negative cannot be mistaken for one another in %s vision', (vision, limit) => {
    const inVision = (pair: Pair): number => inEachVision(colors, pair)[vision]
    const meanings = [
      ['accent', 'negative'],
      ['accent', 'positive'],
      ['positive', 'negative'],
    ] as const
    expect(failing(meanings, inVision, limit)).toEqual([])
  })

  test('on a dark page, where colors look closer, no accent is nearer than 25 to negative', () => {
    if (look.theme === 'dark') expect(distance(colors.accent, colors.negative)).toBeGreaterThanOrEqual(25)
  })

  test('positive, negative and accent are distinct from the grays in every vision', () => {
    expect(failing(pairs(['positive', 'negative', 'accent'], ['muted', 'neutral', 'ink']), apart, 9)).toEqual([])
  })

  test('the tints of the accent have its hue, within 20 degrees; soft has less than half its chroma', () => {
    const accent = oklch(colors.accent)!
    for (const tint of ['soft', 'halfAccent'] as const) {
      const turn = Math.abs((accent.h ?? 0) - (oklch(colors[tint])!.h ?? 0))
      expect([tint, Math.min(turn, 360 - turn) <= 20]).toEqual([tint, true])
    }
    expect(oklch(colors.soft)!.c).toBeLessThan(accent.c / 2)
  })

  const steps = (ramp: readonly Shade[]): number[] => {
    const lightness = ramp.map((shade) => lab(colors[shade])!.l * (look.theme === 'dark' ? 1 : -1))
    return lightness.slice(1).map((each, index) => each - lightness[index]!)
  }

  test('soft, half accent, accent, ink is a ramp of lightness', () => {
    const [first = 0, second = 0, third = 0] = steps(['soft', 'halfAccent', 'accent', 'ink'])
    expect([first > 12, second > 12, third > 3]).toEqual([true, true, true])
  })

  test('the levels of a map are a ramp of even steps in gray, and of even steps above the first in the accent', () => {
    const grays = steps(ramp.map(({ fill, dashed }) => fillOf(fill, fillKind('none', dashed))!))
    expect([Math.min(...grays) > 11, Math.max(...grays) < 1.55 * Math.min(...grays)]).toEqual([true, true])
    const [first = 0, ...rest] = steps(accentRamp.map(({ fill, dashed }) => fillOf(fill, fillKind('none', dashed))!))
    expect([first > 8, Math.min(...rest) > 20]).toEqual([true, true])
  })

  test('the levels of a map have one hue', () => {
    const hues = ramp.map(({ fill, dashed }) => oklch(colors[fillOf(fill, fillKind('none', dashed))!])?.h ?? 0)
    expect(Math.max(...hues) - Math.min(...hues)).toBeLessThan(15)
  })

  test('the grays without an outline are a ramp of lightness without jumps', () => {
    const grays = steps(['halfSurface', 'halfRule', 'rule', 'halfMuted', 'halfInk'])
    expect([Math.min(...grays) > 3.5, Math.max(...grays) < 13]).toEqual([true, true])
    // Bars side by side, one of them dashed.
    expect(contrast(['rule', 'halfRule'])).toBeGreaterThan(look.theme === 'dark' ? 1.5 : 1.2)
  })
})
