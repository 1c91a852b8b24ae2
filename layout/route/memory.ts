/**
 * What came of places, prices and routes before. Candidates that differ only in prices often find the same routes, and from
 * these on everything is the same: it is computed once for each graph. What it took counts each time, so that the same
 * candidates are drawn as if nothing were remembered.
 */
import type { Board } from '../model/board.ts'
import type { Path } from './path.ts'

export class Memory<Result> {
  private readonly results = new Map<string, Result>()

  /** What `compute` returns, which is called for the first of a key only. */
  recall(key: string, compute: () => Result): Result {
    const known = this.results.get(key)
    if (known !== undefined) return known
    const result = compute()
    this.results.set(key, result)
    return result
  }
}

/** All that steps look at on a board, other than what was given. */
export const keyOfPlaces = ({ items, wires, step, isTurned, corridors, halves, known }: Board): string => {
  const places = items.map(({ x, y, w, h, row, column, wall }) => [x, y, w, h, row, column, wall].join(' '))
  const backward = wires.map(({ isBack }) => (isBack ? 1 : 0)).join('')
  const between = halves.map(({ item, axis, gap }) => `${item}${axis}${gap}`).join(' ')
  return [step, isTurned, known.size, backward, corridors.join(' '), between, ...places].join('|')
}

export const keyOfRoutes = (paths: readonly Path[]): string =>
  paths.map(({ points, sides }) => `${sides.join(' ')} ${points.map(({ x, y }) => `${x} ${y}`).join()}`).join('|')
