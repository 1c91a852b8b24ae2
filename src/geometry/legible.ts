/**
 * How much a reader follows without effort: one set of limits for what lays out lines and for what judges them (R12, R19).
 */
export const legible = {
  /** The most bends of a line. */
  bends: 2,
  /** One crossing is usual for so many lines. */
  linesPerCrossing: 5,
  /** The share of arrows that follow the main flow, and how many arrows have one at least. */
  agreeing: 0.8,
  fewestArrows: 5,
} as const
