/**
 * The search behind the palette: in each theme the positive, negative and accent colors that keep every limit and
 * depart least from the colors we would choose by eye.
 *
 * Page, surface, ink, muted and the four tints `soft` are given by the palette itself. Candidates lie on a grid in
 * OKLCH around each wish; the sum of squared CIEDE2000 departures is least over the whole grid. No randomness: the
 * same wishes find the same colors.
 */
import { type Color, clampChroma, converter, differenceCiede2000, formatHex, wcagContrast } from 'culori'
import { accents, colorsOf, type Theme } from '../src/render/palette.ts'
import { areApart, type PerVision, seen } from './color-vision.ts'
import { keepsItsName, type Role, roles } from './hue-names.ts'

type Choice = Record<Role, string>
type Candidate = { hex: string; cost: number; seen: PerVision<Color> }

/** The colors we would choose by eye. */
const wishes: Record<Theme, Choice> = {
  light: {
    positive: '#005450',
    negative: '#84101a',
    blue: '#165fd0',
    green: '#3a7600',
    orange: '#a45000',
    rose: '#c70070',
  },
  dark: {
    positive: '#45c6c6',
    negative: '#ff6a48',
    blue: '#569cfa',
    green: '#a3f089',
    orange: '#ffc964',
    rose: '#ff5a9a',
  },
  paper: {
    positive: '#026a76',
    negative: '#840008',
    blue: '#0f47ab',
    green: '#22713c',
    orange: '#9a4e00',
    rose: '#b40155',
  },
}

// What palette.test.ts demands, and a little more, so that no color sits on a limit.
const contrast = 4.6
const fromNeutrals = { normal: 9.2, deutan: 9.2, protan: 9.2 }
const fromAccent = { normal: 20.5, deutan: 12.2, protan: 12.2 }
const fromEachOther = { normal: 20.5, deutan: 19.6, protan: 19.6 }

/** The best choice for a theme, or nothing if no choice keeps the limits. */
export function searchTheme(theme: Theme): Choice | undefined {
  const candidates = roles.map((role) => candidatesFor(theme, role))
  const [positives = [], negatives = [], ...highlights] = candidates
  const floor = sum(highlights.map(([cheapest]) => cheapest?.cost ?? Number.POSITIVE_INFINITY))
  let least = Number.POSITIVE_INFINITY
  let best: Candidate[] | undefined
  for (const positive of positives)
    for (const negative of negatives) {
      // Both lists are sorted by cost: what follows is dearer still.
      if (positive.cost + negative.cost + floor >= least) break
      const choice = complete([positive, negative], highlights)
      const cost = choice ? sum(choice.map((candidate) => candidate.cost)) : Number.POSITIVE_INFINITY
      if (cost < least) [least, best] = [cost, choice]
    }
  return best && (Object.fromEntries(roles.map((role, index) => [role, best[index]?.hex])) as Choice)
}

/** A positive and a negative with the cheapest accents that are apart from both, if there are any. */
function complete([positive, negative]: [Candidate, Candidate], highlights: Candidate[][]): Candidate[] | undefined {
  if (!areApart(positive.seen, negative.seen, fromEachOther)) return undefined
  const chosen = highlights.map((list) => list.find((accent) => clearOf(accent, negative) && clearOf(accent, positive)))
  return chosen.every((accent) => accent !== undefined) ? [positive, negative, ...chosen] : undefined
}

const known = new WeakMap<Candidate, Map<Candidate, boolean>>()

/** Whether an accent is apart from positive or negative; remembered, because each pair is met many times. */
function clearOf(accent: Candidate, other: Candidate): boolean {
  const answers = known.get(accent) ?? new Map<Candidate, boolean>()
  known.set(accent, answers)
  const clear = answers.get(other) ?? areApart(accent.seen, other.seen, fromAccent)
  answers.set(other, clear)
  return clear
}

const oklch = converter('oklch')
const departure = differenceCiede2000()

/** The colors around a wish that keep hue, contrast and distance from the neutrals, the nearest first. */
function candidatesFor(theme: Theme, role: Role): Candidate[] {
  const wish = wishes[theme][role]
  const { muted, ink } = colorsOf({ theme, accent: 'blue' })
  const neutrals = [seen(muted), seen(ink)]
  return [...new Set([wish, ...gridAround(wish)])]
    .filter((hex) => keepsItsName(role, hex))
    .filter((hex) => groundsOf(theme, role).every((ground) => wcagContrast(hex, ground) >= contrast))
    .map((hex) => ({ hex, cost: departure(hex, wish) ** 2, seen: seen(hex) }))
    .filter((candidate) => neutrals.every((neutral) => areApart(candidate.seen, neutral, fromNeutrals)))
    .toSorted((a, b) => a.cost - b.cost)
}

/** What a color is written on: an accent only on its own tint, positive and negative on all. */
function groundsOf(theme: Theme, role: Role): string[] {
  const { page, surface } = colorsOf({ theme, accent: 'blue' })
  const tints = accents.filter((accent) => role === accent || role === 'positive' || role === 'negative')
  return [page, surface, ...tints.map((accent) => colorsOf({ theme, accent }).soft)]
}

/** Lightness within 0.12, chroma from 0.08 less to 0.06 more and at most what sRGB holds, hue within 20°. */
function gridAround(wish: string): string[] {
  const { l, c, h = 0 } = oklch(wish) ?? { l: 0, c: 0 }
  return range(-12, 12).flatMap((light) =>
    range(-8, 6).flatMap((chroma) =>
      range(-10, 10).map((turn) => {
        const color = { mode: 'oklch', l: l + light / 100, c: c + chroma / 100, h: h + 2 * turn } as const
        return formatHex(clampChroma(color, 'oklch'))
      }),
    ),
  )
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)
