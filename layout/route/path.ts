/**
 * A route on the grid: from a side of the first item to a side of the last one.
 */
import type { Point } from '../../src/geometry/rect.ts'
import type { Way } from '../model/sides.ts'

/** The first and the last point lie on the sides, all others on the grid. */
export type Path = { points: Point[]; sides: readonly [from: Way, to: Way] }
