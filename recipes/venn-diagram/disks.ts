/**
 * Circles for two or three sets: as large as the sets, and overlapping by as much as each two of them share.
 *
 * Two circles can always be to scale. For three, the part in all of them follows from the rest, so that circles cannot
 * be true to every set of numbers: where they are far off, they are alike, and the drawing says so.
 */
import type { Point } from '../../src/geometry/rect.ts'

/** A circle with an area. */
export type Disk = Point & { r: number }

/** Between circles that share nothing, and around one in another, in parts of the largest radius. */
const clear = 0.08

/** What two circles share, by their radii and the distance of their centers (the area of a lens). */
export function lens(a: number, b: number, d: number): number {
  if (d >= a + b) return 0
  if (d <= Math.abs(a - b)) return Math.PI * Math.min(a, b) ** 2
  const [x, y] = [(d * d + a * a - b * b) / (2 * d), (d * d + b * b - a * a) / (2 * d)]
  const part = (r: number, x: number): number => r * r * Math.acos(x / r) - x * Math.sqrt(Math.max(0, r * r - x * x))
  return part(a, x) + part(b, y)
}

/** How far apart two circles are: exactly, at least or at most. */
type Distance = { d: number; may?: 'grow' | 'shrink' }

const distance = (a: number, b: number, shared: number): Distance => {
  const [near, far] = [Math.abs(a - b), a + b]
  if (shared <= 0) return { d: far + clear, may: 'grow' }
  if (shared >= lens(a, b, near) * (1 - 1e-9)) return { d: Math.max(0, near - clear), may: 'shrink' }
  let [low, high] = [near, far]
  // The overlap shrinks as the circles part: halving finds the distance to the last bit.
  for (let turn = 0; turn < 60; turn++) {
    const middle = (low + high) / 2
    if (lens(a, b, middle) > shared) low = middle
    else high = middle
  }
  return { d: (low + high) / 2 }
}

/**
 * Circles of radius 1 and less for sets of these sizes, of which each two share so much; undefined where no three circles
 * lie like that. Two are side by side, a third one is below them.
 */
export function disksFor(sizes: readonly number[], shared: (a: number, b: number) => number): Disk[] | undefined {
  const most = Math.max(...sizes)
  if (!sizes.every((size) => size > 0)) return undefined
  const [a = 1, b = 1, c] = sizes.map((size) => Math.sqrt(size / most))
  const scaled = (i: number, j: number): number => (Math.PI * shared(i, j)) / most
  const ab = distance(a, b, scaled(0, 1))
  const two = [
    { x: 0, y: 0, r: a },
    { x: ab.d, y: 0, r: b },
  ]
  if (c === undefined) return two
  const sides = [ab, distance(a, c, scaled(0, 2)), distance(b, c, scaled(1, 2))] as const
  const [d, e, f] = asTriangle(sides)
  if (2 * Math.max(d, e, f) > (d + e + f) * (1 + 1e-9) || d === 0) return undefined
  const x = (d * d + e * e - f * f) / (2 * d)
  return [
    { x: 0, y: 0, r: a },
    { x: d, y: 0, r: b },
    { x, y: Math.sqrt(Math.max(0, e * e - x * x)), r: c },
  ]
}

/** The sides of a triangle: one that is too long for the others shrinks, or another one grows, where it may. */
const asTriangle = (sides: readonly [Distance, Distance, Distance]): [number, number, number] => {
  const found = sides.map(({ d }) => d) as [number, number, number]
  const sum = found[0] + found[1] + found[2]
  const longest = found.indexOf(Math.max(...found))
  const over = 2 * (found[longest] ?? 0) - sum
  if (over <= 0) return found
  const grows = sides.findIndex(({ may }, index) => may === 'grow' && index !== longest)
  if (grows >= 0) found[grows] = (found[grows] ?? 0) + over
  else if (sides[longest]?.may === 'shrink') found[longest] = (found[longest] ?? 0) - over
  return found
}

/** Equal circles in which every part has room for words. */
export const alikeDisks = (count: number): Disk[] =>
  [
    { x: 0, y: 0, r: 1 },
    { x: 1.1, y: 0, r: 1 },
    { x: 0.55, y: 0.96, r: 1 },
  ].slice(0, count)
