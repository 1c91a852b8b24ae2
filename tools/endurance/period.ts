/**
 * The phases of an endurance run: a quiet one for comparison, then the nuisances; in the second half no worker dies.
 */

/** A running period. Times are milliseconds. */
export type Period = {
  milliseconds: number
  /** How long the quiet phase is. */
  quiet: number
  isQuiet: () => boolean
  /** The second half, in which no worker is killed. */
  isSettling: () => boolean
  /** The last third: by then the youngest worker has served everything, and memory must stay constant. */
  isWarm: () => boolean
  /** The last sixth. */
  isEnding: () => boolean
  isOver: () => boolean
}

/** Starts a period. */
export function beginPeriod(milliseconds: number): Period {
  const start = performance.now()
  const isAfter = (share: number) => (): boolean => performance.now() - start >= milliseconds * share
  const quietShare = 0.2
  const isLoud = isAfter(quietShare)
  return {
    milliseconds,
    quiet: milliseconds * quietShare,
    isQuiet: () => !isLoud(),
    isSettling: isAfter(1 / 2),
    isWarm: isAfter(2 / 3),
    isEnding: isAfter(5 / 6),
    isOver: isAfter(1),
  }
}

/** Resolves after a number of milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
