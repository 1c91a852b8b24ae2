/**
 * What a path to the target costs at least: the distance, and the bends that no path can avoid.
 */
import type { Item } from '../model/board.ts'
import type { Grid } from './grid.ts'

/** Gates lie this far from the sides of the target: they need not be passed. */
const near = 2

export class Estimate {
  /** By column and by row: how far the target is to the right or below (positive), to the left or above (negative). */
  private readonly across: Float64Array
  private readonly along: Float64Array
  private pace = 1
  private bend = 0

  constructor(private readonly grid: Grid) {
    this.across = new Float64Array(grid.xs.length)
    this.along = new Float64Array(grid.ys.length)
  }

  /** `pace` is the least price of a unit, `bend` that of a bend. */
  aim({ x, y, w, h }: Item, { pace, bend }: { pace: number; bend: number }): void {
    const { xs, ys } = this.grid
    this.pace = pace
    this.bend = bend
    for (let column = 0; column < xs.length; column++) this.across[column] = offset(xs[column]!, x, x + w)
    for (let row = 0; row < ys.length; row++) this.along[row] = offset(ys[row]!, y, y + h)
  }

  /** From a vertex that is reached in the direction `way`. */
  from(column: number, row: number, way: number): number {
    const dx = this.across[column]!
    const dy = this.along[row]!
    return Math.max(0, Math.abs(dx) + Math.abs(dy) - near) * this.pace + this.bend * bends(dx, dy, way)
  }
}

const offset = (at: number, low: number, high: number): number => (at < low ? low - at : at > high ? high - at : 0)

/** None where the way leads straight to the target, one where it leads past it, two where it leads away. */
const bends = (dx: number, dy: number, way: number): number => {
  if (dx === 0 && dy === 0) return 0
  const ahead = way === 1 ? dx : way === 3 ? -dx : way === 2 ? dy : -dy
  const aside = way % 2 === 1 ? dy : dx
  if (ahead > 0) return aside === 0 ? 0 : 1
  return ahead === 0 ? 1 : 2
}
