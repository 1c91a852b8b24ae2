/**
 * How far apart two colors are (CIEDE2000) in normal, fully deutan and fully protan vision.
 *
 * The simulation is Machado et al. 2009, severity 1. Its matrices are for linear light; on gamma-encoded values they
 * miss pairs that are too close.
 */
import { type Color, converter, differenceCiede2000 } from 'culori'

const simulations = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
} as const

export type Vision = keyof typeof simulations

/** A value for every vision: a color as it is seen, a distance, a limit. */
export type PerVision<Value> = Record<Vision, Value>

const linear = converter('lrgb')
const lab = converter('lab65')
const distance = differenceCiede2000()

/** The result of `of` for each of the three visions. */
const perVision = <Value>(of: (vision: Vision) => Value): PerVision<Value> => ({
  normal: of('normal'),
  deutan: of('deutan'),
  protan: of('protan'),
})

/** A color, `#rrggbb`, as each vision sees it. */
export function seen(hex: string): PerVision<Color> {
  const color = linear(hex)
  if (!color) throw new Error(`${hex} is not a color`)
  return perVision((vision) => {
    const row = (at: number): number => {
      const [x = 0, y = 0, z = 0] = simulations[vision].slice(at, at + 3)
      return Math.min(1, Math.max(0, x * color.r + y * color.g + z * color.b))
    }
    return lab({ mode: 'lrgb', r: row(0), g: row(3), b: row(6) })
  })
}

/** The distance of two seen colors in each vision. */
export const distances = (a: PerVision<Color>, b: PerVision<Color>): PerVision<number> =>
  perVision((vision) => distance(a[vision], b[vision]))

/** Whether two seen colors are at least this far apart in each vision. */
export const areApart = (a: PerVision<Color>, b: PerVision<Color>, least: PerVision<number>): boolean =>
  distance(a.normal, b.normal) >= least.normal &&
  distance(a.deutan, b.deutan) >= least.deutan &&
  distance(a.protan, b.protan) >= least.protan
