/** The branches of a mind map, as path data: limbs that taper, and twigs of one weight. */
import type { Point } from '../../src/geometry/rect.ts'
import { round } from '../../src/geometry/round.ts'

/** Half as wide as a limb is where it leaves the subject, and where its words begin. */
const half = { root: 5, line: 1 }

/** How many straight pieces draw each edge of a limb. */
const steps = 16

/** A limb from one point to another, then level to `far`; it leaves and arrives level, and is measured across its way. */
export const taper = (from: Point, to: Point, far: number): string => {
  const edge = (sign: 1 | -1): string[] =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const [t, u] = [index / steps, 1 - index / steps]
      const w = sign * (half.root * u + half.line * t)
      // A cubic curve whose inner points are halfway across, and its direction.
      const x = from.x + (to.x - from.x) * (1.5 * u * t + t ** 3)
      const y = from.y + (to.y - from.y) * (3 * u * t * t + t ** 3)
      const [dx, dy] = [(to.x - from.x) * 1.5 * (u * u + t * t), (to.y - from.y) * 6 * u * t]
      const length = Math.hypot(dx, dy) * Math.sign(dx)
      return `${round(x - (w * dy) / length)} ${round(y + (w * dx) / length)}`
    })
  const end = `${far} ${to.y - half.line} L ${far} ${to.y + half.line}`
  return `M ${edge(-1).join(' L ')} L ${end} L ${edge(1).toReversed().join(' L ')} Z`
}

/** A line from one point to another, then level to `far`. */
export const twig = (from: Point, to: Point, far: number): string => {
  const middle = (from.x + to.x) / 2
  return `M ${from.x} ${from.y} C ${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y} H ${far}`
}
