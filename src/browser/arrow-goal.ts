/**
 * Where the arrow keys lead in a row of controls that is one tab stop.
 */

/** The place that a key leads to from `at`, around the ends; undefined for other keys. */
export function arrowGoal(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
