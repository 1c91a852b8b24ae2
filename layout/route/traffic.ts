/**
 * Who runs where on the grid: bundles through vertices and along steps, and at the sides of items.
 */
import type { Wire } from '../model/board.ts'
import { type Grid, lineFrom } from './grid.ts'
import type { Path } from './path.ts'
import { Runners } from './runners.ts'

export class Traffic {
  /** Through a vertex, level and upright; along the step to the right, and down. */
  readonly level: Runners
  readonly upright: Runners
  readonly right: Runners
  readonly down: Runners
  /** How many routes each bundle has. */
  readonly running: Int32Array
  /** Bundles that have met others since they were routed. */
  readonly disturbed = new Set<number>()
  private readonly sides = new Map<number, number[]>()

  constructor(
    readonly grid: Grid,
    bundles: number,
  ) {
    const size = grid.xs.length * grid.ys.length
    this.level = new Runners(size)
    this.upright = new Runners(size)
    this.right = new Runners(size)
    this.down = new Runners(size)
    this.running = new Int32Array(bundles)
  }

  /** The bundles at a side of an item, one entry for each route. */
  at(item: number, side: number): readonly number[] {
    return this.sides.get(4 * item + side) ?? []
  }

  add(wire: Wire, path: Path): void {
    this.running[wire.bundle]!++
    this.each(path, (runners, at) => {
      for (const other of runners.at(at)) this.disturbed.add(other)
      runners.add(at, wire.bundle)
    })
    for (const [item, side] of endsOf(wire, path)) {
      const key = 4 * item + side
      for (const other of this.at(item, side)) this.disturbed.add(other)
      this.sides.set(key, [...(this.sides.get(key) ?? []), wire.bundle])
    }
  }

  remove(wire: Wire, path: Path): void {
    this.running[wire.bundle]!--
    this.each(path, (runners, at) => runners.remove(at, wire.bundle))
    for (const [item, side] of endsOf(wire, path)) {
      const runners = this.sides.get(4 * item + side)!
      runners.splice(runners.indexOf(wire.bundle), 1)
    }
  }

  /** Visits the vertices and steps of a path, without its ends, which are off the grid. */
  private each({ points }: Path, visit: (runners: Runners, at: number) => void): void {
    const { xs, ys } = this.grid
    for (let index = 1; index + 1 < points.length; index++) {
      const [before, here, next] = [points[index - 1]!, points[index]!, points[index + 1]!]
      const vertex = lineFrom(ys, here.y) * xs.length + lineFrom(xs, here.x)
      if (before.y === here.y || next.y === here.y) visit(this.level, vertex)
      if (before.x === here.x || next.x === here.x) visit(this.upright, vertex)
      if (index + 2 === points.length) continue
      const step = lineFrom(ys, Math.min(here.y, next.y)) * xs.length + lineFrom(xs, Math.min(here.x, next.x))
      visit(next.y === here.y ? this.right : this.down, step)
    }
  }
}

const endsOf = ({ from, to }: Wire, { sides }: Path) => [[from, sides[0]] as const, [to, sides[1]] as const]

/** How many other bundles are in a list, each counted once. */
export function othersIn(runners: readonly number[], own: number): number {
  let count = 0
  for (let index = 0; index < runners.length; index++)
    if (runners[index] !== own && runners.indexOf(runners[index]!) === index) count++
  return count
}
