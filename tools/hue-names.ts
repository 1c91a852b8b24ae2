/**
 * The hues in which a color of the palette matches its name: a green accent must look green, `negative` red.
 */
import { converter } from 'culori'
import { type Accent, accents } from '../src/render/palette.ts'

/** The colors that carry a name: the two with a meaning, and the accents. */
export type HueRole = 'positive' | 'negative' | Accent
export const roles: readonly HueRole[] = ['positive', 'negative', ...accents]

/** Degrees in OKLCH; rose wraps around 0. `positive` is teal, `negative` red. */
const hues: Record<HueRole, readonly [from: number, to: number]> = {
  positive: [186, 222],
  negative: [14, 38],
  blue: [250, 268],
  green: [132, 152],
  orange: [46, 82],
  rose: [344, 368],
}

const oklch = converter('oklch')

/** Whether a color, `#rrggbb`, has a hue of its name; a gray has none. */
export function keepsItsName(role: HueRole, hex: string): boolean {
  const hue = oklch(hex)?.h ?? Number.NaN
  const [from, to] = hues[role]
  return [hue, hue + 360].some((turn) => turn >= from && turn <= to)
}
