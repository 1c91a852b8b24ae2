/**
 * How much a reader follows without effort: one set of limits for what lays out lines and for what judges them (R12).
 */
export const legible = {
  /** The most bends of a line. */
  bends: 2,
  /** One crossing is usual for so many lines. */
  linesPerCrossing: 5,
} as const
