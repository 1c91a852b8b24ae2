/**
 * Symmetry that costs nothing: what is aligned moves together to the mean of its pulls, as far as its distances allow and the
 * cost stays the same.
 */
import type { Arc } from '../solve/feasible.ts'
import type { Program, Pull } from '../solve/program.ts'
import { Blocks } from './blocks.ts'

const passes = 6

/** Variables that stay, and those that move alone, whatever they touch. */
type Some = { held: readonly number[]; free: readonly number[] }

/** Moves the positions of a solution. */
export function settle(at: Int32Array, program: Program, arcs: readonly Arc[], { held, free }: Some): void {
  const blocks = new Blocks(at, { pulls: pullsOf(program, arcs), even: program.even, arcs, free: new Set(free) })
  const fixed = new Set(held.map((variable) => blocks.of(variable)))
  for (let pass = 0, hasMoved = true; pass < passes && hasMoved; pass++) {
    hasMoved = false
    for (const root of blocks.roots) {
      if (fixed.has(root)) continue
      const by = blocks.wishOf(root)
      if (by === 0) continue
      blocks.move(root, by)
      hasMoved = true
    }
  }
}

/** A distance that costs something pulls its ends together as far as its least length. */
const pullsOf = (program: Program, arcs: readonly Arc[]): Pull[] => {
  const pulls = [...program.pulls]
  for (const { from, to, length, weight } of arcs)
    if (weight > 0) pulls.push({ a: from, b: to, offset: length, weight })
  return pulls
}
