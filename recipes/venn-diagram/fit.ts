/**
 * Three circles whose seven regions are as true to their numbers as circles can be: the ratio of drawn to true area is
 * made as even as possible, so that a small region counts as much as a large one.
 */
import { type Disk, lens } from './disks.ts'
import { regionOf } from './regions.ts'

/** The parts of all that regions take, for each set of circles (1 is the first circle alone). */
export function sharesOf(disks: readonly Disk[]): number[] {
  const [a, b, c] = disks
  const areas =
    a === undefined || b === undefined || c === undefined
      ? Array.from({ length: 2 ** disks.length - 1 }, (_, index) => regionOf(index + 1, disks).area)
      : threeAreas(a, b, c)
  const whole = areas.reduce((sum, each) => sum + each, 0)
  return areas.map((area) => area / whole)
}

/** By what is shared, which is faster than an outline for each region. */
const threeAreas = (a: Disk, b: Disk, c: Disk): number[] => {
  const shared = (one: Disk, other: Disk): number =>
    lens(one.r, other.r, Math.hypot(other.x - one.x, other.y - one.y)) - all
  const all = regionOf(7, [a, b, c]).area
  const [ab, ac, bc] = [shared(a, b), shared(a, c), shared(b, c)]
  const alone = ({ r }: Disk, ...others: number[]): number =>
    others.reduce((left, each) => left - each, Math.PI * r * r - all)
  return [alone(a, ab, ac), alone(b, ab, bc), ab, alone(c, ac, bc), ac, bc, all]
}

/** How far a region is off: the ratio of drawn to true as a logarithm; what should be empty counts by its part of all. */
const offBy = (drawn: number, wanted: number): number =>
  wanted > 0 ? Math.log(Math.max(drawn, 1e-5) / wanted) : Math.max(0, drawn) * emptiness

/** An empty region that takes 1% of all is as bad as a region that is 20% off. */
const emptiness = 20

const badness = (disks: readonly Disk[], wanted: readonly number[]): number =>
  sharesOf(disks).reduce((sum, share, index) => sum + offBy(share, wanted[index] ?? 0) ** 4, 0)

/** Circles near `start` whose regions take these parts of all. */
export function fitDisks(start: readonly Disk[], wanted: readonly number[]): Disk[] {
  let best = start.map((each) => ({ ...each }))
  let least = badness(best, wanted)
  let step = 0.1
  // Each number is tried larger and smaller; the last gain is tried again, as numbers depend on each other.
  for (let round = 0; round < rounds && step > 1e-4; round++) {
    const before = best
    for (const [index, key] of moves) {
      for (const by of [step, -step]) {
        const tried = best.map((each, at) => (at === index ? { ...each, [key]: each[key] + by } : each))
        const bad = tried.every(({ r }) => r > 0.05) ? badness(tried, wanted) : Infinity
        if (bad < least) [best, least] = [tried, bad]
      }
    }
    if (best === before) step /= 2
    else {
      const ahead = best.map(({ x, y, r }, at) => {
        const from = before[at] ?? { x, y, r }
        return { x: 2 * x - from.x, y: 2 * y - from.y, r: 2 * r - from.r }
      })
      const bad = ahead.every(({ r }) => r > 0.05) ? badness(ahead, wanted) : Infinity
      if (bad < least) [best, least] = [ahead, bad]
    }
  }
  return best
}

const rounds = 120

/** The numbers that say how three circles lie: the first one stays where it is, and the second one at its height. */
const moves = [
  [0, 'r'],
  [1, 'r'],
  [2, 'r'],
  [1, 'x'],
  [2, 'x'],
  [2, 'y'],
] as const
