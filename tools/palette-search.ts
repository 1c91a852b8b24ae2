/**
 * The search behind the palette: in each theme the positive, negative and accent colors that keep every limit and
 * are closest to the preferred colors, chosen by eye.
 *
 * Page, surface, tint, ink, muted and the four tints `soft` come from the palette itself. Candidates are on a grid in OKLCH
 * around each preferred color; the result minimizes the weighted sum of squared CIEDE2000 distances over the whole grid. No
 * randomness: the same preferences find the same colors.
 */

import { type Color, clampChroma, converter, differenceCiede2000, formatHex, wcagContrast } from 'culori'
import { range } from 'd3-array'
import { accents, colorsOf, type Theme } from '../src/render/palette.ts'
import { areApart, type PerVision, seen } from './color-vision.ts'
import { type HueRole, keepsItsName, roles } from './hue-names.ts'

type Choice = Record<HueRole, string>
type Candidate = { hex: string; cost: number; seen: PerVision<Color> }

/** The preferred colors, chosen by eye. */
const preferred: Record<Theme, Choice> = {
  light: {
    positive: '#004f52',
    negative: '#a80a20',
    blue: '#165fd0',
    green: '#30783a',
    orange: '#a65000',
    rose: '#c70073',
  },
  dark: {
    positive: '#45c6c6',
    negative: '#ff6e47',
    blue: '#5ea1fb',
    green: '#a3f089',
    orange: '#ffc964',
    rose: '#ff63a4',
  },
  paper: {
    positive: '#006a70',
    negative: '#9c0018',
    blue: '#0f47ab',
    green: '#22713c',
    orange: '#9a4e00',
    rose: '#b40155',
  },
}

/** How much a departure counts: positive and negative are in every look, an accent in one of four. */
const weights: Partial<Record<HueRole, number>> = { negative: 6 }

// What palette.test.ts requires, and a little more, so that no color is right at a limit.
const contrast = 4.55
const fromNeutrals = { normal: 9.2, deutan: 9.2, protan: 9.2 }
const fromAccent = { normal: 20.2, deutan: 8.05, protan: 8.05 }
const fromNegative = { light: fromAccent, dark: { ...fromAccent, normal: 25.2 }, paper: fromAccent } as const
const fromEachOther = { normal: 20.5, deutan: 19.6, protan: 19.6 }

/** The best choice for a theme; undefined if no choice keeps the limits. */
export function searchTheme(theme: Theme): Choice | undefined {
  const candidates = roles.map((role) => candidatesFor(theme, role))
  const [positives = [], negatives = [], ...highlights] = candidates
  const floor = sum(highlights.map(([cheapest]) => cheapest?.cost ?? Number.POSITIVE_INFINITY))
  let least = Number.POSITIVE_INFINITY
  let best: Candidate[] | undefined
  for (const positive of positives)
    for (const negative of negatives) {
      // Both lists are sorted by cost: what follows costs even more.
      if (positive.cost + negative.cost + floor >= least) break
      const choice = complete([positive, negative], highlights, theme)
      const cost = choice ? sum(choice.map((candidate) => candidate.cost)) : Number.POSITIVE_INFINITY
      if (cost < least) [least, best] = [cost, choice]
    }
  return best && (Object.fromEntries(roles.map((role, index) => [role, best[index]?.hex])) as Choice)
}

/** A positive and a negative with the cheapest accents that are apart from both, if there are any. */
function complete(
  [positive, negative]: [Candidate, Candidate],
  highlights: Candidate[][],
  theme: Theme,
): Candidate[] | undefined {
  if (!areApart(positive.seen, negative.seen, fromEachOther)) return undefined
  const chosen = highlights.map((list) =>
    list.find((accent) => clearOf(accent, negative, fromNegative[theme]) && clearOf(accent, positive, fromAccent)),
  )
  return chosen.every((accent) => accent !== undefined) ? [positive, negative, ...chosen] : undefined
}

const known = new WeakMap<Candidate, Map<Candidate, boolean>>()

/** Whether an accent is apart from positive or negative; memoized, because each pair comes up many times. */
function clearOf(accent: Candidate, other: Candidate, least: PerVision<number>): boolean {
  const memo = known.get(accent) ?? new Map<Candidate, boolean>()
  known.set(accent, memo)
  const clear = memo.get(other) ?? areApart(accent.seen, other.seen, least)
  memo.set(other, clear)
  return clear
}

const oklch = converter('oklch')
const departure = differenceCiede2000()

/** The colors around a target that keep hue, contrast and distance from the neutrals, the nearest first. */
function candidatesFor(theme: Theme, role: HueRole): Candidate[] {
  const target = preferred[theme][role]
  const { muted, neutral, ink } = colorsOf({ theme, accent: 'blue' })
  const neutrals = [muted, neutral, ink].map(seen)
  return [...new Set([target, ...gridAround(target)])]
    .filter((hex) => keepsItsName(role, hex))
    .filter((hex) => groundsOf(theme, role).every((ground) => wcagContrast(hex, ground) >= contrast))
    .map((hex) => ({ hex, cost: (weights[role] ?? 1) * departure(hex, target) ** 2, seen: seen(hex) }))
    .filter((candidate) => neutrals.every((neutral) => areApart(candidate.seen, neutral, fromNeutrals)))
    .toSorted((a, b) => a.cost - b.cost)
}

/** The backgrounds of a color: an accent only on its own tint, positive and negative on all. */
function groundsOf(theme: Theme, role: HueRole): string[] {
  const { page, surface, tint } = colorsOf({ theme, accent: 'blue' })
  const tints = accents.filter((accent) => role === accent || role === 'positive' || role === 'negative')
  return [page, surface, tint, ...tints.map((accent) => colorsOf({ theme, accent }).soft)]
}

/** Lightness within 0.12, chroma from 0.04 less to 0.06 more and within sRGB, hue within 20°. */
function gridAround(target: string): string[] {
  const { l, c, h = 0 } = oklch(target) ?? { l: 0, c: 0 }
  return range(-12, 13).flatMap((light) =>
    range(-4, 7).flatMap((chroma) =>
      range(-10, 11).map((turn) => {
        const color = { mode: 'oklch', l: l + light / 100, c: c + chroma / 100, h: h + 2 * turn } as const
        return formatHex(clampChroma(color, 'oklch'))
      }),
    ),
  )
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)
