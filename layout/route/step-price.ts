/**
 * What a step on the grid costs: plain functions, since they are called for every step that is looked at.
 */
import { price } from '../model/weights.ts'
import type { Grid } from './grid.ts'
import type { Runners } from './runners.ts'

/** By its length: less where the bundle `own` runs already, more along others. */
export function alongPrice(along: Runners, step: number, length: number, own: number): number {
  const others = along.others(step, own)
  return along.has(step, own) ? length * price.trunk : length * (1 + price.along * others)
}

/** At a bend, what is met is crossed at most half way, and what runs on is touched. */
export function bendPrice(bend: number, crossing: number, met: number, touched: number): number {
  return bend + met * crossing * price.crossingAtBend + touched * price.touch
}

type Entered = { vertex: number; next: number; length: number; grid: Grid; isForeign: Uint8Array }

/** The price so far with that of the ground there: foreign groups, and titles. */
export function enterPrice(soFar: number, { vertex, next, length, grid, isForeign }: Entered): number {
  const { group, title } = grid
  let cost = soFar
  if (isForeign[group[next]!] === 1)
    cost += price.foreignStep * length + (group[next] === group[vertex] ? 0 : price.foreignWall)
  return title[next] === 1 ? cost + price.title : cost
}
