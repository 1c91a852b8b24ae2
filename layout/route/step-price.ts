/**
 * What a step on the grid costs: plain functions of numbers, since they are called for every step that is looked at.
 */
import { price } from '../model/weights.ts'

/** By its length: less where the own bundle runs already, more along others. */
export function alongPrice(length: number, others: number, isOwn: boolean): number {
  return isOwn ? length * price.trunk : length * (1 + price.along * others)
}

/** At a bend, what is met is crossed at most half way, and what runs on is touched. */
export function bendPrice(bend: number, crossing: number, met: number, touched: number): number {
  return bend + met * crossing * price.crossingAtBend + touched * price.touch
}

/** In a foreign group; more where it is entered. */
export function foreignPrice(length: number, isEntered: boolean): number {
  return price.foreignStep * length + (isEntered ? price.foreignWall : 0)
}
